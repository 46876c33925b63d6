/** Steps of a test run: programs that are started here, what they said, and which of them failed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const ROOT = join(import.meta.dirname, '..')

export type Step = { name: string; command: string; args: string[]; env?: Record<string, string> }
export type Failure = { name: string; tail: string }

/** This much of what a failed step said last is repeated at the end. */
const TAIL_LENGTH = 8000
/** A process that a step left behind may keep its output open: it is not waited for. */
const LAST_WORDS_MILLISECONDS = 1000

export const bin = (name: string): string => join(ROOT, 'node_modules/.bin', name)

export const vitest = (name: string, args: string[], env: Record<string, string> = {}): Step => ({
  name,
  command: bin('vitest'),
  args: ['run', ...args],
  env,
})

const secondsSince = (began: number) => ((performance.now() - began) / 1000).toFixed(1)

/** Runs one step. Answers nothing when all is well, else the end of what it said. */
async function run({ name, command, args, env }: Step): Promise<Failure[]> {
  const began = performance.now()
  console.log(`\n== ${name}`)
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const step = spawn(command, args, {
    cwd: ROOT,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...colours, ...env },
  })
  let tail = ''
  const passOn = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
    to.write(chunk)
    tail = (tail + chunk.toString()).slice(-TAIL_LENGTH)
  }
  step.stdout.on('data', passOn(process.stdout))
  step.stderr.on('data', passOn(process.stderr))
  const silent = once(step, 'close')
  const [status] = await once(step, 'exit')
  await Promise.race([silent, wait(LAST_WORDS_MILLISECONDS)])
  console.log(`\n== ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${secondsSince(began)} s)`)
  return status === 0 ? [] : [{ name, tail }]
}

/** Runs steps one after another; later ones run although an earlier one failed. */
export async function runAll(steps: readonly Step[]): Promise<Failure[]> {
  const failures: Failure[] = []
  for (const step of steps) failures.push(...(await run(step)))
  return failures
}

/** Repeats how each step failed and sets the exit code of the process. */
export function conclude(failures: readonly Failure[]): void {
  for (const { name, tail } of failures) console.log(`\n== how it failed: ${name}\n${tail}`)
  console.log(
    failures.length === 0 ? '\nEverything holds.' : `\nFailed: ${failures.map(({ name }) => name).join(', ')}`,
  )
  process.exitCode = failures.length === 0 ? 0 : 1
}
