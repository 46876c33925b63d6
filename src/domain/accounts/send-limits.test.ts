import { describe, expect, test } from 'vitest'
import { addMinutes, istInstant } from '../kernel/ist.ts'
import {
  ADDRESS_HOUR,
  ADDRESS_SIGN_UP_HOUR,
  hourlyOtpBudget,
  isAlarming,
  limitsOf,
  limitWaitSeconds,
  PHONE_DAY,
  PHONE_HOUR,
} from './send-limits.ts'

const now = istInstant('2026-12-05', 23.5)
const browser = { budget: 300, hasScript: true, freeSends: 2 } as const

describe('the hourly budget of OTPs', () => {
  test.each<[string, number[], number]>([
    ['a site nobody knows yet', [], 300],
    ['a quiet site', [10, 12, 8], 300],
    ['a site with 200 OTPs an hour', [200, 190, 210, 200, 220, 180, 205], 600],
    ['a site with one day of fraud', [200, 190, 210, 5000, 220, 180, 205], 615],
    ['a very busy site', [4000, 4000, 4000], 5000],
  ])('the hourly budget of OTPs grows with the usual traffic, for %s: %j allows %i', (_, hours, budget) =>
    expect(hourlyOtpBudget(hours)).toBe(budget),
  )

  test.each([
    ['unknown', 300],
    ['registered', 600],
    ['known browser', 900],
  ] as const)(
    'the hourly budget of OTPs lets phones of status %s get OTPs until the hour’s total reaches %i',
    (standing, most) =>
      expect(limitsOf({ ...browser, standing }).find(({ scope }) => scope === 'everybody')?.most).toBe(most),
  )

  test.each([
    [239, false],
    [240, true],
  ])('the hourly budget of OTPs raises the alarm at %i of 300 OTPs: %s', (sent, is) =>
    expect(isAlarming(sent, 300)).toBe(is),
  )
})

test('a known browser is not limited by its neighbours, and a registered phone is not limited by strangers’ sign-ups', () => {
  const scopes = (standing: 'unknown' | 'registered' | 'known browser') =>
    limitsOf({ ...browser, standing }).map(({ scope }) => scope)
  expect(scopes('unknown')).toContain('address sign-up')
  expect(scopes('registered')).toContain('address')
  expect(scopes('registered')).not.toContain('address sign-up')
  expect(scopes('known browser')).toEqual(['phone', 'phone', 'everybody'])
})

describe('a browser without scripts', () => {
  const limits = (standing: 'unknown' | 'registered' | 'known browser', budget = 300, freeSends = 2) =>
    limitsOf({ standing, budget, hasScript: false, freeSends })
      .filter(({ scope }) => scope.startsWith('without script'))
      .map(({ most, windowMinutes }) => [most, windowMinutes])

  test.each([
    ['unknown', 300, 2, [3, 6, 30]],
    ['registered', 300, 2, [3, 6, 30]],
    ['unknown', 5000, 2, [3, 6, 500]],
    ['unknown', 300, 0, [3, 4, 30]],
    ['unknown', 300, 1000, [3, 1004, 1004]],
  ] as const)(
    'a browser without scripts whose phone is %s, with a budget of %i and %i free OTPs, has the limits %j',
    (standing, budget, freeSends, most) =>
      expect(limits(standing, budget, freeSends)).toEqual([
        [most[0], 24 * 60],
        [most[1], 60],
        [most[2], 60],
      ]),
  )

  test('a browser without scripts that signed in before needs no puzzle, so it has no budget', () =>
    expect(limits('known browser')).toEqual([]))
})

test.each([
  ['no limit is reached', [{ limit: PHONE_HOUR, fillingSend: null }], 0],
  ['the limit per hour is reached', [{ limit: PHONE_HOUR, fillingSend: addMinutes(now, -59) }], 60],
  ['the hour has just ended', [{ limit: PHONE_HOUR, fillingSend: addMinutes(now, -60) }], 0],
  ['the limit per day is reached', [{ limit: PHONE_DAY, fillingSend: addMinutes(now, -120) }], 22 * 3600],
  [
    'the limits per hour and per day are reached: the longer wait counts',
    [
      { limit: PHONE_HOUR, fillingSend: addMinutes(now, -10) },
      { limit: PHONE_DAY, fillingSend: addMinutes(now, -23 * 60) },
    ],
    3600,
  ],
  ['the address’s limit is reached', [{ limit: ADDRESS_HOUR, fillingSend: addMinutes(now, -30) }], 1800],
  [
    'the address’s limit of sign-ups is reached',
    [{ limit: ADDRESS_SIGN_UP_HOUR, fillingSend: addMinutes(now, -45) }],
    900,
  ],
])('the wait before the next OTP is counted correctly when %s', (_, limits, seconds) =>
  expect(limitWaitSeconds(limits, now)).toBe(seconds),
)
