import type { PictureKind } from '#domain/pictures/picture-kind.ts'

/**
 * The owner of a file and its key, neither of which opens after being moved to another row. A hotel's PAN is sealed
 * like a picture.
 */
export type SealedFor = { pictureId: string; ownerId: string; kind: PictureKind | 'pan' }

export type PictureSeal = {
  /** Encrypts a picture with its own new key, and that key with the master key. */
  seal: (bytes: Buffer, belongsTo: SealedFor) => { sealed: Buffer; encryptedKey: Buffer }
  /** Throws if the file or its key was changed or moved, or if we no longer have the sealing key. */
  open: (sealed: Buffer, encryptedKey: Buffer, belongsTo: SealedFor) => Buffer
  /** Re-encrypts the picture's key with the current master key. The file does not change. */
  renew: (encryptedKey: Buffer, belongsTo: SealedFor) => Buffer
  /** The first bytes of a key wrapped by the current master key. */
  currentMark: () => Buffer
}
