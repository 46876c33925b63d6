import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'

/** The bytes that precede the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_START = Buffer.from('302e020100300506032b657004220420', 'hex')

/** A key pair for signing. `publicKey` is the raw public key of 32 bytes in base64url. */
export type Ed25519Key = { publicKey: string; signs: KeyObject; checks: KeyObject }

/** Makes a key pair from its 32 secret bytes in base64. */
export function ed25519Key(seed: string): Ed25519Key {
  const der = Buffer.concat([PKCS8_START, Buffer.from(seed, 'base64')])
  const signs = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const checks = createPublicKey(signs)
  const { x } = checks.export({ format: 'jwk' })
  if (x === undefined) throw new Error('an Ed25519 key has a public half')
  return { publicKey: x, signs, checks }
}

/**
 * Returns the seed for a local machine. It may be public, because nobody there can be deceived. Each purpose has its
 * own key.
 */
export const localSeed = (purpose: string): string => createHash('sha256').update(purpose).digest('base64')

/** Returns the SHA-256 of a text in hex. */
export const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Signs a text. Returns the signature in base64url. */
export const signText = ({ signs }: Ed25519Key, text: string): string =>
  sign(null, Buffer.from(text), signs).toString('base64url')

/** Reads a public key in base64url. Returns undefined if the text is not one. */
function publicKeyOf(key: string): KeyObject | undefined {
  try {
    return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' })
  } catch {
    return undefined
  }
}

type Signed = { text: string; signature: string; key: string }

/** Whether this public key signed the text. The signature and the key are in base64url. */
export function isSignedText({ text, signature, key }: Signed): boolean {
  const checks = publicKeyOf(key)
  return checks !== undefined && verify(null, Buffer.from(text), checks, Buffer.from(signature, 'base64url'))
}
