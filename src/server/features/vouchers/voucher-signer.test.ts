import { generateKeyPairSync, sign } from 'node:crypto'
import { verifyAsync } from '@noble/ed25519'
import { decodeQR } from 'qr/decode.js'
import { encodeQR } from 'qr'
import { describe, expect, test } from 'vitest'
import { istInstant } from '#domain/kernel/ist.ts'
import { claimsOf, readToken, writeToken } from '#domain/vouchers/voucher-claims.ts'
import { voucherSigner } from './voucher-signer.ts'

const [OLD, NEW] = [1, 2].map((fill) => Buffer.alloc(32, fill).toString('base64')) as [string, string]

const claims = claimsOf({
  code: '7K3M9QXZ',
  hotelId: 12,
  checkin: istInstant('2026-12-05', 21),
  leaves: istInstant('2026-12-06', 10),
})

const signer = voucherSigner(OLD)
const token = signer.sign(claims)

const taken = () => {
  const parts = readToken(token)
  if (!parts) throw new Error('our own token is read')
  return parts
}

describe('signed vouchers', () => {
  test('a signed voucher can be read back, and is the same each time', () => {
    expect(signer.read(token)).toEqual(claims)
    expect(signer.sign({ ...claims })).toBe(token)
    expect(voucherSigner(OLD).sign(claims)).toBe(token)
  })

  test('a signed voucher is valid as long as its key is in the list, and the first key signs new vouchers', () => {
    expect(voucherSigner(`${NEW},${OLD}`).read(token)).toEqual(claims)
    expect(voucherSigner(NEW).read(token)).toBeNull()
    expect(voucherSigner(`${NEW},${OLD}`).sign(claims)).toBe(voucherSigner(NEW).sign(claims))
    expect(voucherSigner(undefined).read(token)).toBeNull()
    expect(voucherSigner(undefined).read(voucherSigner(undefined).sign(claims))).toEqual(claims)
  })

  test('a signed voucher is refused after a change to any one byte', () => {
    const bytes = Buffer.from(token, 'base64url')
    const believed = [...bytes.keys()].filter((at) => {
      const forged = Buffer.from(bytes)
      forged[at] = (forged[at] ?? 0) ^ 1
      return signer.read(forged.toString('base64url')) !== null
    })
    expect(believed).toEqual([])
  })

  test('a signed voucher is refused when another key signed it under our key’s name', () => {
    const { privateKey } = generateKeyPairSync('ed25519')
    const { signed } = taken()
    expect(signer.read(writeToken(signed, sign(null, signed, privateKey)))).toBeNull()
  })

  test('a published public key verifies a signed voucher without our server', async () => {
    const { keyId, signed, signature } = taken()
    const id = Buffer.from(keyId).toString('base64url')
    const { publicKey = '' } = signer.publicKeys.find((key) => key.id === id) ?? {}
    const raw = Buffer.from(publicKey, 'base64url')
    expect(await verifyAsync(signature, signed, raw)).toBe(true)
    const browserKey = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify'])
    expect(await crypto.subtle.verify('Ed25519', browserKey, signature, signed)).toBe(true)
    signed[10] = (signed[10] ?? 0) ^ 1
    expect(await verifyAsync(signature, signed, raw)).toBe(false)
  })

  test('a signed voucher fits a QR code of version 7 at level M, and can be read from it', () => {
    const modules = encodeQR(token, 'raw', { ecc: 'medium', border: 4 })
    // The 45 modules of version 7, and the quiet zone.
    expect(modules).toHaveLength(45 + 8)
    const scale = 4
    const side = modules.length * scale
    const data = new Uint8Array(side * side * 4)
    for (let y = 0; y < side; y += 1)
      for (let x = 0; x < side; x += 1) {
        const isDark = modules[Math.floor(y / scale)]?.[Math.floor(x / scale)] === true
        data.set(isDark ? [0, 0, 0, 255] : [255, 255, 255, 255], (y * side + x) * 4)
      }
    expect(decodeQR({ width: side, height: side, data })).toBe(token)
  })
})
