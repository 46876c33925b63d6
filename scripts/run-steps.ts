/** Runs the steps of a test run as programs with their output, and records which of them failed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'

const ROOT = join(import.meta.dirname, '..')

export type Step = { name: string; command: string; args: string[]; env?: Record<string, string>; repeat?: string }
/** `repeat` is the command that runs only the failed tests again. */
export type Failure = { name: string; tail: string; repeat?: string | undefined }

/** How many characters of a failed step's output are repeated at the end. */
const TAIL_LENGTH = 8000
/**
 * How many milliseconds to wait for the rest of a step's output. A process that the step left behind may keep the
 * output open.
 */
const LAST_WORDS_MILLISECONDS = 1000

export const bin = (name: string): string => join(ROOT, 'node_modules/.bin', name)

export const vitest = (name: string, args: string[], env: Record<string, string> = {}): Step => ({
  name,
  command: bin('vitest'),
  args: ['run', ...args],
  env,
})

/** Runs the tests again after each edit. Vitest has the terminal until somebody quits it. */
export async function watchVitest({ command, args, env }: Step): Promise<void> {
  const [, ...tests] = args
  const child = spawn(command, ['watch', ...tests], { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })
  // Ctrl-C ends Vitest. This process continues, because it has to stop the database.
  const wait = () => undefined
  process.on('SIGINT', wait)
  await once(child, 'exit')
  process.off('SIGINT', wait)
}

const secondsSince = (began: number) => ((performance.now() - began) / 1000).toFixed(1)

let planned = 0
let started = 0

/** Sets the number of this process's steps, so that each step can print its position. */
export const planSteps = (count: number): void => {
  planned = count
}

const numbered = (name: string) => (planned === 0 ? name : `step ${++started} of ${planned}: ${name}`)

/** Removes Vitest's line about its report, which only this script reads. */
const withoutNoise = (chunk: Buffer) => chunk.toString().replaceAll(/^JSON report written to .*\n?/gm, '')

/** How many tests all steps ran, according to their summaries. */
const ran = { passed: 0, failed: 0 }

/** Adds up the summary of Vitest ("Tests  2 failed | 48 passed (50)") or of Playwright ("46 passed (5.7m)"). */
function countTests(output: string): void {
  const text = stripVTControlCharacters(output)
  const summary = /^ *Tests {2}.*$/m.exec(text)?.[0] ?? /^ {2}\d+ (?:passed|failed)\b[^]*$/m.exec(text)?.[0] ?? ''
  for (const outcome of ['passed', 'failed'] as const)
    ran[outcome] += Number(new RegExp(`(\\d+) ${outcome}\\b`).exec(summary)?.[1] ?? 0)
}

/** Runs one step. Returns an empty list if it succeeded, or else the failure with the end of its output. */
async function run({ name, command, args, env, repeat }: Step): Promise<Failure[]> {
  const began = performance.now()
  console.log(`\n== ${numbered(name)}`)
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const step = spawn(command, args, {
    cwd: ROOT,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...colours, ...env },
  })
  let tail = ''
  const passOn = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
    const said = withoutNoise(chunk)
    to.write(said)
    tail = (tail + said).slice(-TAIL_LENGTH)
  }
  step.stdout.on('data', passOn(process.stdout))
  step.stderr.on('data', passOn(process.stderr))
  const silent = once(step, 'close')
  const [status] = await once(step, 'exit')
  await Promise.race([silent, wait(LAST_WORDS_MILLISECONDS, undefined, { ref: false })])
  // Closes the output. Otherwise this process would run for as long as the process that the step left behind.
  step.stdout.destroy()
  step.stderr.destroy()
  countTests(tail)
  console.log(`\n== ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${secondsSince(began)} s)`)
  return status === 0 ? [] : [{ name, tail, repeat }]
}

/** Runs steps one after another, even if an earlier one failed. */
export async function runAll(steps: readonly Step[]): Promise<Failure[]> {
  const failures: Failure[] = []
  for (const step of steps) failures.push(...(await run(step)))
  return failures
}

/** The maximum number of test files for one command. With more files, running all tests is quicker. */
const MAX_REPEATED = 10

const commandsFor = (failures: readonly Failure[], files: readonly string[]): string[] => {
  const repeated = failures.map(({ repeat }) => repeat).filter((command) => command !== undefined)
  if (files.length > 0) repeated.push(`npm test${files.length > MAX_REPEATED ? '' : ` -- ${files.join(' ')}`}`)
  return [...new Set(repeated)]
}

/** Prints each failure, the command that repeats it and the number of tests, and sets the exit code. */
export function conclude(failures: readonly Failure[], failedFiles: readonly string[] = []): void {
  for (const { name, tail } of failures) console.log(`\n== how it failed: ${name}\n${tail}`)
  if (failures.length === 0) console.log('\nEverything holds.')
  else {
    console.log(`\nFailed: ${failures.map(({ name }) => name).join(', ')}`)
    const commands = commandsFor(failures, failedFiles)
    if (commands.length > 0) console.log(`To repeat it: ${commands.join(' && ')}`)
  }
  if (ran.passed + ran.failed > 0) console.log(`${ran.passed} passed, ${ran.failed} failed`)
  process.exitCode = failures.length === 0 ? 0 : 1
}
