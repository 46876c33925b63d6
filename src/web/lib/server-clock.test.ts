import { beforeEach, expect, test, vi } from 'vitest'
import { syncClock, serverNow } from './server-clock.ts'

const BROWSER = new Date('2026-11-20T03:00:00Z')
const SERVER = 'Sat, 21 Nov 2026 14:30:00 GMT'

beforeEach(() => {
  vi.useFakeTimers({ now: BROWSER })
  return () => vi.useRealTimers()
})

const hear = (headers: Record<string, string>) => syncClock(new Headers(headers))

test('a page’s server clock follows the last fresh answer and runs on from there', () => {
  expect(serverNow()).toEqual(BROWSER)
  hear({ date: SERVER, 'cache-control': 'private, no-store' })
  vi.advanceTimersByTime(60_000)
  expect(serverNow().toISOString()).toBe('2026-11-21T14:31:00.000Z')
})

test.each([
  ['one that a cache may have kept', { date: 'Sun, 01 Nov 2026 00:00:00 GMT', 'cache-control': 'public, max-age=60' }],
  ['one that names no rule', { date: 'Sun, 01 Nov 2026 00:00:00 GMT' }],
  ['one without a time', { 'cache-control': 'no-store' }],
  ['one with a time that is none', { date: 'soon', 'cache-control': 'no-store' }],
])('a page’s server clock ignores an answer: %s', (_name, headers) => {
  hear({ date: SERVER, 'cache-control': 'private, no-store' })
  hear(headers)
  expect(serverNow().toISOString()).toBe('2026-11-21T14:30:00.000Z')
})
