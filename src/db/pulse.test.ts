import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { startPulse, type Pulse } from './pulse.ts'

let pulse: Pulse
afterEach(() => pulse.stop())

const until = async (fact: () => boolean) => {
  for (let look = 0; look < 200 && !fact(); look++) await pause(25)
  expect(fact()).toBe(true)
}

test('the database heartbeat has no gap while the database answers', async () => {
  let beats = 0
  let missed = 0
  pulse = startPulse({ beat: () => Promise.resolve((beats += 1)), bytesHeard: () => 0, onMissed: () => (missed += 1) })
  await until(() => beats >= 3)
  expect([pulse.isBeating(), missed]).toEqual([true, 0])
})

test('the database heartbeat stops when the database refuses or hangs, reports it each time, and resumes afterwards', async () => {
  let answer = () => Promise.reject<unknown>(new Error('refused'))
  let missed = 0
  pulse = startPulse({ beat: () => answer(), bytesHeard: () => 0, onMissed: () => (missed += 1) })
  await until(() => missed >= 2)
  expect(pulse.isBeating()).toBe(false)
  answer = () => new Promise(() => undefined)
  const before = missed
  await until(() => missed > before)
  expect(pulse.isBeating()).toBe(false)
  answer = () => Promise.resolve('here')
  await until(() => pulse.isBeating())
})

test('a process too busy to read an answer does not report the database as silent', async () => {
  let missed = 0
  pulse = startPulse({ beat: () => pause(5), bytesHeard: () => 0, onMissed: () => (missed += 1) })
  await pause(20)
  const busyUntil = performance.now() + 1400
  while (performance.now() < busyUntil);
  await pause(100)
  expect([pulse.isBeating(), missed]).toEqual([true, 0])
})

test('a database that is slow while other answers arrive is treated as busy, not gone', async () => {
  let heard = 0
  let missed = 0
  pulse = startPulse({ beat: () => pause(900), bytesHeard: () => (heard += 1), onMissed: () => (missed += 1) })
  await pause(2500)
  expect([pulse.isBeating(), missed]).toEqual([true, 0])
})

test('the database is treated as hanging after the second unanswered query', async () => {
  let beats = 0
  const hangs = () => {
    beats += 1
    return new Promise(() => undefined)
  }
  pulse = startPulse({ beat: hangs, bytesHeard: () => 0, onMissed: () => undefined })
  await until(() => !pulse.isBeating())
  expect(beats).toBe(2)
})
