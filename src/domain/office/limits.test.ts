import { describe, expect, test } from 'vitest'
import { checkAccount, checkLimit, checkSecondPerson, FIRST_LIMITS, isNewAdmin, remainingLimit } from './limits.ts'

test.each([
  [{ onBooking: 0, today: 0 }, 5000],
  [{ onBooking: 4999, today: 4999 }, 1],
  [{ onBooking: 0, today: 24_000 }, 1000],
  [{ onBooking: 6000, today: 6000 }, 0],
])('after gifts of %j an operator may give away %i more rupees', (given, left) => {
  expect(remainingLimit(FIRST_LIMITS, given)).toBe(left)
  expect(checkLimit(left, FIRST_LIMITS, given).ok).toBe(true)
  expect(checkLimit(left + 1, FIRST_LIMITS, given)).toEqual({ ok: false, refusal: 'OVER_LIMIT' })
})

describe('the second person', () => {
  test.each([
    ['is another admin', { id: 'b', role: 'admin' }, { ok: true, value: true }],
    ['is never the one who proposed it', { id: 'a', role: 'admin' }, { ok: false, refusal: 'SAME_PERSON' }],
    ['cannot be support', { id: 'b', role: 'support' }, { ok: false, refusal: 'ADMINS_ONLY' }],
  ] as const)(
    'the second person for a proposal is accepted or refused: the second person %s',
    (_name, second, expected) => expect(checkSecondPerson('a', second)).toEqual(expected),
  )
})

test.each([
  ['2026-12-03T12:00:00+05:30', false],
  ['2026-12-03T12:00:01+05:30', true],
  ['2026-12-05T12:00:00+05:30', true],
])('an admin since %s is still new at noon on 5 December: %s', (since, isNew) => {
  expect(isNewAdmin(new Date(since), new Date('2026-12-05T12:00:00+05:30'))).toBe(isNew)
})

test.each([
  [0, 'self', 'allowed'],
  [1, 'self', 'OWN_ACCOUNT'],
  [0, 'colleague', 'allowed'],
  [1, 'colleague', 'OVER_LIMIT'],
  [5000, 'guest', 'allowed'],
] as const)('a gift of %i rupees to the account of %s is allowed or refused: %s', (cost, of, expected) => {
  const checked = checkAccount(cost, of)
  expect(checked.ok ? 'allowed' : checked.refusal).toBe(expected)
})
