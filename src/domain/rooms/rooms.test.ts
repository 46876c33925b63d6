import { describe, expect, test } from 'vitest'
import { istInstant, toIstIso } from '../kernel/ist.ts'
import type { Period } from '../kernel/period.ts'
import { slotPricing } from '../prices/price-on.ts'
import type { SlotIndex } from '../slots/slots.ts'
import { checkBlock, isSalesDay } from './block.ts'
import { freeFor, freeNow, freeTonight, type HotelRooms } from './free-rooms.ts'
import { leftToSell, type SalesDay } from './left-to-sell.ts'
import { barOf, barsOf, rackDay, rackPeriod } from './rack.ts'

const DAY = '2026-12-05'
const at = (hour: number) => new Date(Math.round(istInstant(DAY).getTime() + hour * 3_600_000))
const period = (from: number, until: number): Period => ({ start: at(from), end: at(until) })
const MINUTE = 1 / 60

test.each([
  ['from now on', 12, 14, 'ok'],
  ['from a quarter of an hour ago', 11.75, 14, 'ok'],
  ['from a minute before that', 11.75 - MINUTE, 14, 'BLOCK_BEGAN'],
  ['that is over as it begins', 11.9, 12, 'BLOCK_BEGAN'],
  ['of no length', 14, 14, 'BLOCK_BACKWARDS'],
  ['that ends before it begins', 14, 13, 'BLOCK_BACKWARDS'],
  ['of 31 days', 14, 14 + 31 * 24, 'ok'],
  ['of 31 days and a minute', 14, 14 + 31 * 24 + MINUTE, 'BLOCK_TOO_LONG'],
  ['366 days ahead', 12 + 366 * 24, 13 + 366 * 24, 'ok'],
  ['a minute farther ahead', 12 + 366 * 24 + MINUTE, 13 + 366 * 24, 'BLOCK_TOO_FAR_AHEAD'],
])('a block %s, from %s to %s, is %s', (_name, from, until, expected) => {
  const checked = checkBlock(period(from, until), at(12))
  expect(checked.ok ? 'ok' : checked.refusal).toBe(expected)
})

test.each([
  ['2026-12-03', false],
  ['2026-12-04', true],
  ['2027-01-04', true],
  ['2027-01-05', false],
])('the desk may look up the rooms left to sell for %s: %s', (day, expected) =>
  expect(isSalesDay(day, at(12))).toBe(expected),
)

const rooms = (cleaningMinutes: number, ...stays: [roomId: number, from: number, until: number][]): HotelRooms => ({
  roomIds: [1, 2],
  stays: stays.map(([roomId, from, until]) => ({ roomId, occupied: period(from, until) })),
  cleaningMinutes,
})

describe('free rooms', () => {
  test.each([
    ['while one is occupied', rooms(0, [1, 10, 19]), 18, 1],
    ['from the minute it is clean', rooms(0, [1, 10, 19]), 19, 2],
    ['with two stays in one room', rooms(0, [1, 10, 14], [1, 13, 19]), 13.5, 1],
    ['while both are occupied', rooms(0, [1, 10, 19], [2, 12, 35]), 14, 0],
  ])('the free rooms now are counted %s', (_name, hotel, hour, expected) =>
    expect(freeNow(hotel, at(hour))).toBe(expected),
  )

  test.each([
    ['when a stay ends as the night begins', rooms(30, [1, 10, 21]), 2],
    ['when its cleaning ends in the night', rooms(30, [1, 10, 21 + MINUTE]), 1],
    ['when the next stay begins as the room is clean', rooms(30, [1, 34.5, 40]), 2],
    ['when it begins a minute before', rooms(30, [1, 34.5 - MINUTE, 40]), 1],
  ])('the free rooms tonight are counted %s', (_name, hotel, expected) => {
    expect(freeTonight(hotel, at(12))).toBe(expected)
    expect(freeFor(hotel, period(21, 34))).toBe(expected)
  })
})

const sold = (sales: Partial<SalesDay> = {}) =>
  leftToSell({
    day: DAY,
    now: at(9),
    rooms: rooms(0, [1, 12, 19], [2, 21, 34]),
    pricing: [900, 700, null, 1499, 2000].map((base) => slotPricing(base)),
    pauses: [],
    ...sales,
  }).map(({ slot, state, left }) => [slot, state, left])

describe('the sales list of a day', () => {
  test('the sales list of a day matches what a search finds, earliest slot first', () => {
    expect(sold()).toEqual([
      [0, 'selling', 1],
      [4, 'sold', 0],
      [1, 'selling', 1],
      [2, 'not-sold', 0],
      [3, 'selling', 1],
    ])
  })
  const pausedUntil = (until: number, staysBefore: number) => [
    { until: at(until).getTime(), staysBefore: at(staysBefore).getTime() },
  ]
  const of = (slot: SlotIndex, sales: Partial<SalesDay>) => sold(sales).find(([one]) => one === slot)?.[1]
  const closed = { id: 1, days: { first: DAY, last: DAY }, price: null }
  test.each([
    ['sells a slot until half of it is over', 0, { now: at(14.5) }, 'selling'],
    ['shows it as over a minute later', 0, { now: at(14.5 + MINUTE) }, 'over'],
    ['stops a stay that a pause covers', 3, { pauses: pausedUntil(9 + MINUTE, 21 + MINUTE) }, 'stopped'],
    ['sells a stay that begins where the paused ones end', 3, { pauses: pausedUntil(9 + MINUTE, 21) }, 'selling'],
    [
      'sells everything again in the minute in which the pause ends',
      3,
      { pauses: pausedUntil(9, 21 + MINUTE) },
      'selling',
    ],
    ['shows a closed day as closed', 3, { pricing: [0, 1, 2, 3, 4].map(() => slotPricing(900, [closed])) }, 'closed'],
  ] as const)('the sales list of a day follows the clock: it %s', (_name, slot, sales, expected) =>
    expect(of(slot, sales)).toBe(expected),
  )
})

describe('the rack', () => {
  test.each([
    [5.99, '2026-12-04'],
    [6, '2026-12-05'],
    [29.99, '2026-12-05'],
  ])('the rack at %f o’clock belongs to the day %s', (hour, expected) => expect(rackDay(at(hour))).toBe(expected))

  const day = rackPeriod(DAY, 1)
  test.each([
    [
      'one day from 6 AM, with those who still sleep, to 11 AM',
      rackPeriod(DAY, 1),
      '2026-12-05T06:00:00+05:30',
      '2026-12-06T11:00:00+05:30',
    ],
    ['seven days from 6 AM to 6 AM', rackPeriod(DAY, 7), '2026-12-05T06:00:00+05:30', '2026-12-12T06:00:00+05:30'],
  ])('the rack shows %s', (_name, shown, start, end) => {
    expect([toIstIso(shown.start), toIstIso(shown.end)]).toEqual([start, end])
  })

  test.each([
    ['a stay within the day in full', 12, 35, { from: 6, hours: 23, isCutBefore: false, isCutBehind: false }],
    [
      'a stay that began earlier, cut at the start',
      4,
      11,
      { from: 0, hours: 5, isCutBefore: true, isCutBehind: false },
    ],
    ['a stay that ends later, cut at the end', 33, 40, { from: 27, hours: 2, isCutBefore: false, isCutBehind: true }],
    ['a longer stay, cut at both ends', 0, 60, { from: 0, hours: 29, isCutBefore: true, isCutBehind: true }],
    ['no stay that ends as the day begins', 4, 6, undefined],
    ['no stay that begins as the day ends', 35, 40, undefined],
  ])('the rack shows %s', (_name, from, until, bar) => expect(barOf(period(from, until), day)).toEqual(bar))

  test('the rack shows the cleaning after a stay, if there is any', () => {
    const bars = barsOf({ period: period(10, 19), cleanAt: at(19.5) }, day)
    expect([bars.stay?.hours, bars.cleaning]).toEqual([
      9,
      { from: 13, hours: 0.5, isCutBefore: false, isCutBehind: false },
    ])
    expect(barsOf({ period: period(10, 19), cleanAt: at(19) }, day).cleaning).toBeUndefined()
  })
})
