import { describe, expect, test } from 'vitest'
import { checkLimit, checkSecondPerson, FIRST_LIMITS, leftToGive } from './limits.ts'

test.each([
  [{ onBooking: 0, today: 0 }, 5000],
  [{ onBooking: 4999, today: 4999 }, 1],
  [{ onBooking: 0, today: 24_000 }, 1000],
  [{ onBooking: 6000, today: 6000 }, 0],
])('of %j there is %i left', (given, left) => {
  expect(leftToGive(FIRST_LIMITS, given)).toBe(left)
  expect(checkLimit(left, FIRST_LIMITS, given).ok).toBe(true)
  expect(checkLimit(left + 1, FIRST_LIMITS, given)).toEqual({ ok: false, refusal: 'OVER_LIMIT' })
})

describe('the second person', () => {
  test.each([
    ['is another admin', { id: 'b', role: 'admin' }, { ok: true, value: true }],
    ['is never the first', { id: 'a', role: 'admin' }, { ok: false, refusal: 'SAME_PERSON' }],
    ['is no support', { id: 'b', role: 'support' }, { ok: false, refusal: 'ADMINS_ONLY' }],
  ] as const)('%s', (_name, second, expected) => expect(checkSecondPerson('a', second)).toEqual(expected))
})
