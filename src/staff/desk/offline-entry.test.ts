import { describe, expect, test } from 'vitest'
import { withAuthor, dateEntry, isQueued, splitByAuthor, type Clock, type OfflineEntry } from './offline-entry.ts'

const RAVI = { staffId: 'ravi', name: 'Ravi', hotelId: 1 }
const IMRAN = { staffId: 'imran', name: 'Imran', hotelId: 1 }
const MINUTE = 60_000

const mark = (more: Partial<OfflineEntry> = {}): OfflineEntry => ({
  key: 'k',
  bookingId: 'b',
  name: 'Asha Rao',
  act: 'leave',
  body: {},
  by: RAVI,
  made: { phone: 1_000_000, page: 'first', since: 5000 },
  ...more,
})
const money = (phone: number, amount = 500): OfflineEntry =>
  mark({ act: 'take', body: { amount, method: 'cash' }, made: { phone, page: 'first', since: phone } })

describe('presses at the desk', () => {
  test.each([
    ['is a duplicate of a queued one with the same act on the same booking', mark({ key: 'other' }), true],
    ['is no duplicate of another act', mark({ act: 'arrive' }), false],
    ['is no duplicate of one on another booking', mark({ bookingId: 'c' }), false],
    ['is no duplicate of another colleague’s', mark({ by: IMRAN }), false],
  ])('the desk’s queue decides whether a repeated press is a duplicate: it %s', (_title, pressed, isSame) =>
    expect(isQueued([mark()], pressed)).toBe(isSame),
  )

  test.each([
    ['is a duplicate within five seconds', money(4999), true],
    ['is no duplicate after five seconds', money(5000), false],
    ['is no duplicate with another amount', money(10, 400), false],
  ])('the desk’s queue decides whether a repeated payment is a duplicate: it %s', (_title, pressed, isSame) =>
    expect(isQueued([money(0)], pressed)).toBe(isSame),
  )
})

describe('desk entry times', () => {
  const server = new Date('2026-12-05T21:00:00+05:30')
  const clock = (more: Partial<Clock>): Clock => ({ server, phone: 1_000_000, page: 'first', since: 5000, ...more })
  test.each([
    [
      'is ten minutes ago when the page’s own clock says so',
      clock({ since: 5000 + 10 * MINUTE }),
      '2026-12-05T20:50:00+05:30',
    ],
    [
      'follows the page’s own clock when the phone’s clock is corrected meanwhile',
      clock({ since: 5000 + 10 * MINUTE, phone: 1_000_000 + 200 * MINUTE }),
      '2026-12-05T20:50:00+05:30',
    ],
    [
      'is counted by the phone’s clock after a reload, however wrong that is',
      clock({ page: 'second', since: 0, phone: 1_000_000 + 10 * MINUTE }),
      '2026-12-05T20:50:00+05:30',
    ],
    [
      'is never ahead of the server',
      clock({ page: 'second', since: 0, phone: 1_000_000 - 180 * MINUTE }),
      '2026-12-05T21:00:00+05:30',
    ],
  ])('the time of a desk entry is estimated: it %s', (_title, now, at) =>
    expect(dateEntry(mark(), now).body['at']).toBe(at),
  )

  test('a desk entry’s time does not change after it was first sent', () => {
    const sent = mark({ body: { at: '2026-12-05T20:00:00+05:30' } })
    expect(dateEntry(sent, clock({ since: 9_000_000 }))).toEqual(sent)
  })
})

describe('queued entries of the desk', () => {
  const own = mark({ key: 'own' })
  const other = mark({ key: 'other', by: IMRAN })
  const { by: _, ...old } = mark({ key: 'old' })

  test('queued desk entries are split into those of the signed-in colleague and those of other people', () => {
    expect(splitByAuthor([own, other, old], RAVI)).toEqual({ own: [own], others: [other, old] })
  })

  test('queued desk entries all belong to other people while nobody is signed in', () => {
    expect(splitByAuthor([own, old], undefined)).toEqual({ own: [], others: [own, old] })
  })

  test('queued desk entries from an older release are assigned to the colleague whose session made them', () => {
    expect(withAuthor([old, other], RAVI)).toEqual([{ ...old, by: RAVI }, other])
    expect(withAuthor([old], undefined)).toEqual([old])
  })
})
