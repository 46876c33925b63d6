// The entry point of every npm command. It is plain JavaScript, because it runs on any Node.js of the machine: it
// installs what is missing and hands over to the project's own Node.js, which runs TypeScript directly.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installIfMissing } from './install-if-missing.js'
import { OLDEST_NODE, projectNode } from './project-node.js'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command = 'start', ...args] = process.argv.slice(2)

await installIfMissing(root, command)

const node = projectNode(root)
if (!node) {
  console.error(
    `No Node ${OLDEST_NODE} is published for ${process.platform} on ${process.arch} as a package, and this is Node ${process.versions.node}: please install Node ${OLDEST_NODE} or newer.`,
  )
  process.exit(1)
}
// Runs the server in this process instead of a child, so that signals reach it.
const { runCommand } = await import('./run-command.js')
await runCommand({ root, node, command, args })
