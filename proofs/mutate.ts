/**
 * `npm run mutate`: changes the domain's rules one at a time and checks that a test fails (docs/testing.md). `npm run
 * mutate -- bills slots` changes only these folders. The large tool has a separate lock file in `tools/mutate`, so that
 * people who do not use it need not install it.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { installTool } from '../scripts/install-tool.ts'

const ROOT = join(import.meta.dirname, '..')
const ROOMS = ['accounts', 'bills', 'bookings', 'slots']

function run(program: string, args: readonly string[], cwd: string): void {
  const { status, error } = spawnSync(program, args, { cwd, stdio: 'inherit' })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

const rooms = process.argv.slice(2)
const unknown = rooms.filter((room) => !ROOMS.includes(room))
if (unknown.length > 0) {
  console.error(`Not a room that is mutated: ${unknown.join(', ')}. Known: ${ROOMS.join(', ')}`)
  process.exit(2)
}
// The tool uses the project's own Vitest, which Node finds two folders up.
const tool = installTool('mutate', ['--legacy-peer-deps'])
const mutated = (rooms.length > 0 ? rooms : ROOMS).flatMap((room) => [
  `src/domain/${room}/**/*.ts`,
  `!src/domain/${room}/**/*.test.ts`,
])
const stryker = join(tool, 'node_modules/@stryker-mutator/core/bin/stryker.js')
run(process.execPath, [stryker, 'run', join(tool, 'stryker.config.json'), '--mutate', mutated.join(',')], ROOT)
