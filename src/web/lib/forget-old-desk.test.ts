import { beforeEach, expect, test, vi } from 'vitest'
import { dropExpiredDesk, DESK_CACHE_KEY } from './forget-old-desk.ts'

const NOW = new Date('2026-12-01T21:00:00+05:30')
const store = new Map<string, string>()

beforeEach(() => {
  store.clear()
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const LISTS = { day: { rows: ['Asha Rao'] } }
const until = (expires_at: string) => ({ me: { expires_at }, ...LISTS })
const keep = (kept: object) => store.set(DESK_CACHE_KEY, JSON.stringify(kept))

test('the desk’s stored lists stay until the session’s last second', () => {
  const kept = until('2026-12-01T21:00:01+05:30')
  keep(kept)
  expect(dropExpiredDesk()).toEqual(kept)
  expect(store.size).toBe(1)
})

test('the desk’s stored lists are deleted when the session ends', () => {
  keep(until('2026-12-01T21:00:00+05:30'))
  expect(dropExpiredDesk()).toEqual({})
  expect(store.size).toBe(0)
})

test('the desk’s stored lists are deleted immediately when there is no session', () => {
  keep(LISTS)
  expect(dropExpiredDesk()).toEqual({})
  expect(store.size).toBe(0)
})

test('an unsent desk entry is kept, without its guest’s name', () => {
  keep({ ...until('2026-12-01T20:00:00+05:30'), marks: [{ key: 'k', name: 'Asha Rao', act: 'arrive' }] })
  expect(dropExpiredDesk()).toEqual({ marks: [{ key: 'k', name: '–', act: 'arrive' }] })
  expect([...store.values()].join()).not.toContain('Asha')
})

test('stored desk data in a different format cause no error', () => {
  store.set(DESK_CACHE_KEY, '{')
  expect(dropExpiredDesk()).toEqual({})
})
