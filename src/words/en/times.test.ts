import { expect, it } from 'vitest'
import { slotAt, type SlotIndex } from '#domain/slots/slots.ts'
import { ribbonPlace } from '#web/lib/ribbon-place.ts'
import { dateWords, slotTimesInFull } from './times.ts'

it.each<[SlotIndex, string, number, number]>([
  [0, '10 AM to 7 PM', 0, 9],
  [1, '1 PM to 6 PM', 3, 5],
  [2, '6 PM to 9 PM', 8, 3],
  [3, '9 PM to 10 AM next day', 11, 13],
  [4, '12 noon to 11 AM next day', 2, 23],
])('slot %i reads %s', (index, words, from, hours) => {
  expect(slotTimesInFull(slotAt(index))).toBe(words)
  expect(ribbonPlace(slotAt(index))).toEqual({ from, hours })
})

it('a date is shown with its weekday', () => {
  expect(dateWords('2026-12-05')).toBe('Sat, 5 Dec')
})
