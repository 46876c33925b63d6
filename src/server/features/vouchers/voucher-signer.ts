import { createHash, sign, verify } from 'node:crypto'
import { KEY_ID_BYTES, readToken, writeClaims, writeToken } from '#domain/vouchers/voucher-claims.ts'
import { ed25519Key, localSeed, type Ed25519Key } from '../../ed25519.ts'
import type { VoucherSigner } from '../../ports/voucher-signer.ts'

type VoucherKey = Ed25519Key & { id: Buffer }

/** Everybody may know this key, because nobody on a local machine can be deceived with it. */
const LOCAL_KEY = localSeed('local only, never outside')

function voucherKey(seed: string): VoucherKey {
  const key = ed25519Key(seed)
  const id = createHash('sha256').update(Buffer.from(key.publicKey, 'base64url')).digest().subarray(0, KEY_ID_BYTES)
  return { id, ...key }
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
