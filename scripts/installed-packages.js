import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCRIPTS } from './run-command.js'

/** Those who serve or operate the site need what serving and building need; every other command is a developer's. */
const isServing = (command) =>
  ['start', 'build', 'worker', 'migrate'].includes(command) || Boolean(SCRIPTS[command]?.startsWith('src/operator/'))

/** The copy of the lock file that npm leaves in what it installed. Without one, or half of one, nothing counts as installed. */
function readInstalled(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return {}
    throw error
  }
}

/** The packages that the lock file of a folder names, and those that are installed there. */
export const readPackages = (folder) => ({
  wanted: JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages,
  found: readInstalled(join(folder, 'node_modules/.package-lock.json')),
})

const packagesIn = (wanted) => Object.entries(wanted).filter(([path]) => path !== '')

/**
 * Does this command need the tools of development? A clone that has some of them keeps them: npm would remove them from
 * under the next `npm test`.
 */
export const needsTools = (command, { wanted, found }) =>
  !isServing(command) || packagesIn(wanted).some(([path, { dev }]) => dev && path in found)

/** Is each package there in the version of the lock file? npm decides about optional ones by the machine. */
export const areInstalled = ({ wanted, found }, withTools) =>
  packagesIn(wanted).every(
    ([path, { version, dev, optional, devOptional }]) =>
      optional || devOptional || (dev && !withTools) || found[path]?.version === version,
  )

/**
 * Installs what the lock file names and never writes to it. `npm ci` would delete every package first, which after a
 * small update costs half a minute more. NODE_ENV=production leaves packages out unless they are included by name.
 */
export const installArguments = (withTools) => [
  'install',
  '--no-save',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--include=optional',
  withTools ? '--include=dev' : '--omit=dev',
]

/** npm with arguments: the npm that runs this, else the one of the machine. */
export function npmCommand(args) {
  const npm = process.env.npm_execpath
  return npm ? { program: process.execPath, args: [npm, ...args] } : { program: 'npm', args }
}

/** Does npm, run by this Node, leave out an optional package because it asks for a newer one (`^20.19.0 || >=22.12.0`)? */
export function leavesOut(version) {
  const [major, minor] = version.split('.').map(Number)
  return major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12)
}

/** How npm is told to install. */
export const installCommand = (withTools) => npmCommand(installArguments(withTools))

/** Has nothing been installed here yet? */
export const isBare = ({ found }) => Object.keys(found).length === 0
