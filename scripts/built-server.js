import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Plain JavaScript, because removing the types from the first modules would take a twentieth of a start.

const ROOT = join(import.meta.dirname, '..')
/** `BUILD_FOLDER` as in build-folder.ts. */
export const BUILT_SERVER = join(ROOT, process.env['BUILD_FOLDER'] ?? 'build', 'server')

/** A file next to the built ones: the hash of each source file in them, by its path from the root. */
export const SOURCES_FILE = 'sources.json'

/** @param {string | Buffer} content */
export const hashOf = (content) => hash('sha1', content)

/** @param {[path: string, known: string]} source */
function isUnchanged([path, known]) {
  const file = join(ROOT, path)
  return existsSync(file) && hashOf(readFileSync(file)) === known
}

/** Whether the built files come from the current sources. */
export function isServerBuilt() {
  const sources = join(BUILT_SERVER, SOURCES_FILE)
  return existsSync(sources) && Object.entries(JSON.parse(readFileSync(sources, 'utf8'))).every(isUnchanged)
}

/**
 * Runs the built server, or the source if it has changed since the build (decision 0052). Returns true if it ran the
 * built one.
 * @param {'start-site' | 'work'} entry
 */
export async function runServer(entry) {
  process.env['NODE_ENV'] ??= 'production'
  // Runs before any other module loads, so that a second start finds all modules compiled. The variable passes the
  // cache on to the database's thread.
  process.env['NODE_COMPILE_CACHE'] ??= join(ROOT, '.cache/compiled')
  enableCompileCache(process.env['NODE_COMPILE_CACHE'])
  const isBuilt = isServerBuilt()
  const file = isBuilt ? join(BUILT_SERVER, `${entry}.js`) : join(ROOT, 'scripts', `${entry}.ts`)
  await import(pathToFileURL(file).href)
  return isBuilt
}
