import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Reading } from '../../../ports/change-feed.ts'
import { followFeed } from './follow-feed.ts'
import { MAX_OUTAGE } from '../../../ports/outage.ts'

/** A follower of a feed whose readings the test answers itself. It stops when the test has finished. */
function stage(apply?: (reading: Reading) => Promise<void>) {
  const asked: PromiseWithResolvers<Reading>[] = []
  const applied: Reading[] = []
  const failures: unknown[] = []
  const world: { writes: number; goneSince: number | undefined } = { writes: 0, goneSince: undefined }
  const follower = followFeed({
    feed: {
      read: () => {
        const answer = Promise.withResolvers<Reading>()
        asked.push(answer)
        return answer.promise
      },
    },
    apply: async (reading) => {
      await apply?.(reading)
      applied.push(reading)
    },
    writes: () => world.writes,
    failed: (error) => failures.push(error),
    goneSince: () => world.goneSince,
  })
  const answer = async (reading: Reading = { from: 'last reading', changes: [] }) => {
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    asked.shift()?.resolve(reading)
  }
  onTestFinished(async () => {
    const stopped = follower.stop()
    for (const { resolve } of asked) resolve({ from: 'restart' })
    await stopped
  })
  return { follower, asked, applied, failures, world, answer }
}

test('the catalogue in memory waits for the first read of the change feed, and then answers immediately', async () => {
  const { follower, answer } = stage()
  const current = follower.isCurrent()
  await answer()
  expect(await current).toBe(true)
  expect(follower.isCurrent()).toBe(true)
})

test('the catalogue in memory waits, after a local write, for a read of the change feed that began later', async () => {
  const { follower, asked, answer, world } = stage()
  const first = follower.isCurrent()
  await expect.poll(() => asked.length).toBe(1)
  world.writes += 1
  const second = follower.isCurrent()
  await answer()
  expect(await first).toBe(true)
  await expect.poll(() => asked.length).toBe(1)
  await answer()
  expect(await second).toBe(true)
  expect(follower.isCurrent()).toBe(true)
})

test('the follower keeps reading the change feed while somebody searches', async () => {
  const { follower, answer, applied } = stage()
  const current = follower.isCurrent()
  await answer()
  await current
  await answer()
  await expect.poll(() => applied.length).toBe(2)
})

test('a catalogue in memory older than a second is not trusted', async () => {
  const { follower, asked, answer } = stage()
  const current = follower.isCurrent()
  await answer()
  await current
  await pause(1050)
  // The reading that the follower started by itself hangs, but nobody waits for it any more.
  expect(asked.length).toBe(1)
  expect(follower.isCurrent()).toBe(false)
  expect(follower.ageMilliseconds()).toBeGreaterThan(1000)
})

test('the catalogue in memory loses its age while nobody searches, and regains it with the next search', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { follower, asked } = stage()
  void follower.isCurrent()
  await vi.advanceTimersByTimeAsync(0)
  asked.shift()?.resolve({ from: 'restart' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(follower.ageMilliseconds()).toBeGreaterThan(19_000)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(follower.ageMilliseconds()).toBe(0)
  void follower.isCurrent()
  expect(follower.ageMilliseconds()).toBeGreaterThan(30_000)
})

test('a change feed that hangs delays one answer by a fifth of a second, and no later answer', async () => {
  const { follower } = stage()
  const began = performance.now()
  expect(await follower.isCurrent()).toBe(false)
  expect(performance.now() - began).toBeGreaterThan(150)
  // A timer may end a fraction of a millisecond early.
  await pause(20)
  expect(follower.isCurrent()).toBe(false)
})

test('a failed read of the change feed makes the catalogue load again', async () => {
  const { follower, asked, applied, failures } = stage()
  const current = follower.isCurrent()
  await expect.poll(() => asked.length).toBe(1)
  asked.shift()?.reject(new Error('no database'))
  expect(await current).toBe(false)
  expect(applied).toEqual([{ from: 'restart' }])
  expect(failures).toEqual([new Error('no database')])
})

const LOST = new Error('Connection terminated unexpectedly')

describe('a database outage', () => {
  test('a catalogue that was current before a database outage answers, even if it is older than a second', async () => {
    const { follower, answer, asked, applied, world } = stage()
    const current = follower.isCurrent()
    await answer()
    await current
    await expect.poll(() => asked.length).toBe(1)
    asked.shift()?.reject(LOST)
    await pause(1050)
    expect(follower.isCurrent()).toBe(false)
    world.goneSince = performance.now() - 1000
    expect(follower.isCurrent()).toBe(true)
    // A reading that was lost with its connection removed nothing from the feed.
    expect(applied).toEqual([{ from: 'last reading', changes: [] }])
  })

  test('a catalogue that was out of date before a database outage does not answer', async () => {
    const { follower, answer, world } = stage()
    const current = follower.isCurrent()
    await answer()
    await current
    await pause(1050)
    world.goneSince = performance.now()
    expect(follower.isCurrent()).toBe(false)
  })

  // In a longer outage, only this process may be cut off while others continue to write.
  test('a catalogue is trusted for at most the first half minute of a database outage', async () => {
    const { follower, answer, world } = stage()
    const current = follower.isCurrent()
    await answer()
    await current
    await pause(1050)
    world.goneSince = performance.now() - MAX_OUTAGE - 1
    expect(follower.isCurrent()).toBe(false)
  })

  test('changes that could not be applied during a database outage are applied first after the outage', async () => {
    const world = { isGone: true }
    const { follower, answer, applied } = stage(async () => {
      if (world.isGone) throw LOST
    })
    const change: Reading = { from: 'last reading', changes: [{ kind: 'hotel', hotelId: 7 }] }
    const current = follower.isCurrent()
    await answer(change)
    await current
    expect(applied).toEqual([])
    world.isGone = false
    const again = follower.isCurrent()
    await answer()
    await expect.poll(() => applied.length).toBe(2)
    await again
    expect(applied[0]).toEqual(change)
  })
})

test('a stopped change feed is never treated as current', async () => {
  const { follower } = stage()
  await follower.stop()
  expect(follower.isCurrent()).toBe(false)
})
