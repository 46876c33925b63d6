import { describe, expect, test } from 'vitest'
import { addMinutes, istInstant } from '../kernel/ist.ts'
import { checkStay, slotPeriod } from './period.ts'
import {
  dayClosure,
  defaultSlot,
  fitStay,
  isTonight,
  nightOf,
  openDays,
  openSlots,
  slotClosure,
  usualDay,
} from './openings.ts'
import type { SlotIndex } from './slots.ts'

/** The last day of a month and of a year, when counting days is most likely to go wrong. */
const TODAY = '2026-12-31'
const TOMORROW = '2027-01-01'
const YESTERDAY = '2026-12-30'
const LAST_DAY = '2027-06-29'

/** Returns the instant of a time in India, such as '13:01'. */
function at(time: string, date = TODAY): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return addMinutes(istInstant(date), hour * 60 + minute)
}

const MORNING: SlotIndex = 0
const CUSTOM_DAY: SlotIndex = 1
const CUSTOM_NIGHT: SlotIndex = 2
const EVENING: SlotIndex = 3
const FULL_DAY: SlotIndex = 4

describe('the slots on sale', () => {
  test.each([
    ['4:00', [0, 4, 1, 2, 3]],
    ['9:00', [0, 4, 1, 2, 3]],
    ['14:30', [0, 4, 1, 2, 3]],
    ['14:31', [4, 1, 2, 3]],
    ['15:30', [4, 1, 2, 3]],
    ['15:31', [4, 2, 3]],
    ['19:30', [4, 2, 3]],
    ['19:31', [4, 3]],
    ['23:30', [4, 3]],
    ['23:31', [3]],
    ['23:59', [3]],
  ])('the slots on sale today at %s are %j, earliest first', (time, slots) => {
    expect(openSlots(TODAY, at(time))).toEqual(slots)
    expect(openSlots(TOMORROW, at(time))).toEqual([0, 4, 1, 2, 3])
    expect(openDays(at(time)).first).toBe(TODAY)
  })

  test.each([
    ['0:30', true],
    ['3:30', true],
    ['3:31', false],
  ])('the slots on sale at %s after midnight still include last night’s Evening: %s', (time, is) => {
    const now = at(time, TOMORROW)
    expect(nightOf(now)).toBe(is ? TODAY : TOMORROW)
    expect(openDays(now).first).toBe(is ? TODAY : TOMORROW)
    expect(openDays(now, [MORNING]).first).toBe(TOMORROW)
    expect(openSlots(TODAY, now)).toEqual(is ? [EVENING] : [])
    expect(isTonight(TODAY, EVENING, now)).toBe(is)
    expect(isTonight(TOMORROW, EVENING, now)).toBe(!is)
    expect(isTonight(TOMORROW, CUSTOM_NIGHT, now)).toBe(false)
    expect(fitStay({ date: TODAY, slot: EVENING }, now)).toEqual({
      date: is ? TODAY : TOMORROW,
      slot: EVENING,
      correction: is ? undefined : { moved: 'day', from: TODAY, why: 'DAY_GONE' },
    })
  })

  test('the slots on sale are exactly those that a booking accepts, every ten seconds from 10 PM to midnight', () => {
    for (let second = 22 * 3600; second < 24 * 3600; second += 10) {
      const now = addMinutes(istInstant(TODAY), second / 60)
      const isOpen = slotClosure(FULL_DAY, TODAY, now) === undefined
      expect(isOpen).toBe(checkStay(FULL_DAY, slotPeriod(FULL_DAY, TODAY), now).ok)
      expect(openDays(now, [FULL_DAY]).first).toBe(isOpen ? TODAY : TOMORROW)
    }
  })
})

describe('check-in days', () => {
  test.each([
    ['in the past is closed', YESTERDAY, '9:00', 'DAY_GONE', 'DAY_GONE'],
    ['of today is open for Full Day at 11:30 PM', TODAY, '23:30', undefined, undefined],
    ['of today is closed for Full Day, but not for other slots, at 11:31 PM', TODAY, '23:31', 'BEGAN', undefined],
    ['of tomorrow is open', TOMORROW, '23:31', undefined, undefined],
    ['180 days ahead is open', LAST_DAY, '9:00', undefined, undefined],
    ['181 days ahead is closed', '2027-06-30', '9:00', 'TOO_FAR_AHEAD', 'TOO_FAR_AHEAD'],
  ] as const)('a check-in day is open or closed: a day %s', (_name, date, time, slot, day) => {
    expect(slotClosure(FULL_DAY, date, at(time))).toBe(slot)
    expect(dayClosure(date, at(time))).toBe(day)
  })

  test('a check-in day is closed when none of the hotel’s slots can still begin', () => {
    expect(dayClosure(TODAY, at('23:31'), [MORNING, FULL_DAY])).toBe('NO_SLOT_LEFT')
    expect(openDays(at('23:31'), [MORNING, FULL_DAY]).first).toBe(TOMORROW)
    expect(openDays(at('23:31'), [MORNING, EVENING]).first).toBe(TODAY)
    expect(dayClosure(LAST_DAY, at('20:00'), [])).toBe('NO_SLOT_LEFT')
  })
})

describe('stays offered for a request', () => {
  const slotFrom = (from: SlotIndex) => ({ moved: 'slot', from, why: 'BEGAN' })
  const dayFrom = (from: string, why: string) => ({ moved: 'day', from, why })
  test.each([
    ['9:00', TODAY, FULL_DAY, TODAY, FULL_DAY, undefined],
    ['13:01', TODAY, FULL_DAY, TODAY, FULL_DAY, undefined],
    ['13:01', TODAY, EVENING, TODAY, EVENING, undefined],
    ['14:31', TODAY, MORNING, TODAY, CUSTOM_NIGHT, slotFrom(MORNING)],
    ['21:30', TODAY, CUSTOM_NIGHT, TODAY, EVENING, slotFrom(CUSTOM_NIGHT)],
    ['22:30', TODAY, EVENING, TODAY, EVENING, undefined],
    ['23:59', TODAY, MORNING, TODAY, EVENING, slotFrom(MORNING)],
    ['20:00', TOMORROW, MORNING, TOMORROW, MORNING, undefined],
    ['20:00', YESTERDAY, MORNING, TOMORROW, MORNING, dayFrom(YESTERDAY, 'DAY_GONE')],
    ['20:00', YESTERDAY, EVENING, TODAY, EVENING, dayFrom(YESTERDAY, 'DAY_GONE')],
    ['9:00', '2028-01-01', EVENING, LAST_DAY, EVENING, dayFrom('2028-01-01', 'TOO_FAR_AHEAD')],
  ] as const)(
    'a request at %s for %s, slot %i, is offered %s, slot %i',
    (time, date, slot, newDate, newSlot, correction) => {
      expect(fitStay({ date, slot }, at(time))).toEqual({ date: newDate, slot: newSlot, correction })
    },
  )

  test('the offered stay uses only slots that the hotel sells', () => {
    expect(fitStay({ date: TODAY, slot: FULL_DAY }, at('23:31'), [FULL_DAY, EVENING]).slot).toBe(EVENING)
    expect(fitStay({ date: TODAY, slot: FULL_DAY }, at('23:31'), [MORNING, FULL_DAY])).toEqual({
      date: TOMORROW,
      slot: FULL_DAY,
      correction: dayFrom(TODAY, 'NO_SLOT_LEFT'),
    })
  })
})

describe('default check-in days', () => {
  test.each([
    ['9:00', TODAY, TODAY, TODAY],
    ['13:00', TODAY, TODAY, TODAY],
    ['13:01', TODAY, TOMORROW, TODAY],
    ['20:00', TODAY, TOMORROW, TOMORROW],
    ['23:59', TODAY, TOMORROW, TOMORROW],
  ])('the default day at %s is %s, for Full Day %s, without Evening %s', (time, day, fullDay, withoutNights) => {
    expect(usualDay(at(time))).toBe(day)
    expect(usualDay(at(time), [FULL_DAY])).toBe(fullDay)
    expect(usualDay(at(time), [MORNING, CUSTOM_DAY, CUSTOM_NIGHT, FULL_DAY])).toBe(withoutNights)
  })

  test.each([
    ['0:30', TODAY],
    ['3:31', TOMORROW],
  ])('the default day at %s after midnight is %s', (time, day) => {
    expect(usualDay(at(time, TOMORROW))).toBe(day)
    expect(usualDay(at(time, TOMORROW), [MORNING, FULL_DAY])).toBe(TOMORROW)
  })
})

describe('default slots', () => {
  test.each([
    ['9:00', FULL_DAY],
    ['13:00', FULL_DAY],
    ['13:01', EVENING],
    ['20:00', EVENING],
    ['22:00', EVENING],
    ['23:59', EVENING],
  ] as const)('the default slot at %s is %i', (time, slot) => expect(defaultSlot(TODAY, at(time))).toBe(slot))

  test('the default slot is one that the hotel sells', () => {
    expect(defaultSlot(TODAY, at('13:01'), [MORNING, CUSTOM_DAY, FULL_DAY])).toBe(CUSTOM_DAY)
    expect(defaultSlot(TODAY, at('19:00'), [MORNING, CUSTOM_DAY, FULL_DAY])).toBe(FULL_DAY)
    expect(defaultSlot(TOMORROW, at('13:01'), [MORNING, CUSTOM_DAY])).toBe(MORNING)
  })
})
