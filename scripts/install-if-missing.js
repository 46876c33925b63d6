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

/** Ends with a sentence where nothing can be installed: npm itself would print twenty lines. */
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

/** npm by the project's Node: an older one leaves out what does not name it, as the builder of pages for this machine. */
async function installWhatWasLeftOut(root, withTools) {
  const node = projectNode(root)
  const npm = process.env.npm_execpath
  if (!node || !npm) return
  await runNpm(root, node, [npm, ...installArguments(withTools)])
  // The units of systemd start it by this link, which npm has been seen to drop here.
  const link = join(root, 'node_modules/.bin/node')
  if (process.platform !== 'win32' && !existsSync(link)) symlinkSync(node, link)
}

async function install(root, command) {
  // Another command may have installed them while this one waited.
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

/** Installs what a command needs and this clone lacks. */
export async function installIfMissing(root, command) {
  if (!isMissing(root, command)) return
  refuseReadOnly(root)
  const sayWaiting = (pid) => console.log(`Process ${pid} is installing packages here: waiting for it ...`)
  await takeTurns(join(root, '.cache/install.lock'), sayWaiting, () => install(root, command))
}
