import { expect, test } from 'vitest'
import { compare } from './bounds.ts'
import type { Measured } from './measure.ts'

const measured = (what: string, milliseconds: number, bytes = 100): Measured => ({
  what,
  milliseconds,
  bytes,
  status: 200,
  statements: 1,
  slowest: { sql: 'select 1', milliseconds },
})

test.each([
  ['GET /desk/day', 4, 9, 100, false],
  ['GET /desk/day', 4, 12, 100, true],
  ['GET /desk/day', 30, 51, 100, true],
  ['GET /office/payouts', 4, 5, 300_000, true],
  ['GET /office/log-table', 110, 190, 5_000_000, false],
  ['GET /office/log-table', 150, 210, 100, true],
  ['POST /bookings/create-booking', 30, 51, 100, true],
  ['POST /office/books/check', 1000, 59_000, 100, false],
  ['job check-books', 1000, 59_000, 0, false],
  ['job check-books', 50_000, 61_000, 0, true],
])(
  'the call %s, which takes %d ms, then %d ms and %d bytes, exceeds its limits: %s',
  (what, small, large, bytes, isOver) => {
    expect(compare([measured(what, small)], [measured(what, large, bytes)])[0]?.isOver).toBe(isOver)
  },
)

test('a call measured on only one of the databases causes an error', () => {
  expect(() => compare([], [measured('GET /desk/day', 5)])).toThrow('not measured')
})
