/** One process of the cluster: started with a log of its own, waited for, stopped. */
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
  /** resolves when it has ended, whatever ended it */
  readonly ended: Promise<unknown>
  /** Told to stop, as an operator does; answers its exit code. */
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
  /** who it runs as, where that is somebody else */
  account?: Account
  /** what it gets when this process ends without having stopped it; nginx would leave its workers behind when killed */
  lastSignal?: NodeJS.Signals
}

/** An app that starts beside much else on two cores takes more than a minute. */
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

/** Until `isThere` says so; fails with what the part wrote when it ends, or takes too long. */
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

/** Runs a program to its end, whatever that is; answers its exit code. */
export async function runToEnd(start: Start): Promise<number | null> {
  const part = startPart(start)
  await part.ended
  return part.stop()
}

/** Runs a program to its end; fails with what it wrote. */
export async function runPart(start: Start): Promise<void> {
  const code = await runToEnd(start)
  if (code !== 0) throw new Error(`${start.name} failed: ${await readFile(start.log, 'utf8')}`)
}
