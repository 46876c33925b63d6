import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkFileKey, FileStoreError, type FileStore } from '../ports/file-store.ts'

const OWNER_ALONE = { folder: 0o700, file: 0o600 }

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * Builds an error with only the system's code ('ENOSPC', 'EACCES'), because the system's message would name the file.
 */
const failed = (verb: string, error: unknown) =>
  new FileStoreError(`the folder of files: ${verb} failed: ${(error as NodeJS.ErrnoException).code ?? 'no code'}`)

/**
 * Stores files in a folder of this machine that only the server's user can read. Writes a file under a temporary name,
 * syncs it and moves it into place, so that the file is either complete or absent. Deleting a key also deletes
 * temporary files that a killed process left behind.
 */
export function folderFileStore(root: string): FileStore {
  const pathOf = (key: string) => join(root, ...checkFileKey(key).split('/'))
  const unfinished = (path: string) => `${path}.part`

  const write = async (path: string, bytes: Buffer) => {
    await mkdir(dirname(path), { recursive: true, mode: OWNER_ALONE.folder })
    const file = await open(unfinished(path), 'w', OWNER_ALONE.file)
    try {
      await file.writeFile(bytes)
      await file.datasync()
    } finally {
      await file.close()
    }
    await rename(unfinished(path), path)
  }

  const writing = new Map<string, Promise<void>>()

  /** Writes one file after another, because two writers of the same file would share its temporary file. */
  const writeInTurn = async (path: string, bytes: Buffer) => {
    const turn = (writing.get(path) ?? Promise.resolve()).then(
      () => write(path, bytes),
      () => write(path, bytes),
    )
    writing.set(path, turn)
    try {
      await turn
    } finally {
      if (writing.get(path) === turn) writing.delete(path)
    }
  }

  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      await writeInTurn(path, bytes).catch((error: unknown) => {
        throw failed('writing', error)
      })
    },
    get: async (key) => {
      const path = pathOf(key)
      try {
        return await readFile(path)
      } catch (error) {
        if (isMissing(error)) return undefined
        throw failed('reading', error)
      }
    },
    delete: async (key) => {
      const path = pathOf(key)
      try {
        await Promise.all([rm(path, { force: true }), rm(unfinished(path), { force: true })])
      } catch (error) {
        throw failed('deleting', error)
      }
    },
  }
}
