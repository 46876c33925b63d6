import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FRESH_FOR } from './page-cache.ts'
import { coalesceRequests } from './coalesce-requests.ts'

let asked: string[]
let writes: number
let isThere: boolean

vi.mock('#db/own-writes.ts', () => ({ writesOf: () => writes }))

const answers = () =>
  coalesceRequests({ db: {} as never, isDatabaseAvailable: () => isThere }, async (key) => {
    asked.push(key)
    if (!isThere) throw new Error('gone')
    return asked.length
  })

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  writes = 0
  isThere = true
})
afterEach(() => vi.useRealTimers())

test('identical requests within a quarter of a second share an answer', async () => {
  const ask = answers()
  expect([await ask('pune'), await ask('pune'), await ask('goa')]).toEqual([1, 1, 2])
  vi.advanceTimersByTime(FRESH_FOR - 1)
  expect(await ask('pune')).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await ask('pune')).toBe(3)
})

test('a shared answer includes the process’s own writes', async () => {
  const ask = answers()
  await ask('pune')
  writes++
  expect(await ask('pune')).toBe(2)
})

test('answers are not shared while the database is gone, and failures are never shared', async () => {
  const ask = answers()
  await ask('pune')
  isThere = false
  await expect(ask('pune')).rejects.toThrow('gone')
  isThere = true
  expect(await ask('pune')).toBe(3)
})

test('the cache of shared answers never exceeds a hundred keys', async () => {
  const ask = answers()
  for (let key = 0; key <= 100; key++) await ask(String(key))
  expect(await ask('0')).toBe(102)
})
