import { accept, refuse, type Result } from '../kernel/result.ts'
import { MAX_ROOM_NUMBER } from './room-names.ts'

/** The maximum number of rooms that one request can add. */
export const MAX_ROOMS_AT_ONCE = 50

export type RangeRefusal = 'RANGE_NOT_NUMBERS' | 'RANGE_BACKWARDS' | 'RANGE_TOO_LONG'

/** Splits a room number into a prefix and digits, such as 'A-' and '101'. */
const NUMBERED = /^(?<before>.*?)(?<digits>\d{1,9})$/

/**
 * Lists the room numbers from the first to the last, including both: '101' to '108', 'A1' to 'A12', '007' to '012'.
 * Both must begin with the same letters and end in digits. Refuses more than 50 rooms.
 */
export function roomRange(from: string, to: string): Result<string[], RangeRefusal> {
  const [first, last] = [NUMBERED.exec(from.trim()), NUMBERED.exec(to.trim())]
  if (!first?.groups || !last?.groups || first.groups.before !== last.groups.before) return refuse('RANGE_NOT_NUMBERS')
  const { before = '', digits = '' } = first.groups
  const [start, end] = [Number(digits), Number(last.groups.digits)]
  if (end < start) return refuse('RANGE_BACKWARDS')
  if (end - start + 1 > MAX_ROOMS_AT_ONCE) return refuse('RANGE_TOO_LONG')
  const width = digits.startsWith('0') ? digits.length : 0
  const numbers = Array.from({ length: end - start + 1 }, (_room, index) => {
    return `${before}${String(start + index).padStart(width, '0')}`
  })
  return numbers.some((number) => number.length > MAX_ROOM_NUMBER) ? refuse('RANGE_NOT_NUMBERS') : accept(numbers)
}

/** Splits a range into the rooms that the hotel already has, and new rooms. */
export function splitRange(
  numbers: readonly string[],
  existing: readonly string[],
): { known: string[]; added: string[] } {
  const taken = new Set(existing)
  return {
    known: numbers.filter((number) => taken.has(number)),
    added: numbers.filter((number) => !taken.has(number)),
  }
}
