/** A real Redis for tests that share limits between processes or crash it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Redis } from 'ioredis'

const BINARY = 'redis-server'
const START_TIMEOUT = 10_000

export type PrivateRedis = {
  url: string
  port: number
  /** Stops answering but closes nothing, like a machine that hangs. */
  hang: () => void
  wake: () => void
  /** Ends without warning. */
  crash: () => Promise<void>
  stop: () => Promise<void>
}

async function findBinary(): Promise<string | undefined> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const path = join(folder, BINARY)
    const isThere = await access(path).then(
      () => true,
      () => false,
    )
    if (isThere) return path
  }
  return undefined
}

/** The path of redis-server, or why these tests are skipped. */
export const redisBinary = await findBinary()
export const noRedis = redisBinary ? '' : ` (skipped: no ${BINARY} in PATH)`

/** Finds a port on which nobody listens. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

async function untilReady(url: string, isOver: () => boolean): Promise<void> {
  const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => (isOver() ? null : 30) })
  client.on('error', () => undefined)
  const timer = setTimeout(() => client.disconnect(), START_TIMEOUT)
  try {
    await client.ping()
  } finally {
    clearTimeout(timer)
    client.disconnect()
  }
}

const DEPLOYED = join(import.meta.dirname, '../../deploy/redis')

/** Starts Redis with deploy/redis/redis.conf, so that it stores nothing on disk, on a free local port. */
export const startRedis = (more: readonly string[] = []): Promise<PrivateRedis> =>
  start(async (folder) => {
    const file = join(folder, 'redis.conf')
    const machine = join(folder, 'machine.conf')
    await writeFile(machine, '')
    const text = await readFile(join(DEPLOYED, 'redis.conf'), 'utf8')
    await writeFile(file, text.replace('/etc/redis/machine.conf', machine))
    return [file, ...more]
  })

/**
 * Starts three sentinels with deploy/redis/sentinel.conf for the Redis on this port. Two of them can decide that it is
 * gone.
 */
export const startSentinels = (name: string, port: number): Promise<PrivateRedis[]> =>
  Promise.all(
    [1, 2, 3].map(() =>
      start(async (folder) => {
        const file = join(folder, 'sentinel.conf')
        const text = await readFile(join(DEPLOYED, 'sentinel.conf'), 'utf8')
        const watched = `sentinel monitor ${name} `
        if (!text.includes(`${watched}10.0.0.1 6379 2`)) throw new Error(`deploy/redis watches no ${name}`)
        await writeFile(file, text.replace(`${watched}10.0.0.1 6379`, `${watched}127.0.0.1 ${port}`))
        return [file, '--sentinel']
      }),
    ),
  )

async function start(settingsIn: (folder: string) => Promise<string[]>): Promise<PrivateRedis> {
  if (!redisBinary) throw new Error(`no ${BINARY} in PATH`)
  const folder = await mkdtemp(join(tmpdir(), 'uncle-redis-'))
  const port = await freePort()
  const own = await settingsIn(folder)
  const child = spawn(redisBinary, [...own, '--port', String(port), '--bind', '127.0.0.1', '--dir', folder], {
    stdio: 'ignore',
  })
  const exited = once(child, 'exit')
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  const url = `redis://127.0.0.1:${port}`
  await untilReady(url, isOver)
  const crash = async () => {
    if (!isOver()) child.kill('SIGKILL')
    await exited
  }
  return {
    url,
    port,
    hang: () => void child.kill('SIGSTOP'),
    wake: () => void child.kill('SIGCONT'),
    crash,
    stop: async () => {
      process.removeListener('exit', killWithUs)
      await crash()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
