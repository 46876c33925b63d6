import type { PictureKind } from '#domain/pictures/picture-kind.ts'

/** What a file and its key belong to: moved to another row, neither opens. */
export type SealedFor = { pictureId: string; ownerId: string; kind: PictureKind }

export type PictureSeal = {
  /** Encrypts a picture with a fresh key of its own, and that key with the master key. */
  seal: (bytes: Buffer, belongsTo: SealedFor) => { sealed: Buffer; encryptedKey: Buffer }
  /** Throws when anything of it was changed, moved, or sealed by a key we no longer have. */
  open: (sealed: Buffer, encryptedKey: Buffer, belongsTo: SealedFor) => Buffer
  /** The picture's key under the current master key; the file stays as it is. */
  renew: (encryptedKey: Buffer, belongsTo: SealedFor) => Buffer
  /** How a wrapped key begins that the current master key wrapped. */
  currentMark: () => Buffer
}
