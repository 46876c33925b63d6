import { describe, expect, test } from 'vitest'
import { istInstant, toIstIso } from '../kernel/ist.ts'
import { detectSlot, searchPeriod } from './detect-slot.ts'
import { checkStay, daysOfStay, slotPeriod } from './period.ts'
import { isSlotIndex, SLOTS, slotHours, slotOfBookingSlotId, type SlotIndex } from './slots.ts'

const DAY = '2026-12-05'
const at = (hour: number, date = DAY) => istInstant(date, hour)

describe('the table of slots', () => {
  test.each([
    [0, 'morning_slot', '2026-12-05T10:00:00+05:30', '2026-12-05T19:00:00+05:30', 9],
    [1, 'custom_slot_1', '2026-12-05T13:00:00+05:30', '2026-12-05T18:00:00+05:30', 5],
    [2, 'custom_slot_2', '2026-12-05T18:00:00+05:30', '2026-12-05T21:00:00+05:30', 3],
    [3, 'evening_slot', '2026-12-05T21:00:00+05:30', '2026-12-06T10:00:00+05:30', 13],
    [4, 'fullday_slot', '2026-12-05T12:00:00+05:30', '2026-12-06T11:00:00+05:30', 23],
  ] as const)('slot %i is %s from %s to %s', (index, key, start, end, hours) => {
    const period = slotPeriod(index, DAY)
    expect([SLOTS[index].key, toIstIso(period.start), toIstIso(period.end)]).toEqual([key, start, end])
    expect(slotHours(SLOTS[index])).toBe(hours)
  })

  test('a booking request swaps slots 1 and 3, and 2 and 4', () => {
    expect(SLOTS.map((slot) => slot.bookingSlotId)).toEqual([0, 3, 4, 1, 2])
    expect([0, 1, 2, 3, 4].map((id) => slotOfBookingSlotId(id)?.index)).toEqual([0, 3, 4, 1, 2])
    expect(slotOfBookingSlotId(5)).toBeUndefined()
  })

  test('each slot has a name for lists and a name for the chatbot', () => {
    expect(SLOTS.map((slot) => slot.listingName)).toEqual([
      'Morning',
      'Custom Day',
      'Custom Night',
      'Evening',
      'Full Day',
    ])
    expect(SLOTS.map((slot) => slot.chatbotName)).toEqual(['Day', 'Escape', 'Quickie', 'Night', 'Full Day'])
  })

  test('only Evening and Full Day include breakfast', () => {
    expect(SLOTS.filter((slot) => slot.hasBreakfast).map((slot) => slot.index)).toEqual([3, 4])
  })
})

test.each([
  [-1, false],
  [0, true],
  [4, true],
  [5, false],
  [1.5, false],
  [Number.NaN, false],
])('the number %f is a slot: %s', (value, is) => expect(isSlotIndex(value)).toBe(is))

describe('detected slots', () => {
  test.each([
    [8.9, 4],
    [9, 0],
    [10, 0],
    [11, 0],
    [11.5, 4],
    [12, 4],
    [12.5, 4],
    [12.6, 1],
    [13, 1],
    [14, 1],
    [14.1, 4],
    [16.9, 4],
    [17, 2],
    [18, 2],
    [19, 2],
    [19.5, 4],
    [20, 3],
    [21, 3],
    [22, 3],
    [22.1, 4],
    [0, 4],
    [3, 4],
  ] as const)('the slot detected for %f o’clock is %i', (hour, slot) => expect(detectSlot(at(hour))).toBe(slot))

  test('a search is widened to the hours of the detected slot, and to the days of a Full Day', () => {
    expect(searchPeriod(at(20.5), at(9, '2026-12-06'))).toEqual({ slot: 3, days: 1, period: slotPeriod(3, DAY) })
    expect(searchPeriod(at(12), at(11, '2026-12-08'))).toEqual({ slot: 4, days: 3, period: slotPeriod(4, DAY, 3) })
  })
})

describe('stays', () => {
  const now = at(9)
  const check = (slot: SlotIndex, start: Date, end: Date, when = now) => {
    const checked = checkStay(slot, { start, end }, when)
    return checked.ok ? checked.value.days : checked.refusal
  }
  test.each([
    ['in the hours of its slot is accepted', 3, at(21), at(34), now, 1],
    ['that is a minute short is refused', 3, at(21), new Date(at(34).getTime() - 60_000), now, 'NOT_A_SLOT'],
    ['in the hours of another slot is refused', 0, at(13), at(18), now, 'NOT_A_SLOT'],
    ['of three full days is accepted', 4, at(12), at(11, '2026-12-08'), now, 3],
    ['of 30 full days is accepted', 4, at(12), at(11, '2027-01-04'), now, 30],
    ['of 31 full days is refused', 4, at(12), at(11, '2027-01-05'), now, 'TOO_LONG'],
    ['in Morning is accepted until half of it is over', 0, at(10), at(19), at(14.5), 1],
    ['in Morning is refused a minute later', 0, at(10), at(19), at(14.5 + 1 / 60), 'STARTED'],
    ['in Custom Night is accepted until half of it is over', 2, at(18), at(21), at(19.5), 1],
    ['in Custom Night is refused a minute later', 2, at(18), at(21), at(19.5 + 1 / 60), 'STARTED'],
    ['in Evening is accepted at 3:30 AM', 3, at(21), at(34), at(27.5), 1],
    ['in Evening is refused at 3:31 AM', 3, at(21), at(34), at(27.5 + 1 / 60), 'STARTED'],
    ['in Full Day is accepted at 11:30 PM', 4, at(12), at(35), at(23.5), 1],
    [
      'of three full days is refused at 11:31 PM of the first',
      4,
      at(12),
      at(11, '2026-12-08'),
      at(23.5 + 1 / 60),
      'STARTED',
    ],
    ['that has ended is refused', 2, at(18), at(21), at(21), 'ENDED'],
    ['180 days ahead is accepted', 0, at(10, '2027-06-03'), at(19, '2027-06-03'), now, 1],
    ['181 days ahead is refused', 0, at(10, '2027-06-04'), at(19, '2027-06-04'), now, 'TOO_FAR_AHEAD'],
    ['that ends before it begins is refused', 4, at(12), at(11, '2026-12-01'), now, 'NOT_A_SLOT'],
  ] as const)('the times of a stay are accepted or refused: a stay %s', (_name, slot, start, end, when, expected) =>
    expect(check(slot, start, end, when)).toBe(expected),
  )

  test('a stay is billed by the day only in Full Day', () => {
    expect(daysOfStay(3, slotPeriod(3, DAY))).toBe(1)
    expect(daysOfStay(4, slotPeriod(4, DAY, 2))).toBe(2)
    expect(daysOfStay(3, { start: at(21), end: at(10, '2026-12-08') })).toBe(1)
  })
})
