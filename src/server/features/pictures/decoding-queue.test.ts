import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { decodingQueue } from './decoding-queue.ts'

/** Work that ends when the test ends it. */
function works(queue: ReturnType<typeof decodingQueue>) {
  const ends: (() => void)[] = []
  let most = 0
  let running = 0
  const start = () =>
    queue.run(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise<void>((resolve) => ends.push(resolve))
      running -= 1
      return 'done'
    })
  return { start, ends, maxAtOnce: () => most }
}

test('the decoding queue runs two tasks together, lets others wait, and refuses further ones', async () => {
  const queue = decodingQueue({ maxAtOnce: 2, maxWaiting: 3 })
  const { start, ends, maxAtOnce } = works(queue)
  const started = Array.from({ length: 5 }, start)
  expect(queue.isFull()).toBe(true)
  expect(await start()).toBe('full')
  for (let ended = 0; ended < 5; ended += 1) {
    await turn()
    ends[ended]?.()
  }
  expect(await Promise.all(started)).toEqual(Array(5).fill('done'))
  expect(maxAtOnce()).toBe(2)
  expect(queue.isFull()).toBe(false)
})

test('the decoding queue frees a place when a task fails', async () => {
  const queue = decodingQueue({ maxAtOnce: 1, maxWaiting: 1 })
  const failing = () => queue.run(() => Promise.reject(new Error('broken')))
  await expect(Promise.all([failing(), failing()])).rejects.toThrow('broken')
  await turn()
  expect(await queue.run(async () => 'done')).toBe('done')
})
