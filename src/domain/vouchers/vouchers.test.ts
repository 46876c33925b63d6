import { describe, expect, test } from 'vitest'
import { addMinutes, istInstant } from '../kernel/ist.ts'
import { claimsOf, readToken, readTypedCode, TOKEN_CHARACTERS, writeClaims, writeToken } from './voucher-claims.ts'
import {
  codeVerdict,
  SHOWS_BOOKING,
  VOUCHER_VERDICTS,
  verdictOffline,
  voucherVerdict,
  type BookingAtDesk,
  type VoucherVerdict,
} from './voucher-verdict.ts'

const HERE = 12
const CHECKIN = istInstant('2026-12-05', 21)
const LEAVES = istInstant('2026-12-06', 10)
const AT_9_PM = CHECKIN

const claims = claimsOf({ code: '7K3M9QXZ', hotelId: HERE, checkin: CHECKIN, leaves: LEAVES })
const keyId = Uint8Array.of(1, 2, 3, 255)
const signature = Uint8Array.from({ length: 64 }, (_none, index) => 255 - index)

describe('tokens', () => {
  const token = writeToken(writeClaims(claims, keyId), signature)

  test('a voucher’s token reads back as it was written, and contains nothing else', () => {
    expect(token).toHaveLength(TOKEN_CHARACTERS)
    expect(readToken(token)).toMatchObject({ claims, keyId, signature })
  })

  test.each(['00000000', 'ZZZZZZZZ', '0000000A', 'A0000000'])('a voucher’s token keeps the code %s', (code) =>
    expect(readToken(writeToken(writeClaims({ ...claims, code }, keyId), signature))?.claims.code).toBe(code),
  )

  test.each(['7K3M9QX', '7K3M9QXZZ', '7k3m9qxz', ''])('a voucher’s token is refused for the code %j', (code) =>
    expect(() => writeClaims({ ...claims, code }, keyId)).toThrow('no booking code'),
  )

  test('a voucher’s token stores times in minutes and expires six hours after check-out', () => {
    const odd = { code: '7K3M9QXZ', hotelId: HERE, checkin: addMinutes(CHECKIN, 0.7), leaves: addMinutes(LEAVES, 0.2) }
    expect(claimsOf(odd)).toEqual(claims)
    expect(claims.expires).toEqual(addMinutes(LEAVES, 6 * 60))
  })

  test.each([
    ['nothing', ''],
    ['a code', '7K3M9QXZ'],
    ['one character less', token.slice(1)],
    ['one more', `${token}A`],
    ['another version', `B${token.slice(1)}`],
    ['other letters than base64url has', `${token.slice(0, -1)}+`],
    ['the same bytes spelled otherwise', `${token.slice(0, -1)}${respell(token)}`],
  ])('a voucher’s token cannot be read from %s', (_what, text) => expect(readToken(text)).toBeUndefined())
})

/** Replaces the last character with a different one that decodes to the same bytes. */
function respell(token: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  return letters[letters.indexOf(token.at(-1) ?? '') + 1] ?? ''
}

const booked = (more: Partial<BookingAtDesk> = {}): BookingAtDesk => ({
  isCancelled: false,
  checkin: CHECKIN,
  leaves: LEAVES,
  arrivedAt: null,
  ...more,
})

const ARRIVED = { arrivedAt: istInstant('2026-12-05', 20) }

test.each([
  ['7K3M9QXZ', '7K3M9QXZ'],
  [' 7k3m 9qxz ', '7K3M9QXZ'],
  ['7K3M-9QXZ', '7K3M9QXZ'],
  ['7K3M9QX', undefined],
  ['7K3M9QXZZ', undefined],
  ['7K3M9QX!', undefined],
  ['', undefined],
])('the typed voucher code %j is read as %s', (typed, code) => expect(readTypedCode(typed)).toBe(code))

describe('vouchers at a desk', () => {
  test.each<[VoucherVerdict, string, Partial<BookingAtDesk> | undefined, Date]>([
    ['fine', 'at check-in', {}, AT_9_PM],
    ['too_early', 'a minute before it greets them', {}, addMinutes(CHECKIN, -181)],
    ['fine', 'three hours before check-in', {}, addMinutes(CHECKIN, -180)],
    ['fine', 'a minute before check-out', {}, addMinutes(LEAVES, -1)],
    ['over', 'at check-out', {}, LEAVES],
    ['over', 'a minute before the voucher expires', {}, addMinutes(LEAVES, 359)],
    ['expired', 'when it expires', {}, addMinutes(LEAVES, 360)],
    ['expired', 'when it expires, cancelled or not', { isCancelled: true }, addMinutes(LEAVES, 360)],
    ['used', 'when they have arrived', ARRIVED, AT_9_PM],
    ['used', 'when they arrived and the stay is over', ARRIVED, LEAVES],
    ['used', 'when they arrived and added hours', { ...ARRIVED, leaves: addMinutes(LEAVES, 60) }, AT_9_PM],
    ['cancelled', 'when it was cancelled', { isCancelled: true }, AT_9_PM],
    ['cancelled', 'when it was changed and then cancelled', { isCancelled: true, checkin: LEAVES }, AT_9_PM],
    ['changed', 'when it begins later now', { checkin: addMinutes(CHECKIN, 60) }, AT_9_PM],
    ['changed', 'when it begins earlier now', { checkin: addMinutes(CHECKIN, -60) }, AT_9_PM],
    ['changed', 'when it ends earlier now', { leaves: addMinutes(LEAVES, -60) }, AT_9_PM],
    ['fine', 'when hours were added', { leaves: addMinutes(LEAVES, 60) }, AT_9_PM],
    ['fine', 'during the hours that were added', { leaves: addMinutes(LEAVES, 60) }, LEAVES],
    ['changed', 'when this hotel has no such booking any more', undefined, AT_9_PM],
  ])('the verdict on a voucher is %s %s', (verdict, _when, more, now) => {
    const booking = more && booked(more)
    expect(voucherVerdict({ claims, hotelId: HERE, booking }, now)).toBe(verdict)
  })

  test.each<[VoucherVerdict, Date]>([
    ['other_hotel', AT_9_PM],
    ['other_hotel', addMinutes(LEAVES, 360)],
  ])('another hotel’s desk gets the verdict %s on a voucher, and learns no more', (verdict, now) => {
    expect(voucherVerdict({ claims, hotelId: HERE + 1, booking: undefined }, now)).toBe(verdict)
    expect(verdictOffline(claims, HERE + 1, now)).toBe(verdict)
  })

  test('a voucher without our signature is refused, whatever its booking', () => {
    for (const booking of [undefined, booked(), booked(ARRIVED)])
      expect(voucherVerdict({ claims: null, hotelId: HERE, booking }, AT_9_PM)).toBe('not_ours')
    expect(verdictOffline(null, HERE, AT_9_PM)).toBe('not_ours')
  })

  test.each<[VoucherVerdict, Date]>([
    ['too_early', addMinutes(CHECKIN, -181)],
    ['fine', addMinutes(CHECKIN, -180)],
    ['fine', addMinutes(LEAVES, -1)],
    ['over', LEAVES],
    ['expired', addMinutes(LEAVES, 360)],
  ])('a desk without network gets the verdict %s on a voucher at %s', (verdict, now) =>
    expect(verdictOffline(claims, HERE, now)).toBe(verdict),
  )

  test.each<[VoucherVerdict, Partial<BookingAtDesk> | undefined, Date]>([
    ['fine', {}, AT_9_PM],
    ['too_early', {}, addMinutes(CHECKIN, -181)],
    ['over', {}, LEAVES],
    ['used', ARRIVED, AT_9_PM],
    ['cancelled', { isCancelled: true }, AT_9_PM],
    ['unknown_code', undefined, AT_9_PM],
  ])('the verdict on a typed code is %s with the booking %j', (verdict, more, now) =>
    expect(codeVerdict(more && booked(more), now)).toBe(verdict),
  )

  test('a verdict shows the booking only while the hotel expects its guests or has them', () =>
    expect(VOUCHER_VERDICTS.filter((verdict) => SHOWS_BOOKING[verdict]).toSorted()).toEqual([
      'changed',
      'fine',
      'too_early',
      'used',
    ]))
})
