import { expect, test } from 'vitest'
import { addMinutes, istInstant } from '../kernel/ist.ts'
import { slotPeriod } from '../slots/period.ts'
import { ownStaysAnswer, stayToConfirm, type OwnStay } from './own-stays.ts'

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
  ['for the same hotel and time as another needs the guest’s confirmation from every client', own(7), true, true],
  [
    'for an overlapping time at the same hotel needs the guest’s confirmation on our pages only',
    own(7, slotPeriod(4, DAY)),
    false,
    true,
  ],
  ['for the same time at another hotel needs the guest’s confirmation on our pages only', own(8), false, true],
  ['that begins as another stay ends needs no confirmation', own(7, slotPeriod(2, DAY)), false, false],
  ['that ends as another stay begins needs no confirmation', own(7, slotPeriod(0, NEXT)), false, false],
  [
    'that overlaps the extra hours of another stay needs the guest’s confirmation on our pages only',
    own(7, slotPeriod(2, DAY), 1),
    false,
    true,
  ],
  ['for the same hours a day earlier needs no confirmation', own(7, slotPeriod(3, NEXT)), false, false],
])('a second booking needs the guest’s confirmation or not: a booking %s', (_which, stay, asksClients, asksPages) => {
  expect(stayToConfirm(wanted, [stay], 'not-said') === stay).toBe(asksClients)
  expect(stayToConfirm(wanted, [stay], 'one-only') === stay).toBe(asksPages)
  expect(stayToConfirm(wanted, [stay], 'another')).toBeUndefined()
})

test('the question about a second booking names the identical stay first, then the same hotel, then others', () => {
  const [same, sameHotel, other] = [own(7), own(7, slotPeriod(4, DAY)), own(8)]
  expect(stayToConfirm(wanted, [other, sameHotel, same], 'one-only')).toBe(same)
  expect(stayToConfirm(wanted, [other, sameHotel], 'one-only')).toBe(sameHotel)
  expect(stayToConfirm(wanted, [], 'one-only')).toBeUndefined()
})

test.each([
  [true, 'another'],
  [false, 'one-only'],
  [undefined, 'not-said'],
  [null, 'not-said'],
] as const)('the field “another” with %s is read as %s', (another, said) => expect(ownStaysAnswer(another)).toBe(said))

test('an overlap of a single hour with another stay is enough to ask the guest', () => {
  const late = own(8, { start: istInstant(NEXT, 9), end: istInstant(NEXT, 19) })
  expect(stayToConfirm(wanted, [late], 'one-only')).toBe(late)
})
