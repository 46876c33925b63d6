import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { columnParsers } from './column-parsers.ts'
import { lockFolder } from './pglite/folder-lock.ts'
import { PgliteEngine } from './pglite/pglite-engine.ts'
import { PgliteStream } from './pglite/pglite-stream.ts'
import { exists } from './pglite/exists.ts'
import type { DB } from './schema.ts'

export type OpenDbOptions = {
  /** A PostgreSQL address; without it the database lives in `dataDir`, in this process. */
  readonly databaseUrl?: string | undefined
  /** Folder for the embedded engine, or `memory://` for one that is forgotten. */
  readonly dataDir: string
  /** Most connections one process opens; the embedded engine has exactly one. */
  readonly maxConnections?: number
  readonly statementTimeoutMilliseconds?: number
  /** How long a query waits for a free connection before it fails. */
  readonly acquireTimeoutMilliseconds?: number
  readonly applicationName?: string
  /** A dump of a migrated data folder to begin a new embedded database with. */
  readonly template?: string
}

export type OpenDb = {
  readonly db: Kysely<DB>
  readonly engine: 'postgresql' | 'pglite'
  /** For a library that writes its own SQL (the job queue): outside every transaction of `db`. */
  readonly executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>
  readonly close: () => Promise<void>
}

const memory = 'memory://'

/** Opens the one database: PostgreSQL when there is an address, else PGlite. The SQL is the same for both. */
export function openDb(options: OpenDbOptions): Promise<OpenDb> {
  return options.databaseUrl ? openPostgresql(options, options.databaseUrl) : openPglite(options)
}

async function openPostgresql(options: OpenDbOptions, connectionString: string): Promise<OpenDb> {
  const pool = new pg.Pool({
    ...poolSettings(options),
    connectionString,
    max: options.maxConnections ?? 10,
    application_name: options.applicationName ?? 'uncle',
    statement_timeout: options.statementTimeoutMilliseconds ?? 15_000,
    idle_in_transaction_session_timeout: 60_000,
    options: '-c timezone=UTC',
    keepAlive: true,
  })
  return opened('postgresql', pool, () => Promise.resolve())
}

async function openPglite(options: OpenDbOptions): Promise<OpenDb> {
  const { dataDir, template } = options
  const inMemory = dataDir === memory
  if (!inMemory) await mkdir(dataDir, { recursive: true })
  const unlock = inMemory ? () => Promise.resolve() : await lockFolder(dataDir)
  try {
    const engine = inMemory ? await startNew(memory, template) : await startInFolder(join(dataDir, 'pg'), template)
    // One connection: a transaction has the engine to itself, whoever else asks waits for it to end. A query made
    // with the outer handle inside a transaction would wait for ever; the acquire timeout turns that into an error.
    const pool = new pg.Pool({
      ...poolSettings(options),
      max: 1,
      idleTimeoutMillis: 0,
      stream: () => new PgliteStream(engine),
    })
    return opened('pglite', pool, async () => {
      try {
        await engine.close()
      } finally {
        await unlock()
      }
    })
  } catch (error) {
    await unlock()
    throw error
  }
}

const startNew = (dataDir: string, template?: string) =>
  PgliteEngine.start({ dataDir, ...(template === undefined ? {} : { loadFrom: template }) })

/**
 * A process that ends while the engine lays out a new folder leaves half of one, in which nothing was ever stored; the
 * mark beside it tells, and the next start begins again.
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

function opened(engine: OpenDb['engine'], pool: pg.Pool, afterwards: () => Promise<void>): OpenDb {
  // An idle connection that breaks (a restarting server) is replaced on the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  let closing: Promise<void> | undefined
  const close = async () => {
    await db.destroy()
    if (!pool.ended) await pool.end()
    await afterwards()
  }
  return {
    db,
    engine,
    executeSql: (text, values) => pool.query(text, values),
    close: () => (closing ??= close()),
  }
}
