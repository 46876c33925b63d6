import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CatalogueChange, Reading } from '../../../ports/change-feed.ts'
import { HotelChanges, SETTLES_AFTER } from './hotel-changes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const read = (...changes: CatalogueChange[]): Reading => ({ from: 'last reading', changes })

/** Reads hotel 7 long after the process started. */
function settled() {
  const changes = new HotelChanges()
  vi.advanceTimersByTime(SETTLES_AFTER)
  return { changes, since: performance.now() }
}

test.each<[string, Reading, boolean]>([
  ['nothing', read(), true],
  ['another hotel', read({ kind: 'hotel', hotelId: 8 }), true],
  ['the hotel', read({ kind: 'hotel', hotelId: 7 }), false],
  ['its stays', read({ kind: 'stays', hotelId: 7, window: { from: 0, until: 1 } }), false],
  ['a city', read({ kind: 'city', cityId: 1 }), false],
  ['everything', read({ kind: 'everything' }), false],
  ['a restart', { from: 'restart' }, false],
])(
  'the catalogue decides whether a hotel’s data are unchanged after the change feed names %s',
  (_what, reading, isUnchanged) => {
    const { changes, since } = settled()
    vi.advanceTimersByTime(10)
    changes.note(reading)
    expect(changes.isUnchanged(7, since)).toBe(isUnchanged)
  },
)

test.each([
  ['just before replicas and shared answers know a change', SETTLES_AFTER - 1, false],
  ['once they know it', SETTLES_AFTER, true],
])('a hotel’s data read %s, %i milliseconds after a change, count as unchanged: %s', (_when, passed, isUnchanged) => {
  const { changes } = settled()
  changes.note(read({ kind: 'hotel', hotelId: 7 }))
  vi.advanceTimersByTime(passed)
  expect(changes.isUnchanged(7, performance.now())).toBe(isUnchanged)
})

test('data that were read in the first moments of a process are not kept', () => {
  expect(new HotelChanges().isUnchanged(7, performance.now())).toBe(false)
})
