import { expect, test } from 'vitest'
import { memoryLimitCounters } from './memory-limit-counters.ts'

test('the limit counter counts each key in a window that begins with the key’s first try', async () => {
  let now = 1000
  const counters = memoryLimitCounters(() => now)
  const count = async (key: string) => {
    const { tries, endsInMilliseconds } = await counters.count(key, 60_000)
    return [tries, endsInMilliseconds]
  }
  expect(await count('one')).toEqual([1, 60_000])
  now += 20_000
  expect(await count('one')).toEqual([2, 40_000])
  expect(await count('other')).toEqual([1, 60_000])
  now += 39_999
  expect(await count('one')).toEqual([3, 1])
  now += 1
  expect(await count('one')).toEqual([1, 60_000])
  expect(await count('other')).toEqual([2, 20_000])
})

test('the limit counter forgets the oldest windows instead of growing without limit', async () => {
  const counters = memoryLimitCounters(() => 0)
  const windows = 100_000
  for (let key = 0; key < windows; key++) await counters.count(String(key), 60_000)
  await counters.count('one more', 60_000)
  expect((await counters.count(String(windows - 1), 60_000)).tries).toBe(2)
  expect((await counters.count('0', 60_000)).tries).toBe(1)
})
