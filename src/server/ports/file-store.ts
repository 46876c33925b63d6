/** Says that the store failed or did not answer. Contains no key and no bytes, because its message is logged. */
export class FileStoreError extends Error {
  override name = 'FileStoreError'
}

/**
 * Stores the bytes of pictures. A key is written once and identifies one file, which has no other metadata. All methods
 * reject with a FileStoreError if the store does not work.
 */
export type FileStore = {
  /** Stores all of a file or nothing, so that a reader never sees half of it. */
  put: (key: string, bytes: Buffer, about: { contentType: string }) => Promise<void>
  /** Undefined if there is no such file. */
  get: (key: string) => Promise<Buffer | undefined>
  /** Deletes a file; deleting a missing one succeeds. */
  delete: (key: string) => Promise<void>
}

const KEY = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/
const MAX_KEY_LENGTH = 200

/**
 * Checks a key. Keys are ours, never a guest's. They consist of words, digits and hyphens between slashes, so that none
 * leads out of the store.
 */
export function checkFileKey(key: string): string {
  if (key.length > MAX_KEY_LENGTH || !KEY.test(key)) throw new Error('this is not a key of the file store')
  return key
}
