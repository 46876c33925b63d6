// The one entry of every npm command. It runs on whatever Node the machine has, so it is plain JavaScript: it installs
// what is missing and hands over to the project's own Node, which runs TypeScript as it stands.
import { spawnSync } from 'node:child_process'
import { existsSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
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

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command = 'start', ...args] = process.argv.slice(2)

/** Runs TypeScript as it stands, and is what we test with: a newer one may differ. */
const OLDEST_NODE = 24
const runningNode = Number(process.versions.node.split('.')[0])

/**
 * The project's own Node: a package of the lock file for this machine, installed without any script. Where none is
 * published for it (a Mac), the Node that runs this, if it is new enough.
 */
function projectNode() {
  const isWindows = process.platform === 'win32'
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
  const own = join(root, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node')
  if (existsSync(own)) return own
  return runningNode >= OLDEST_NODE ? process.execPath : undefined
}

/** npm by the project's Node: an older one leaves out what does not name it, as the builder of pages for this machine. */
function installWhatWasLeftOut(withTools) {
  const node = projectNode()
  const npm = process.env.npm_execpath
  if (!node || !npm) return
  run(node, [npm, ...installArguments(withTools)])
  // The units of systemd start it by this link, which npm has been seen to drop here.
  const link = join(root, 'node_modules/.bin/node')
  if (process.platform !== 'win32' && !existsSync(link)) symlinkSync(node, link)
}

function run(program, programArgs) {
  const { status, signal, error } = spawnSync(program, programArgs, { cwd: root, stdio: 'inherit', shell: false })
  if (error) throw error
  if (status !== 0) process.exit(status ?? (signal ? 1 : 0))
}

const packages = readPackages(root)
const withTools = needsTools(command, packages)
if (!areInstalled(packages, withTools) || !projectNode()) {
  console.log('Installing packages ...')
  const isFirst = isBare(packages) && !withTools
  if (!isFirst || !(await installForStart(root, { withNode: runningNode !== OLDEST_NODE }))) {
    const { program, args: npmArguments } = installCommand(withTools)
    run(program, npmArguments)
  }
  if (leavesOut(process.versions.node)) installWhatWasLeftOut(withTools)
}

// The server is not a child that waits: signals have to reach it, so its own process replaces this one's work.
const node = projectNode()
if (!node) {
  console.error(
    `No Node ${OLDEST_NODE} is published for ${process.platform} on ${process.arch} as a package, and this is Node ${process.versions.node}: please install Node ${OLDEST_NODE} or newer.`,
  )
  process.exit(1)
}
const { runCommand } = await import('./run-command.js')
await runCommand({ root, node, command, args })
