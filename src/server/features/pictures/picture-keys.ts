import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../../env.ts'
import { PICTURE_KEY_BYTES, type PictureKeys } from './picture-seal.ts'

const LOCAL_KEY_FILE = 'picture.key'

function decode(text: string, source: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== PICTURE_KEY_BYTES) throw new Error(`${source} is not ${PICTURE_KEY_BYTES} bytes in base64`)
  return key
}

const isThere = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'

/**
 * Creates the key in a temporary file and links it: two processes starting concurrently both read the first one's key.
 */
function createLocalKey(path: string): void {
  const aside = `${path}.${randomUUID()}`
  writeFileSync(aside, `${randomBytes(PICTURE_KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    linkSync(aside, path)
  } catch (error) {
    if (!isThere(error)) throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

function localKey(dataDir: string): Buffer {
  const path = join(dataDir, LOCAL_KEY_FILE)
  mkdirSync(dataDir, { recursive: true })
  createLocalKey(path)
  return decode(readFileSync(path, 'utf8'), path)
}

/**
 * Returns the configured master keys; a local machine generates its own on first use and stores it next to its files.
 */
export function pictureKeys(env: Env): () => PictureKeys {
  let keys: PictureKeys | undefined
  return () => {
    keys ??= {
      current: env.PICTURE_KEY ? decode(env.PICTURE_KEY, 'PICTURE_KEY') : localKey(env.DATA_DIR),
      ...(env.PICTURE_KEY_PREVIOUS ? { previous: decode(env.PICTURE_KEY_PREVIOUS, 'PICTURE_KEY_PREVIOUS') } : {}),
    }
    return keys
  }
}
