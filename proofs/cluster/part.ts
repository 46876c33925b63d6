/** Starts one process of the cluster with its own log, waits until it is ready, and stops it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { idsOf, type Account } from '../../tests/database/unprivileged.ts'

export type Part = {
  readonly name: string
  readonly child: ChildProcess
  readonly log: string
  /** resolves when the process has ended, for whatever reason */
  readonly ended: Promise<unknown>
  /** stops the process as an operator does; returns its exit code */
  readonly stop: () => Promise<number | null>
  readonly kill: () => Promise<void>
}

type Start = {
  name: string
  program: string
  args: readonly string[]
  env?: NodeJS.ProcessEnv
  cwd?: string
  log: string
  /** the account that runs the process, if it is not the current one */
  account?: Account
  /** the signal that the process gets if its parent ends first; nginx must not be killed, because its workers would go on */
  lastSignal?: NodeJS.Signals
}

/** An app may take more than a minute to start while many other processes share the two cores. */
const START_MILLISECONDS = 180_000
const LOOK_MILLISECONDS = 50

export function startPart(start: Start): Part {
  const { name, program, args, env = process.env, cwd, log, account = 'ourselves', lastSignal = 'SIGKILL' } = start
  const written = openSync(log, 'a')
  const child = spawn(program, args, { ...idsOf(account), env, cwd, stdio: ['ignore', written, written] })
  closeSync(written)
  const exited = once(child, 'exit')
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const killWithUs = () => child.kill(lastSignal)
  process.once('exit', killWithUs)
  child.once('exit', () => process.removeListener('exit', killWithUs))
  const end = async (signal: NodeJS.Signals) => {
    if (!isOver()) child.kill(signal)
    await exited
    return child.exitCode
  }
  return { name, child, log, ended: exited, stop: () => end('SIGTERM'), kill: async () => void (await end('SIGKILL')) }
}

/** Waits until `isThere` returns true. Throws with the part's output if the part ends first or takes too long. */
export async function untilThere(part: Part, isThere: () => Promise<boolean>): Promise<void> {
  const began = performance.now()
  while (!(await isThere().catch(() => false))) {
    const isOver = part.child.exitCode !== null || performance.now() - began > START_MILLISECONDS
    if (isOver) {
      await part.kill()
      throw new Error(`${part.name} did not start: ${(await readFile(part.log, 'utf8')).slice(-3000)}`)
    }
    await pause(LOOK_MILLISECONDS)
  }
}

/** Runs a program until it ends, successfully or not. Returns its exit code. */
export async function runToEnd(start: Start): Promise<number | null> {
  const part = startPart(start)
  await part.ended
  return part.stop()
}

/** Runs a program until it ends. Throws with its output if it failed. */
export async function runPart(start: Start): Promise<void> {
  const code = await runToEnd(start)
  if (code !== 0) throw new Error(`${start.name} failed: ${await readFile(start.log, 'utf8')}`)
}
