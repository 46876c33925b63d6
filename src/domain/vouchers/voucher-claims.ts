import { fromBase64Url, toBase64Url } from '../kernel/base64url.ts'
import { addMinutes } from '../kernel/ist.ts'

/** What a voucher's signature certifies: one stay at one hotel. It contains no data about the guests. */
export type VoucherClaims = {
  /** the booking's code of 8 letters and digits */
  code: string
  hotelId: number
  /** to the minute, as are check-out and expiry */
  checkin: Date
  /** check-out with the extra hours that had been paid when the voucher was signed */
  checkout: Date
  expires: Date
}

/** The grace period after check-out before a voucher becomes 'expired', because guests may be late. */
const VOUCHER_HOURS_AFTER = 6

const VERSION = 1
const CODE_LENGTH = 8
/** Eight letters and digits encoded in base 36. */
const CODE_BYTES = 6
export const KEY_ID_BYTES = 4
/** The version, the key, the code, the hotel, and three moments in minutes since 1970. */
const CLAIMS_BYTES = 1 + KEY_ID_BYTES + CODE_BYTES + 4 * 4
const SIGNATURE_BYTES = 64
/** A token has 122 characters, which fit a QR code of version 7 at level M (decision 0027). */
export const TOKEN_BYTES = CLAIMS_BYTES + SIGNATURE_BYTES
export const TOKEN_CHARACTERS = Math.ceil((TOKEN_BYTES * 4) / 3)

const MINUTE = 60_000
const minuteOf = (moment: Date): number => Math.floor(moment.getTime() / MINUTE)
const toMinute = (moment: Date): Date => new Date(minuteOf(moment) * MINUTE)

type BookedStay = { code: string; hotelId: number; checkin: Date; leaves: Date }

/** Returns the claims of a booking in its current state. The same booking always has the same claims. */
export const claimsOf = ({ code, hotelId, checkin, leaves }: BookedStay): VoucherClaims => ({
  code,
  hotelId,
  checkin: toMinute(checkin),
  checkout: toMinute(leaves),
  expires: addMinutes(toMinute(leaves), VOUCHER_HOURS_AFTER * 60),
})

const CODE_FORM = /^[A-Z0-9]{8}$/

/** Reads a typed code, which may contain spaces, dashes or small letters. Returns undefined if it cannot be a code. */
export function readTypedCode(typed: string): string | undefined {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  return CODE_FORM.test(code) ? code : undefined
}

function writeCode(view: DataView, at: number, code: string): void {
  if (!CODE_FORM.test(code)) throw new Error(`${code} is no booking code`)
  const number = Number.parseInt(code, 36)
  view.setUint16(at, Math.floor(number / 2 ** 32))
  view.setUint32(at + 2, number % 2 ** 32)
}

const readCode = (view: DataView, at: number): string =>
  (view.getUint16(at) * 2 ** 32 + view.getUint32(at + 2)).toString(36).toUpperCase().padStart(CODE_LENGTH, '0')

/** Encodes the bytes to be signed. `keyId` names the signing key. */
export function writeClaims(claims: VoucherClaims, keyId: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(CLAIMS_BYTES)
  const view = new DataView(bytes.buffer)
  view.setUint8(0, VERSION)
  bytes.set(keyId.subarray(0, KEY_ID_BYTES), 1)
  let at = 1 + KEY_ID_BYTES
  writeCode(view, at, claims.code)
  at += CODE_BYTES
  for (const number of [claims.hotelId, ...[claims.checkin, claims.checkout, claims.expires].map(minuteOf)]) {
    view.setUint32(at, number)
    at += 4
  }
  return bytes
}

/** A decoded token whose signature has not been verified yet. */
export type SignedClaims = {
  claims: VoucherClaims
  keyId: Uint8Array
  signed: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
}

const TOKEN_FORM = new RegExp(`^[\\w-]{${TOKEN_CHARACTERS}}$`)

/**
 * Encodes a token in its only valid form. Any other encoding of the same bytes is refused, so that the text identifies
 * the token.
 */
export const writeToken = (signed: Uint8Array, signature: Uint8Array): string =>
  toBase64Url(Uint8Array.from([...signed, ...signature]))

/** Decodes a token; undefined for any other text. */
export function readToken(text: string): SignedClaims | undefined {
  if (!TOKEN_FORM.test(text)) return undefined
  const bytes = fromBase64Url(text)
  if (bytes[0] !== VERSION || toBase64Url(bytes) !== text) return undefined
  const signed = bytes.slice(0, CLAIMS_BYTES)
  const view = new DataView(signed.buffer)
  let at = 1 + KEY_ID_BYTES + CODE_BYTES
  const numbers = Array.from({ length: 4 }, () => {
    const number = view.getUint32(at)
    at += 4
    return number
  })
  const [hotelId = 0, ...minutes] = numbers
  const [checkin, checkout, expires] = minutes.map((minute) => new Date(minute * MINUTE)) as [Date, Date, Date]
  const code = readCode(view, 1 + KEY_ID_BYTES)
  return {
    claims: { code, hotelId, checkin, checkout, expires },
    keyId: signed.slice(1, 1 + KEY_ID_BYTES),
    signed,
    signature: bytes.slice(CLAIMS_BYTES),
  }
}
