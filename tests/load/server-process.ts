import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type ServerProcess = {
  base: string
  child: ChildProcess
  /** everything that the process has printed so far */
  output: () => string
  /** stops it as an operator does, and returns its exit code */
  stop: () => Promise<number | null>
  /** kills it as `kill -9` does, unless it has ended */
  kill: () => Promise<void>
}

/** Starts a whole server without pages as a process. Resolves once it serves. */
export const startServerProcess = (environment: Record<string, string>): Promise<ServerProcess> =>
  startProcess(join(import.meta.dirname, 'serve-all.ts'), environment)

/** Starts a worker as `npm run worker` does. Resolves once its jobs run. */
export const startWorkerProcess = (environment: Record<string, string>): Promise<ServerProcess> =>
  startProcess(join(import.meta.dirname, '../../scripts/worker.js'), { WORKER_PORT: '0', ...environment })

async function startProcess(script: string, environment: Record<string, string>): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'uncle-server-'))
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: 'localhost',
      APP_ENV: 'local',
      LOG_LEVEL: 'error',
      DEMO_CATALOGUE: 'false',
      ALLOW_LOCAL_TOOLS: 'yes',
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000)
  }
  child.stderr.on('data', keep)
  child.stdout.on('data', keep)
  const ended = once(child, 'exit').then(() => rm(dataDir, { recursive: true, force: true }))
  const base = await baseOf(child)
  if (base === undefined) {
    await ended
    throw new Error(`the server ended before it served: ${output}`)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await ended
  }
  return {
    base,
    child,
    output: () => output,
    stop: async () => {
      await end('SIGTERM')
      return child.exitCode
    },
    kill: () => end('SIGKILL'),
  }
}

async function baseOf(child: ChildProcess): Promise<string | undefined> {
  if (!child.stdout) return undefined
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /(?:serves|says so at) (http:\/\/[^\s/]+)/.exec(line)?.[1]
    if (origin) return origin
  }
  return undefined
}
