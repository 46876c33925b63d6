import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Says in a sentence why the data folder is unusable, for the person who started the server. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError'
}

const WHY: Record<string, string> = {
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk quota is used up',
  EROFS: 'it is on a read-only disk',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOTDIR: 'a part of that path is a file',
  EEXIST: 'it is a file',
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Returns the sentence if the error is one that makes a folder unwritable; undefined for any other error. */
export function folderError(folder: string, error: unknown): DataFolderError | undefined {
  const why = WHY[codeOf(error)]
  if (!why) return undefined
  const sentence = `The data folder ${folder} cannot be used: ${why}. Make room or change its rights, or set DATA_DIR to another folder.`
  return new DataFolderError(sentence, { cause: error })
}

/**
 * How many bytes to write. With fewer, the test would miss a full disk on which a small file still fits, but no
 * database.
 */
const PROBE_BYTES = 64 * 1024

/** Tests whether a folder is writable. Returns undefined if it is, otherwise the sentence. */
export async function probeFolder(folder: string): Promise<DataFolderError | undefined> {
  const probe = join(folder, `.probe-${randomUUID()}`)
  try {
    await writeFile(probe, Buffer.alloc(PROBE_BYTES), { flag: 'wx' })
    return undefined
  } catch (error) {
    return folderError(folder, error)
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
}
