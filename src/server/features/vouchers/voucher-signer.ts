import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { KEY_ID_BYTES, readToken, writeClaims, writeToken } from '#domain/vouchers/voucher-claims.ts'
import type { VoucherSigner } from '../../ports/voucher-signer.ts'

type VoucherKey = { id: Buffer; publicKey: string; signs: KeyObject; checks: KeyObject }

/** The bytes before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_START = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Everybody may know this key: on a local machine there is nobody to deceive. */
const LOCAL_KEY = createHash('sha256').update('local only, never outside').digest('base64')

function voucherKey(seed: string): VoucherKey {
  const der = Buffer.concat([PKCS8_START, Buffer.from(seed, 'base64')])
  const signs = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const checks = createPublicKey(signs)
  const { x } = checks.export({ format: 'jwk' })
  if (x === undefined) throw new Error('an Ed25519 key has a public half')
  const id = createHash('sha256').update(Buffer.from(x, 'base64url')).digest().subarray(0, KEY_ID_BYTES)
  return { id, publicKey: x, signs, checks }
}

/**
 * Signs and checks vouchers with the keys of `VOUCHER_KEYS`, separated by commas: the first key signs; all keys verify.
 */
export function voucherSigner(setting: string | undefined): VoucherSigner {
  const keys = (setting ?? LOCAL_KEY).split(',').map(voucherKey)
  const [current] = keys
  if (!current) throw new Error('a signer needs a key')
  return {
    sign(claims) {
      const bytes = writeClaims(claims, current.id)
      return writeToken(bytes, sign(null, bytes, current.signs))
    },
    read(token) {
      const taken = readToken(token)
      const key = taken && keys.find(({ id }) => id.equals(taken.keyId))
      return taken && key && verify(null, taken.signed, key.checks, taken.signature) ? taken.claims : null
    },
    publicKeys: keys.map(({ id, publicKey }) => ({ id: id.toString('base64url'), publicKey })),
  }
}
