import { describe, expect, it } from 'vitest'
import { addMinutes } from '../kernel/ist.ts'
import { checkIdentityReading, checkOperatorFresh, IDENTITIES_PER_HOUR, isIdentityOfStay } from './identity-reading.ts'

const NOW = new Date('2026-01-31T18:29:00.000Z') // 11:59 PM in India, at a month's end
const ago = (minutes: number) => addMinutes(NOW, -minutes)
const outcome = (result: { ok: true; value: string } | { ok: false; refusal: string }) =>
  result.ok ? result.value : result.refusal

describe('reading IDs in the office', () => {
  it.each([
    ['completed', 0, 'open'],
    ['completed', IDENTITIES_PER_HOUR - 1, 'open'],
    ['completed', IDENTITIES_PER_HOUR, 'TOO_MANY_IDENTITIES'],
    ['pending', 0, 'ACT_NOT_POSSIBLE'],
    ['cancelled', 0, 'ACT_NOT_POSSIBLE'],
    ['failed', 0, 'ACT_NOT_POSSIBLE'],
  ] as const)(
    'the office may read an ID of a %s booking after %i readings in the hour: %s',
    (status, readThisHour, expected) => {
      expect(outcome(checkIdentityReading({ status, readThisHour }))).toBe(expected)
    },
  )

  it.each([
    [1, true],
    [0, false],
    [-1, false],
  ])('an ID uploaded %i minutes before the stay’s end belongs to the stay: %s', (minutes, expected) => {
    expect(isIdentityOfStay(ago(minutes), NOW)).toBe(expected)
  })

  it.each([
    [true, 14, 600, 'fresh'],
    [true, 15, 600, 'PASSKEY_NEEDED'],
    [true, null, 0, 'PASSKEY_NEEDED'],
    [false, null, 14, 'fresh'],
    [false, null, 15, 'FRESH_OTP_NEEDED'],
  ])(
    'an operator (passkey %s, shown %s minutes ago, signed in %i ago) may read IDs: %s',
    (hasPasskey, shown, signedIn, expected) => {
      const proof = { hasPasskey, passkeyAt: shown === null ? null : ago(shown), signedInAt: ago(signedIn) }
      expect(outcome(checkOperatorFresh(proof, NOW))).toBe(expected)
    },
  )
})
