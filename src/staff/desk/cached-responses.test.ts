import { beforeEach, expect, test, vi } from 'vitest'
import { CACHED_RESPONSES } from './cached-responses.ts'

const store = new Map<string, string>()

beforeEach(() => {
  store.clear()
  store.set(
    'desk',
    JSON.stringify({ me: { expires_at: '2099-01-01T00:00:00Z', post: { staff_id: 'ravi', hotel: { id: 1 } } } }),
  )
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  })
})

test('a cached answer is read only for the same request', () => {
  const taken = [{ method: 'cash', amount: 500, entries: 1 }]
  CACHED_RESPONSES.store('GET /desk/shift', {}, { taken })
  expect(CACHED_RESPONSES.read('GET /desk/shift', {})).toMatchObject({ value: { taken } })
  expect(CACHED_RESPONSES.read('GET /desk/shift', { query: { of: 'x' } })).toBeUndefined()
})

test('a shift cached by an earlier release, without sums by method, is not shown', () => {
  CACHED_RESPONSES.store('GET /desk/shift', {}, { takings: [] })
  expect(CACHED_RESPONSES.read('GET /desk/shift', {})).toBeUndefined()
})
