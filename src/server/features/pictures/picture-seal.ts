import type { SealedFor, PictureSeal } from '../../ports/picture-seal.ts'
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

export type PictureKeys = { current: Buffer; previous?: Buffer }

const CIPHER = 'aes-256-gcm'
export const PICTURE_KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const VERSION = 1
const KEY_ID_BYTES = 4
const MARK_BYTES = 1 + KEY_ID_BYTES

/** Identifies the master key without revealing anything about it. */
const markOf = (master: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([VERSION]),
    createHash('sha256').update('picture key id').update(master).digest().subarray(0, KEY_ID_BYTES),
  ])

/**
 * Binds the encrypted content to its purpose and owner, so that a key cannot pass for a file, nor one guest's picture
 * for another's.
 */
const boundTo = (what: 'file' | 'key', { pictureId, ownerId, kind }: SealedFor): Buffer =>
  Buffer.from(['picture', VERSION, what, kind, pictureId, ownerId].join('|'))

function encrypt(key: Buffer, plain: Buffer, bound: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(bound)
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function decrypt(key: Buffer, encrypted: Buffer, bound: Buffer): Buffer {
  if (encrypted.length < NONCE_BYTES + TAG_BYTES) throw new Error('a sealed picture or its key was cut short')
  const nonce = encrypted.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(bound)
  decipher.setAuthTag(encrypted.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(encrypted.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
}

/**
 * Encrypts stored pictures of people and documents with AES-256-GCM. Each picture has its own key, wrapped by the
 * master key (facts, "DPDP"). A sealed file consists of nonce, ciphertext and tag; a wrapped key of version, id of its
 * master key, nonce, ciphertext and tag.
 */
export function pictureSeal(keys: () => PictureKeys): PictureSeal {
  const wrap = (key: Buffer, belongsTo: SealedFor): Buffer => {
    const { current } = keys()
    return Buffer.concat([markOf(current), encrypt(current, key, boundTo('key', belongsTo))])
  }
  const unwrap = (encryptedKey: Buffer, belongsTo: SealedFor): Buffer => {
    const { current, previous } = keys()
    const mark = encryptedKey.subarray(0, MARK_BYTES)
    const master = [current, previous].find((one) => one && markOf(one).equals(mark))
    if (!master) throw new Error('a picture was sealed by a key that is neither PICTURE_KEY nor PICTURE_KEY_PREVIOUS')
    return decrypt(master, encryptedKey.subarray(MARK_BYTES), boundTo('key', belongsTo))
  }
  return {
    seal: (bytes, belongsTo) => {
      const key = randomBytes(PICTURE_KEY_BYTES)
      return { sealed: encrypt(key, bytes, boundTo('file', belongsTo)), encryptedKey: wrap(key, belongsTo) }
    },
    open: (sealed, encryptedKey, belongsTo) =>
      decrypt(unwrap(encryptedKey, belongsTo), sealed, boundTo('file', belongsTo)),
    renew: (encryptedKey, belongsTo) => wrap(unwrap(encryptedKey, belongsTo), belongsTo),
    currentMark: () => markOf(keys().current),
  }
}
