import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const isThere = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'

/**
 * Reads a local machine's own secret, which `make` creates on first use. The secret is written to a temporary file that
 * is then linked, so that two processes that start concurrently both read the first one's.
 */
export function localSecret(path: string, make: () => string): string {
  mkdirSync(dirname(path), { recursive: true })
  const aside = `${path}.${randomUUID()}`
  writeFileSync(aside, `${make()}\n`, { mode: 0o600, flag: 'wx' })
  try {
    linkSync(aside, path)
  } catch (error) {
    if (!isThere(error)) throw error
  } finally {
    rmSync(aside, { force: true })
  }
  return readFileSync(path, 'utf8').trim()
}
