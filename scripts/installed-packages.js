import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCRIPTS } from './run-command.js'

/**
 * Commands that serve or operate the site need only packages for serving and building. Every other command is a
 * developer's.
 */
const isServing = (command) =>
  ['start', 'build', 'worker', 'migrate'].includes(command) || Boolean(SCRIPTS[command]?.startsWith('src/operator/'))

/** Reads npm's own record of the installed packages. If it is missing or incomplete, nothing counts as installed. */
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

/** Leaves out the project and its workspaces (`proofs`), which npm only links. */
const packagesIn = (wanted) =>
  Object.entries(wanted).filter(([path, { link }]) => path.startsWith('node_modules/') && !link)

/**
 * Does this command need the development tools? Also true if any of them is installed, because npm would otherwise
 * remove them, and the next `npm test` needs them.
 */
export const needsTools = (command, { wanted, found }) =>
  !isServing(command) || packagesIn(wanted).some(([path, { dev }]) => dev && path in found)

/**
 * Is each package installed in the lock file's version? Optional packages do not count, because npm chooses them by
 * machine.
 */
export const areInstalled = ({ wanted, found }, withTools) =>
  packagesIn(wanted).every(
    ([path, { version, dev, optional, devOptional }]) =>
      optional || devOptional || (dev && !withTools) || found[path]?.version === version,
  )

/**
 * The arguments to install the lock file's packages without changing the lock file. `npm ci` would first delete all
 * packages, which makes a small update half a minute slower. With NODE_ENV=production npm leaves out development
 * packages unless told to include them.
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

/** The command to run npm with arguments: the npm that started this process, else the machine's. */
export function npmCommand(args) {
  const npm = process.env.npm_execpath
  return npm ? { program: process.execPath, args: [npm, ...args] } : { program: 'npm', args }
}

/** Does npm under this Node skip optional packages that require a newer one (`^20.19.0 || >=22.12.0`)? */
export function leavesOut(version) {
  const [major, minor] = version.split('.').map(Number)
  return major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12)
}

/** The command that installs the packages. */
export const installCommand = (withTools) => npmCommand(installArguments(withTools))

/** Has nothing been installed here yet? */
export const isBare = ({ found }) => Object.keys(found).length === 0
