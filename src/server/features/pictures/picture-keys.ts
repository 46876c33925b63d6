import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Env } from '../../env.ts'
import { localSecret } from '../../local-secret.ts'
import { PICTURE_KEY_BYTES, type PictureKeys } from './picture-seal.ts'

const LOCAL_KEY_FILE = 'picture.key'

function decode(text: string, source: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== PICTURE_KEY_BYTES) throw new Error(`${source} is not ${PICTURE_KEY_BYTES} bytes in base64`)
  return key
}

function localKey(dataDir: string): Buffer {
  const path = join(dataDir, LOCAL_KEY_FILE)
  return decode(
    localSecret(path, () => randomBytes(PICTURE_KEY_BYTES).toString('base64')),
    path,
  )
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
