import { expect, test } from 'vitest'
import { addMinutes, istInstant } from '../kernel/ist.ts'
import { slotPeriod } from '../slots/period.ts'
import { saidOfOwnStays, stayToAskAbout, type OwnStay } from './own-stays.ts'

const DAY = '2026-12-05'
const NEXT = '2026-12-06'
const EVENING = slotPeriod(3, DAY)

const own = (hotelId: number, { start, end } = EVENING, extraHours = 0): OwnStay => ({
  hotelId,
  checkin: start,
  checkout: end,
  leaves: addMinutes(end, extraHours * 60),
})

const wanted = { hotelId: 7, period: EVENING }

test.each([
  ['the same stay', own(7), true, true],
  ['another time of the same hotel', own(7, slotPeriod(4, DAY)), false, true],
  ['the same time of another hotel', own(8), false, true],
  ['a stay that ends as this one begins', own(7, slotPeriod(2, DAY)), false, false],
  ['a stay that begins as this one ends', own(7, slotPeriod(0, NEXT)), false, false],
  ['a stay whose extra hours reach into this one', own(7, slotPeriod(2, DAY), 1), false, true],
  ['the same hours a day later', own(7, slotPeriod(3, NEXT)), false, false],
])('%s: a client that says nothing is asked %s, our pages are asked', (_which, stay, asksClients, asksPages) => {
  expect(stayToAskAbout(wanted, [stay], 'not-said') === stay).toBe(asksClients)
  expect(stayToAskAbout(wanted, [stay], 'one-only') === stay).toBe(asksPages)
  expect(stayToAskAbout(wanted, [stay], 'another')).toBeUndefined()
})

test('the same stay is named before one of the same hotel, and that before another hotel’s', () => {
  const [same, sameHotel, other] = [own(7), own(7, slotPeriod(4, DAY)), own(8)]
  expect(stayToAskAbout(wanted, [other, sameHotel, same], 'one-only')).toBe(same)
  expect(stayToAskAbout(wanted, [other, sameHotel], 'one-only')).toBe(sameHotel)
  expect(stayToAskAbout(wanted, [], 'one-only')).toBeUndefined()
})

test.each([
  [true, 'another'],
  [false, 'one-only'],
  [undefined, 'not-said'],
  [null, 'not-said'],
] as const)('`another: %s` says %s', (another, said) => expect(saidOfOwnStays(another)).toBe(said))

test('an hour of the period decides', () => {
  const late = own(8, { start: istInstant(NEXT, 9), end: istInstant(NEXT, 19) })
  expect(stayToAskAbout(wanted, [late], 'one-only')).toBe(late)
})
