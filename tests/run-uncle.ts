import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** The operator's command line, as arguments for Node. */
export const UNCLE = ['--disable-warning=ExperimentalWarning', join(ROOT, 'src/operator/uncle.ts')]

/** Keeps the compiled code, which halves the start-up time of each command. */
const NODE_COMPILE_CACHE = join(ROOT, '.cache/compiled')

/** Runs an operator's command in its own process, which inherits only `PATH` from our environment. */
export function runUncle(words: readonly string[], environment: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...UNCLE, ...words], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE, ...environment },
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, stdout: stdout.trim(), stderr }
}
