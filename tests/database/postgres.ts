/** A real PostgreSQL for tests that need several connections (races, migrations, locks). */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { migrate, readMigrations, schemaChecksum } from '#db/migrate.ts'
import { openDb } from '#db/open-db.ts'
import { accountFor, idsOf } from './unprivileged.ts'
import type { Account } from './unprivileged.ts'

export type PostgresOptions = {
  /** `safe` syncs every commit to disk, for tests that kill the server. `fast` does not. */
  readonly durability?: 'safe' | 'fast'
  /** `ordinary` plans statements with PostgreSQL's defaults, for measurements on large tables. */
  readonly planning?: 'quick' | 'ordinary'
  /** Starts a private cluster even if TEST_DATABASE_URL names a server, for tests that crash or pause it. */
  readonly isPrivate?: boolean
  /** the folder for a private cluster's data; the system's temporary folder by default */
  readonly inside?: string
  /** environment variables for a private cluster */
  readonly environment?: NodeJS.ProcessEnv
}

export type TestPostgres = {
  /** The address of the server's maintenance database. */
  readonly url: string
  /** Creates a database, migrated unless `empty` is set. Returns its address. Its name begins with `name`. */
  readonly createDatabase: (name: string, content?: 'migrated' | 'empty') => Promise<string>
  /** Ends the server without warning, as a crash does, and restarts it on the same data. Private clusters only. */
  readonly crash: () => Promise<void>
  /** Kills all of the server's processes with kill -9, and restarts it on the same data. Private clusters only. */
  readonly kill: () => Promise<void>
  /** Pauses all of the server's processes, as on a paused machine. Connections stay open. */
  readonly hang: () => Promise<void>
  readonly goOn: () => Promise<void>
  /** Drops what was created and stops a private cluster. */
  readonly stop: () => Promise<void>
}

export type NoPostgres = { readonly missing: string }

const startTimeout = 60_000

/**
 * Uses the server in TEST_DATABASE_URL, or else starts a private cluster from local binaries. Returns why there is
 * neither.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<TestPostgres | NoPostgres> {
  const given = options.isPrivate ? undefined : process.env['TEST_DATABASE_URL']
  if (given) {
    const refuse = () => Promise.reject(new Error('TEST_DATABASE_URL names a server that is not ours to crash'))
    return serverAt(given, { crash: refuse, kill: refuse, hang: refuse, goOn: refuse, stop: () => Promise.resolve() })
  }
  const binaries = await findBinaries()
  if (!binaries)
    return { missing: 'no TEST_DATABASE_URL and no PostgreSQL 15+ in /usr/lib/postgresql, nor one in PATH' }
  const account = await accountFor(process)
  if (!account) return { missing: 'running as root without an account (postgres or nobody) PostgreSQL would start as' }
  const cluster = await startCluster(binaries, account, options)
  return serverAt(cluster.url, cluster)
}

/** For `describe.skipIf`, so that a skipped test is reported by name. */
export const isMissing = (postgres: TestPostgres | NoPostgres): postgres is NoPostgres => 'missing' in postgres

/** Returns the server, for hooks and tests in a suite that is skipped without one. */
export function present(postgres: TestPostgres | NoPostgres): TestPostgres {
  if (isMissing(postgres)) throw new Error(postgres.missing)
  return postgres
}

function serverAt(url: string, server: Omit<TestPostgres, 'url' | 'createDatabase'>): TestPostgres {
  const created: string[] = []
  return {
    url,
    crash: server.crash,
    kill: server.kill,
    hang: server.hang,
    goOn: server.goOn,
    async createDatabase(name, content = 'migrated') {
      const database = `${name.replaceAll(/\W/g, '_').toLowerCase()}_${randomBytes(4).toString('hex')}`
      created.push(database)
      const template = content === 'migrated' ? await migratedTemplate(url) : 'template0'
      await query(url, `create database ${database} template ${template}`)
      return addressOf(url, database)
    },
    async stop() {
      for (const database of created) await query(url, `drop database if exists ${database} with (force)`)
      await server.stop()
    },
  }
}

/**
 * Creates the template that is copied, because a copy takes 50 ms and a migration 400. Holds a lock, because test
 * workers share a server.
 */
async function migratedTemplate(url: string): Promise<string> {
  const template = `uncle_template_${schemaChecksum(await readMigrations()).slice(0, 12)}`
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext($1))`, [template])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (rowCount === 0) {
      const draft = `${template}_${randomBytes(4).toString('hex')}`
      await client.query(`create database ${draft} template template0`)
      const { db, close } = await openDb({ databaseUrl: addressOf(url, draft), dataDir: '' })
      try {
        await migrate(db)
      } finally {
        await close()
      }
      await client.query(`alter database ${draft} rename to ${template}`)
    }
  } finally {
    await client.end()
  }
  return template
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

export function addressOf(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

/** Returns the folder of the newest PostgreSQL on this machine. */
export async function findBinaries(): Promise<string | undefined> {
  const debian = '/usr/lib/postgresql'
  const versions = (await readdir(debian).catch((): string[] => [])).map(Number).filter((version) => version >= 15)
  const newestFirst = versions.toSorted((a, b) => b - a).map((version) => join(debian, String(version), 'bin'))
  for (const folder of [...newestFirst, ...(process.env['PATH'] ?? '').split(delimiter)]) {
    const found = await Promise.all(['initdb', 'postgres'].map((name) => canRead(join(folder, name))))
    if (found.every(Boolean)) return folder
  }
  return undefined
}

const canRead = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

async function startCluster(binaries: string, account: Account, options: PostgresOptions) {
  const { durability = 'fast', planning = 'quick', inside = tmpdir() } = options
  const folder = await mkdtemp(join(inside, 'uncle-postgres-'))
  if (account !== 'ourselves') await chown(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  await succeed(start(join(binaries, 'initdb'), init, account, folder))
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'max_connections=200',
  ]
  // The tests' tables are small, so compiling a statement would cost more than running it.
  settings.push('jit=off')
  if (durability === 'fast') settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  // Planning each statement again and starting parallel workers take longer than reading small tables.
  const isQuick = durability === 'fast' && planning === 'quick'
  if (isQuick) settings.push('plan_cache_mode=force_generic_plan', 'max_parallel_workers_per_gather=0')
  const run = async () => {
    const server = start(
      join(binaries, 'postgres'),
      ['-D', data, ...settings.flatMap((s) => ['-c', s])],
      account,
      folder,
      options.environment,
    )
    await untilReady(url, server)
    return server
  }
  let server = await run()
  // Kills the server when this process exits, in case a caller forgets to stop it or throws.
  const killWithUs = () => server.child.kill('SIGKILL')
  process.once('exit', killWithUs)
  return {
    url,
    crash: async () => {
      await end(server, 'SIGQUIT')
      server = await run()
    },
    kill: async () => {
      const killed = await signalAll(server.child.pid, 'SIGKILL')
      await server.exited
      while (killed.some(isAlive)) await wait(5)
      server = await run()
    },
    hang: async () => void (await signalAll(server.child.pid, 'SIGSTOP')),
    goOn: async () => void (await signalAll(server.child.pid, 'SIGCONT')),
    stop: async () => {
      process.removeListener('exit', killWithUs)
      await end(server, 'SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Signals the server and its child processes, which serve the connections. */
async function signalAll(pid: number | undefined, signal: NodeJS.Signals): Promise<number[]> {
  if (pid === undefined) throw new Error('the server has no process')
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const all = [pid, ...children.trim().split(' ').filter(Boolean).map(Number)]
  for (const one of all) send(one, signal)
  return all
}

/** Returns false if the process has ended, as a child may have done since it was listed. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
    throw error
  }
}

const isAlive = (pid: number) => send(pid, 0)

export type Started = { child: ReturnType<typeof spawn>; exited: Promise<unknown>; output: () => string }

export function start(
  program: string,
  args: string[],
  account: Account,
  cwd: string,
  environment: NodeJS.ProcessEnv = {},
): Started {
  const env = { ...process.env, ...environment }
  const child = spawn(program, args, { ...idsOf(account), cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000)
    })
  }
  return { child, exited: once(child, 'exit'), output: () => output }
}

export async function succeed(started: Started): Promise<void> {
  await started.exited
  if (started.child.exitCode !== 0) throw new Error(`${started.child.spawnfile} failed: ${started.output()}`)
}

export async function end(started: Started, signal: NodeJS.Signals): Promise<void> {
  if (started.child.exitCode === null && started.child.signalCode === null) started.child.kill(signal)
  await started.exited
}

export async function untilReady(url: string, server: Started): Promise<void> {
  const deadline = performance.now() + startTimeout
  for (;;) {
    try {
      return await query(url, 'select 1')
    } catch (error) {
      if (server.child.exitCode !== null || performance.now() > deadline) {
        throw new Error(`PostgreSQL did not start: ${server.output()}`, { cause: error })
      }
      await wait(50)
    }
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return address.port
}
