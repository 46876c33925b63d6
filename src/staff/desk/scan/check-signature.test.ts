import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { toBase64Url } from '#domain/kernel/base64url.ts'
import { istInstant } from '#domain/kernel/ist.ts'
import { claimsOf, writeClaims, writeToken } from '#domain/vouchers/voucher-claims.ts'

const PKCS8_START = Buffer.from('302e020100300506032b657004220420', 'hex')
const keyOf = (fill: number) =>
  createPrivateKey({ key: Buffer.concat([PKCS8_START, Buffer.alloc(32, fill)]), format: 'der', type: 'pkcs8' })

const id = Uint8Array.of(1, 2, 3, 4)
const [key, other] = [keyOf(1), keyOf(2)]
const publicKey = createPublicKey(key).export({ format: 'jwk' }).x ?? ''
const known = { id: toBase64Url(id), publicKey }

const claims = claimsOf({
  code: '7K3M9QXZ',
  hotelId: 12,
  checkin: istInstant('2026-12-05', 21),
  leaves: istInstant('2026-12-06', 10),
})
const bytes = writeClaims(claims, id)
const token = writeToken(bytes, sign(null, bytes, key))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const withoutOwn = () => {
  const refuse = () => Promise.reject(new DOMException('Unrecognized name', 'NotSupportedError'))
  vi.stubGlobal('crypto', {
    subtle: { generateKey: refuse, importKey: refuse, digest: crypto.subtle.digest.bind(crypto.subtle) },
  })
}

describe.each([
  ['the browser’s own Ed25519', () => undefined],
  ['the library, where a browser has none', withoutOwn],
])('checking signatures with %s', (_how, given) => {
  test.each([
    ['our voucher', token, [known], claims],
    ['our voucher among other keys', token, [{ id: 'AAAAAA', publicKey }, known], claims],
    ['a voucher of a key that the desk does not hold', token, [{ id: 'AAAAAA', publicKey }], null],
    ['one that somebody else signed under its name', writeToken(bytes, sign(null, bytes, other)), [known], null],
    ['a text that is no voucher', 'https://uncle.example', [known], null],
    ['a voucher without any key', token, [], null],
  ])('the signature check gives a verdict on %s', async (_what, text, keys, expected) => {
    given()
    const { readByKeys } = await import('./check-signature.ts')
    expect(await readByKeys(text, keys)).toEqual(expected)
  })
})
