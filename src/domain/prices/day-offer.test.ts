import { describe, expect, test } from 'vitest'
import { istInstant } from '../kernel/ist.ts'
import { dayOffer, offeredDays } from './day-offer.ts'
import { slotPricing } from './price-on.ts'

const TODAY = '2026-12-01'
const EVENING = 3

describe('offers of a day', () => {
  const pricing = slotPricing(1499, [{ id: 1, days: { first: '2026-12-03', last: '2026-12-03' }, price: null }])
  const asked = {
    slot: EVENING,
    pricing,
    hasRooms: true,
    isPaused: false,
    isTooLate: false,
    now: istInstant(TODAY, 9),
  } as const
  test.each([
    ['free', { ...asked, date: TODAY }, 'free', 1499],
    ['sold, with its price', { ...asked, date: TODAY, hasRooms: false }, 'sold', 1499],
    ['closed, even if rooms are free', { ...asked, date: '2026-12-03' }, 'closed', null],
    ['closed while the hotel sells nothing', { ...asked, date: TODAY, isPaused: true }, 'closed', null],
    [
      'none in a slot that the hotel never sells',
      { ...asked, date: TODAY, pricing: slotPricing(null) },
      'not-sold',
      null,
    ],
    [
      'still free at 3:30 AM, halfway through the Evening',
      { ...asked, date: TODAY, now: istInstant(TODAY, 27.5) },
      'free',
      1499,
    ],
    [
      'over when the slot has begun and nobody is at the reception',
      { ...asked, date: TODAY, isTooLate: true },
      'over',
      1499,
    ],
    [
      'over after 3:30 AM even when sales are paused',
      { ...asked, date: TODAY, isPaused: true, now: istInstant(TODAY, 27.6) },
      'over',
      1499,
    ],
    ['over after 3:30 AM', { ...asked, date: TODAY, now: istInstant(TODAY, 27.6) }, 'over', 1499],
  ])('a day’s offer is %s', (_name, day, state, price) => {
    expect(dayOffer(day)).toEqual({ date: day.date, state, price })
  })
})

test('the price list shows last night’s prices after midnight until half of that night is over', () => {
  const days = (hour: number) => offeredDays('2026-11-30', 3, istInstant(TODAY, hour))
  expect(days(1)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02'])
  expect(days(4)).toEqual(['2026-12-01', '2026-12-02'])
})

test.each([
  ['those asked for', TODAY, 2, ['2026-12-01', '2026-12-02']],
  ['none before today', '2026-11-29', 4, ['2026-12-01', '2026-12-02']],
  ['none in the past', '2026-11-01', 4, []],
  ['none later than bookings are taken', '2027-05-29', 4, ['2027-05-29', '2027-05-30']],
])('the offered days are %s', (_name, first, days, expected) => {
  expect(offeredDays(first, days, istInstant(TODAY, 9))).toEqual(expected)
})
