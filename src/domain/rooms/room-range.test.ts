import { expect, test } from 'vitest'
import { roomRange, splitRange, type RangeRefusal } from './room-range.ts'

test.each<[string, string, string[]]>([
  ['101', '103', ['101', '102', '103']],
  [' 9', '11 ', ['9', '10', '11']],
  ['A1', 'A3', ['A1', 'A2', 'A3']],
  ['B-098', 'B-101', ['B-098', 'B-099', 'B-100', 'B-101']],
  ['205', '205', ['205']],
])('the range %s to %s lists each room between them', (from, to, expected) => {
  expect(roomRange(from, to)).toEqual({ ok: true, value: expected })
})

test.each<[string, string, RangeRefusal]>([
  ['', '108', 'RANGE_NOT_NUMBERS'],
  ['Lotus', 'Rose', 'RANGE_NOT_NUMBERS'],
  ['A1', 'B9', 'RANGE_NOT_NUMBERS'],
  ['101a', '108a', 'RANGE_NOT_NUMBERS'],
  ['1234567890123', '1234567890124', 'RANGE_NOT_NUMBERS'],
  ['108', '101', 'RANGE_BACKWARDS'],
  ['101', '151', 'RANGE_TOO_LONG'],
])('the range %s to %s is refused', (from, to, refusal) => {
  expect(roomRange(from, to)).toEqual({ ok: false, refusal })
})

test('a manager can add up to fifty rooms in one request', () => {
  const fifty = roomRange('101', '150')
  expect(fifty.ok && fifty.value.length).toBe(50)
})

test('the rooms of a range are separated into existing and new ones', () => {
  expect(splitRange(['101', '102', '103'], ['102', '7'])).toEqual({ known: ['102'], added: ['101', '103'] })
})
