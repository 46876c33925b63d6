import { mkdir, rm, writeFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { columnParsers } from './column-parsers.ts'
import { listenApart, listenOnPool, type Listen } from './listen.ts'
import { folderError, probeFolder } from './data-folder-error.ts'
import { lockFolder } from './pglite/folder-lock.js'
import { kyselyOf, type OnStatement } from './own-writes.ts'
import { PgliteEngine } from './pglite/pglite-engine.ts'
import { PgliteStream } from './pglite/pglite-stream.ts'
import { exists } from './pglite/exists.ts'
import { alwaysAvailable, startPulse, type Pulse } from './pulse.ts'
import type { DB } from './schema.ts'
import { pipelinedOptions } from './pipelined-client.ts'

export type OpenDbOptions = {
  /** A PostgreSQL URL. Without a URL the database is in `dataDir`, inside this process. */
  readonly databaseUrl?: string | undefined
  /** A folder for the embedded engine, or `memory://` for a database in memory only. */
  readonly dataDir: string
  /** The maximum number of connections of this process. The embedded engine has exactly one. */
  readonly maxConnections?: number
  readonly statementTimeoutMilliseconds?: number
  /** How long a query waits for a free connection before it fails. */
  readonly acquireTimeoutMilliseconds?: number
  readonly applicationName?: string
  readonly onStatement?: OnStatement | undefined
  /** For a server: checks whether PostgreSQL responds, and makes no query wait while it does not. */
  readonly hasPulse?: boolean
  /** A dump of a migrated data folder, from which a new embedded database starts. */
  readonly template?: string
  /** A running engine, which continues after `close`, so that a later `openDb` can use it again. */
  readonly engine?: Pick<PgliteEngine, 'connect' | 'exchange'>
}

/** The number of open connections, of idle connections, and of queries that wait for a connection. */
export type ConnectionFigures = { open: number; idle: number; waiting: number }

export type OpenDb = {
  readonly db: Kysely<DB>
  readonly engine: 'postgresql' | 'pglite'
  /** Listens to notifications from the transactions of any process. */
  readonly listen: Listen
  /** Returns how this process currently uses its pool. */
  readonly connections: () => ConnectionFigures
  /** Returns false while the database does not respond, which only a database opened with `hasPulse` can tell. */
  readonly isAvailable: () => boolean
  /** Returns when the database last responded, by `performance.now()`; undefined while it responds. */
  readonly goneSince: () => number | undefined
  readonly close: () => Promise<void>
}

const memory = 'memory://'

/** Opens the database: PostgreSQL if there is a URL, otherwise PGlite. The SQL is the same for both. */
export function openDb(options: OpenDbOptions): Promise<OpenDb> {
  return options.databaseUrl ? openPostgresql(options, options.databaseUrl) : openPglite(options)
}

async function openPostgresql(options: OpenDbOptions, connectionString: string): Promise<OpenDb> {
  const sockets = trackedSockets()
  const settings = {
    ...poolSettings(options),
    connectionString,
    application_name: options.applicationName ?? 'uncle',
    stream: sockets.open,
  }
  const pool = new pg.Pool({
    ...settings,
    ...pipelinedOptions(),
    max: options.maxConnections ?? 10,
    statement_timeout: options.statementTimeoutMilliseconds ?? 15_000,
    idle_in_transaction_session_timeout: 60_000,
    // Switches off compilation (`jit`, on by default). Compiling one of our short statements costs a hundred times what
    // running the statement costs.
    options: '-c timezone=UTC -c jit=off',
    keepAlive: true,
  })
  const pulse = options.hasPulse ? pulseOf(settings, sockets) : alwaysAvailable
  return opened('postgresql', pool, {
    onStatement: options.onStatement,
    pulse,
    listen: listenApart(settings),
    afterwards: pulse.stop,
  })
}

type TrackedSockets = { open: () => Socket; closeAll: () => void; bytesHeard: () => number }

/** Tracks the sockets to the server, in order to close them while a query waits and to see whether bytes arrive. */
function trackedSockets(): TrackedSockets {
  const sockets = new Set<Socket>()
  let heardOnClosed = 0
  return {
    open() {
      const socket = new Socket()
      sockets.add(socket)
      socket.once('close', () => {
        heardOnClosed += socket.bytesRead
        sockets.delete(socket)
      })
      return socket
    },
    closeAll() {
      for (const socket of sockets) socket.destroy()
    },
    bytesHeard: () => [...sockets].reduce((sum, socket) => sum + socket.bytesRead, heardOnClosed),
  }
}

/** Sends the heartbeat over its own connection, so that a busy pool does not delay it. */
function pulseOf(settings: pg.PoolConfig, { closeAll, bytesHeard }: TrackedSockets): Pulse {
  const pool = new pg.Pool({ ...settings, max: 1, connectionTimeoutMillis: 5000, idleTimeoutMillis: 0 })
  keepAlive(pool)
  const pulse = startPulse({ beat: () => pool.query('select 1'), bytesHeard, onMissed: closeAll })
  return {
    isBeating: pulse.isBeating,
    goneSince: pulse.goneSince,
    stop: async () => {
      await pulse.stop()
      await pool.end()
    },
  }
}

/** An embedded engine with a folder that it has locked. */
export type OpenEngine = { engine: PgliteEngine; close: () => Promise<void> }

export async function startEngine({
  dataDir,
  template,
}: Pick<OpenDbOptions, 'dataDir' | 'template'>): Promise<OpenEngine> {
  const inMemory = dataDir === memory
  const unlock = inMemory ? () => Promise.resolve() : await takeFolder(dataDir)
  try {
    const engine = inMemory ? await startNew(memory, template) : await startInFolder(join(dataDir, 'pg'), template)
    const close = async () => {
      try {
        await engine.close()
      } finally {
        await unlock()
      }
    }
    return { engine, close }
  } catch (error) {
    // The first error is the cause, because unlocking an unwritable folder fails too.
    await unlock().catch(() => undefined)
    throw (inMemory ? undefined : await probeFolder(dataDir)) ?? error
  }
}

async function openPglite(options: OpenDbOptions): Promise<OpenDb> {
  const { engine, close } = options.engine
    ? { engine: options.engine, close: () => Promise.resolve() }
    : await startEngine(options)
  // Allows one connection: a transaction has the engine to itself, and every other caller waits for its end. A query
  // through the outer handle inside a transaction would deadlock; the acquire timeout turns that into an error.
  const pool = new pg.Pool({
    ...poolSettings(options),
    ...pipelinedOptions(),
    max: 1,
    idleTimeoutMillis: 0,
    stream: () => new PgliteStream(engine),
  })
  try {
    await connectPatiently(pool)
  } catch (error) {
    await close().catch(() => undefined)
    throw error
  }
  return opened('pglite', pool, {
    onStatement: options.onStatement,
    pulse: alwaysAvailable,
    listen: listenOnPool(pool),
    afterwards: close,
  })
}

/** How many milliseconds the first connection may take on a machine that is busy building. */
const FIRST_CONNECTION = 120_000

/**
 * Opens the engine's only connection. The acquire timeout, which ends deadlocks, also limits how long this may take. On
 * a busy machine it would abort a start although the database is only slow.
 */
async function connectPatiently(pool: pg.Pool): Promise<void> {
  const began = performance.now()
  for (;;) {
    try {
      const client = await pool.connect()
      client.release()
      return
    } catch (error) {
      const isSlow = error instanceof Error && /timeout/.test(error.message)
      if (!isSlow || performance.now() - began > FIRST_CONNECTION) throw error
    }
  }
}

/** Creates and locks the folder. If it is not writable, throws a sentence that names it. */
async function takeFolder(dataDir: string): Promise<() => Promise<void>> {
  try {
    await mkdir(dataDir, { recursive: true })
    return await lockFolder(dataDir)
  } catch (error) {
    throw folderError(dataDir, error) ?? error
  }
}

const startNew = (dataDir: string, template?: string) =>
  PgliteEngine.start({ dataDir, ...(template === undefined ? {} : { loadFrom: template }) })

/**
 * Starts the engine in a folder. If a process ends while the engine creates a new folder, the folder remains incomplete
 * and without data. A marker file next to the folder tells the next start to begin again.
 */
async function startInFolder(folder: string, template?: string): Promise<PgliteEngine> {
  const mark = `${folder}.unfinished`
  if (await exists(mark)) await rm(folder, { recursive: true, force: true })
  if (await exists(folder)) return PgliteEngine.start({ dataDir: folder })
  await writeFile(mark, '')
  const engine = await startNew(folder, template)
  await rm(mark)
  return engine
}

function poolSettings(options: OpenDbOptions): pg.PoolConfig {
  return { connectionTimeoutMillis: options.acquireTimeoutMilliseconds ?? 15_000, types: columnParsers }
}

/**
 * Handles a broken connection, as when a server restarts: its waiting query fails, and the next query opens a new
 * connection. Without these listeners the error would end the process, because the pool listens only to idle
 * connections.
 */
function keepAlive(pool: pg.Pool): void {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
}

export const connectionsOf = ({ totalCount, idleCount, waitingCount }: pg.Pool): ConnectionFigures => ({
  open: totalCount,
  idle: idleCount,
  waiting: waitingCount,
})

type Engine = { onStatement: OnStatement | undefined; pulse: Pulse; listen: Listen; afterwards: () => Promise<void> }

function opened(engine: OpenDb['engine'], pool: pg.Pool, { onStatement, pulse, listen, afterwards }: Engine): OpenDb {
  keepAlive(pool)
  const db = kyselyOf(pool, onStatement)
  let closing: Promise<void> | undefined
  const close = async () => {
    await db.destroy()
    if (!pool.ended) await pool.end()
    await afterwards()
  }
  return {
    db,
    engine,
    listen,
    connections: () => connectionsOf(pool),
    isAvailable: pulse.isBeating,
    goneSince: pulse.goneSince,
    close: () => (closing ??= close()),
  }
}
