import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

export type LongStep = { name: string; args: string[]; env?: Record<string, string> }

/** Runs Vitest once for each step and says at the end which failed; ends the process with 1 if any did. */
export async function runSteps(steps: readonly LongStep[]): Promise<void> {
  const failed: string[] = []
  for (const { name, args, env } of steps) {
    const began = performance.now()
    console.log(`\n== ${name}`)
    const vitest = spawn(join(ROOT, 'node_modules/.bin/vitest'), ['run', ...args], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    const [status] = await once(vitest, 'exit')
    console.log(`== ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${((performance.now() - began) / 1000).toFixed(0)} s)`)
    if (status !== 0) failed.push(name)
  }
  console.log(failed.length === 0 ? '\nEverything holds.' : `\nFailed: ${failed.join(', ')}`)
  process.exitCode = failed.length === 0 ? 0 : 1
}
