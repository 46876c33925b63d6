import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmCommand } from './installed-packages.js'
import { packagesOfStart } from './packages-of-start.js'
import { runToEnd } from './run-to-end.js'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** `npm ci` refuses packages that differ from the lock file, and checks each by its checksum. */
const INSTALL = ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', '--include=optional']

async function npmCi(folder) {
  const { program, args } = npmCommand(INSTALL)
  return (await runToEnd(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })) === 0
}

function layOut(folder, { manifest, lock }) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
  return folder
}

/** Moves the installed folders into place. `node_modules` comes last, because it decides what counts as installed. */
function putInPlace(root, folders) {
  const packages = join(folders[0], 'node_modules')
  for (const other of folders.slice(1)) {
    const found = join(other, 'node_modules')
    const program = join(found, '.bin/node')
    // Moves the link to the project's Node, too, because scripts look for it there. On Windows they use the package's
    // path.
    if (existsSync(program)) renameSync(program, join(packages, '.bin/node'))
    for (const name of readdirSync(found).filter((name) => !name.startsWith('.')))
      renameSync(join(found, name), join(packages, name))
  }
  rmSync(join(root, 'node_modules'), { recursive: true, force: true })
  renameSync(packages, join(root, 'node_modules'))
}

/**
 * Installs the packages that a start needs into a clone without any. If that fails, returns false and changes nothing:
 * npm's ordinary install is slower but handles more cases.
 */
export async function installForStart(root) {
  const { serving, node } = packagesOfStart(
    readJson(join(root, 'package.json')),
    readJson(join(root, 'package-lock.json')),
  )
  // Each attempt has its own folder, because the npm of a killed attempt may still write into the previous one.
  const below = join(root, '.cache/install', String(process.pid))
  rmSync(below, { recursive: true, force: true })
  try {
    const folders = [layOut(join(below, 'serving'), serving), layOut(join(below, 'node'), node)]
    const areInstalled = await Promise.all(folders.map(npmCi))
    if (!areInstalled.every(Boolean)) return false
    putInPlace(root, folders)
    return true
  } finally {
    rmSync(below, { recursive: true, force: true })
  }
}
