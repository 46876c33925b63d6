import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type Child = {
  pid: number | undefined
  base: string
  /** milliseconds from the process's start until `ready` answered 200 */
  readyAfter: number
  stop: () => Promise<void>
}

export type ChildWish = {
  script: string
  args?: string[]
  env?: Record<string, string>
  /** the path that answers 200 once the server is ready */
  ready: string
}

const MAX_MILLISECONDS = 60_000
const SIGTERM_MILLISECONDS = 10_000
const running = new Set<ChildProcess>()

/** Kills all children immediately, so that this process never leaves a server running, however it ends. */
export function killChildren(): void {
  for (const child of running) child.kill('SIGKILL')
}
process.once('exit', killChildren)

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return address.port
}

async function answers(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { headers: { connection: 'close' } })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    // The server does not listen yet.
    return false
  }
}

export type StartChild = (wish: ChildWish) => Promise<Child>

/** Starts a script as a separate process on a free loopback port and waits until it is ready. */
async function startChild({ script, args = [], env = {}, ready }: ChildWish): Promise<Child> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.add(child)
  const exited = once(child, 'exit').then(() => running.delete(child))
  const base = `http://127.0.0.1:${port}`
  while (!(await answers(base + ready))) {
    if (child.exitCode !== null || performance.now() - started > MAX_MILLISECONDS) {
      child.kill('SIGKILL')
      throw new Error(`${script} was not ready in time (exit code ${child.exitCode})`)
    }
    await wait(5)
  }
  const readyAfter = performance.now() - started
  const stop = async () => {
    child.kill('SIGTERM')
    const isStubborn = await Promise.race([exited.then(() => false), wait(SIGTERM_MILLISECONDS, true, { ref: false })])
    if (isStubborn) child.kill('SIGKILL')
    await exited
  }
  return { pid: child.pid, base, readyAfter, stop }
}

/** Runs `work` with a function that starts processes, and stops them all afterwards, even after an error. */
export async function withChildren<Outcome>(work: (start: StartChild) => Promise<Outcome>): Promise<Outcome> {
  const children: Child[] = []
  try {
    return await work(async (wish) => {
      const child = await startChild(wish)
      children.push(child)
      return child
    })
  } finally {
    await Promise.all(children.map((child) => child.stop()))
  }
}
