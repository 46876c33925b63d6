import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The version we test with, which runs TypeScript without a build. */
export const OLDEST_NODE = 24

/**
 * The project's own Node.js: a package of the lock file for this machine, installed without any script. If none is
 * published for it (a Mac), the Node.js that runs this, if it is new enough.
 */
export function projectNode(root) {
  const isWindows = process.platform === 'win32'
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
  const own = join(root, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node')
  if (existsSync(own)) return own
  return Number(process.versions.node.split('.')[0]) >= OLDEST_NODE ? process.execPath : undefined
}
