import { accessSync, constants, existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { installForStart } from './install-for-start.js'
import {
  areInstalled,
  installArguments,
  installCommand,
  isBare,
  leavesOut,
  needsTools,
  readPackages,
} from './installed-packages.js'
import { projectNode } from './project-node.js'
import { runToEnd } from './run-to-end.js'
import { takeTurns } from './take-turns.js'

const isMissing = (root, command) => {
  const packages = readPackages(root)
  return !areInstalled(packages, needsTools(command, packages)) || !projectNode(root)
}

/** Ends with one sentence if the folder cannot be written; npm would print twenty lines. */
function refuseReadOnly(root) {
  try {
    accessSync(root, constants.W_OK)
    if (existsSync(join(root, 'node_modules'))) accessSync(join(root, 'node_modules'), constants.W_OK)
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error
    console.error(
      `Packages are missing for Node ${process.versions.node}, and this user may not write to ${root}: run the command once as the user who owns the folder, or copy the folder.`,
    )
    process.exit(1)
  }
}

async function runNpm(root, program, args) {
  const status = await runToEnd(program, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * Installs again with the project's Node: an older npm skips optional packages that require a newer Node, such as the
 * bundler for this machine.
 */
async function installWhatWasLeftOut(root, withTools) {
  const node = projectNode(root)
  const npm = process.env.npm_execpath
  if (!node || !npm) return
  await runNpm(root, node, [npm, ...installArguments(withTools)])
  // Restores the link by which systemd's units start Node, because npm may delete it here.
  const link = join(root, 'node_modules/.bin/node')
  if (process.platform !== 'win32' && !existsSync(link)) symlinkSync(node, link)
}

async function install(root, command) {
  // Another command may have installed the packages while this one waited for the lock.
  if (!isMissing(root, command)) return
  console.log(`${command === 'start' ? 'Step 1 of 5: installing' : 'Installing'} packages (half a minute to two) ...`)
  const packages = readPackages(root)
  const withTools = needsTools(command, packages)
  const isFirst = isBare(packages) && !withTools
  if (!isFirst || !(await installForStart(root))) {
    const { program, args } = installCommand(withTools)
    await runNpm(root, program, args)
  }
  if (leavesOut(process.versions.node)) await installWhatWasLeftOut(root, withTools)
}

/** Installs the packages that a command needs and this clone lacks. */
export async function installIfMissing(root, command) {
  if (!isMissing(root, command)) return
  refuseReadOnly(root)
  const sayWaiting = (pid) => console.log(`Process ${pid} is installing packages here: waiting for it ...`)
  await takeTurns(join(root, '.cache/install.lock'), sayWaiting, () => install(root, command))
}
