import { expect, test } from 'vitest'
import { HOTEL_EDITS, IN_HOTEL_LOG, isReasonForHotel } from './hotel-log.ts'

test.each([
  ['room_added', true],
  ['base_price_set', true],
  ['photo_removed', true],
  ['contact_ended', true],
  ['hotel_hidden', false],
  ['hotel_published', false],
  ['staff_ended', false],
] as const)('the hotel’s log shows the office’s reason for %s: %s', (kind, isShown) => {
  expect(isReasonForHotel(kind)).toBe(isShown)
})

test('the hotel’s log lists each kind of entry once, including every kind of edit', () => {
  expect(new Set(IN_HOTEL_LOG).size).toBe(IN_HOTEL_LOG.length)
  expect(IN_HOTEL_LOG).toEqual(expect.arrayContaining([...HOTEL_EDITS]))
})
