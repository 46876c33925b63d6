import type { VoucherKey } from '#contract/vouchers.ts'
import { fromBase64Url, toBase64Url } from '#domain/kernel/base64url.ts'
import { readToken, type SignedClaims, type VoucherClaims } from '#domain/vouchers/voucher-claims.ts'

type Check = (key: Uint8Array<ArrayBuffer>, signed: SignedClaims) => Promise<boolean>

const ALGORITHM = 'Ed25519'

/** Whether the browser supports Ed25519 itself, as do Chrome 137, Firefox 129 and Safari 17. */
const ownCheck: Check = async (key, { signed, signature }) => {
  const known = await crypto.subtle.importKey('raw', key, ALGORITHM, false, ['verify'])
  return crypto.subtle.verify(ALGORITHM, known, signature, signed)
}

async function hasOwn(): Promise<boolean> {
  try {
    return Boolean(await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']))
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return false
    throw error
  }
}

async function libraryCheck(): Promise<Check> {
  const { verifyAsync } = await import('@noble/ed25519')
  return (key, { signed, signature }) => verifyAsync(signature, signed, key)
}

let check: Promise<Check> | undefined

/** Returns how this browser verifies signatures; loaded once while online. */
export const signatureCheck = (): Promise<Check> =>
  (check ??= hasOwn().then((isThere) => (isThere ? ownCheck : libraryCheck())))

/** Returns the claims of a scanned voucher if one of this desk's keys signed it, else null. */
export async function readByKeys(text: string, keys: readonly VoucherKey[]): Promise<VoucherClaims | null> {
  const taken = readToken(text)
  const key = taken && keys.find(({ id }) => id === toBase64Url(taken.keyId))
  if (!taken || !key) return null
  const isOurs = await (await signatureCheck())(fromBase64Url(key.publicKey), taken)
  return isOurs ? taken.claims : null
}
