import pg from 'pg'
import { columnParsers } from '#db/column-parsers.ts'
import { listenApart } from '#db/listen.ts'
import { connectionsOf, type OpenDb } from '#db/open-db.ts'
import { kyselyOf } from '#db/own-writes.ts'
import { pipelinedOptions } from '#db/pipelined-client.ts'
import { empty, schemaMark } from './empty-database.ts'
import { isMissing, startPostgres } from './postgres.ts'

/**
 * The prefix of kept databases' names, by which `dropKeptDatabases` finds them. A process cannot drop its own databases
 * while it ends.
 */
const PREFIX = 'kept_'

/** The maximum number of requests that one test sends simultaneously. */
const MAX_CONNECTIONS = 40

/** The connections to a database, and the fingerprint of its first schema. */
type Kept = { pool: pg.Pool; address: string; mark: string }

/** Databases that were closed. The process's next file empties and uses one instead of creating a new one. */
const idle: Kept[] = []

/**
 * Opens an empty, migrated database on the server in TEST_DATABASE_URL. Creating a database, connecting to it and
 * planning its first statements is most of the work in a short file, so a closed database stays open for the next file.
 * Its session settings stay too, so a test may change settings only within its transaction.
 */
export async function openKeptDb(): Promise<OpenDb> {
  const kept = (await takeIdle()) ?? (await create())
  const close = async () => {
    if (!idle.includes(kept)) idle.push(kept)
  }
  return {
    // The server caches what it knows about a database under this object, so the object is the key here too.
    db: kyselyOf(kept.pool),
    engine: 'postgresql',
    listen: listenApart({ connectionString: kept.address }),
    connections: () => connectionsOf(kept.pool),
    isAvailable: () => true,
    goneSince: () => undefined,
    close,
  }
}

async function create(): Promise<Kept> {
  const postgres = await startPostgres()
  if (isMissing(postgres)) throw new Error(postgres.missing)
  const address = await postgres.createDatabase(`${PREFIX}api`)
  const pool = openPool(address)
  return { pool, address, mark: await schemaMark(pool) }
}

/** Opens connections with the settings of `openDb`. */
function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    ...pipelinedOptions(),
    connectionString,
    max: MAX_CONNECTIONS,
    // Keeps idle connections, because a new connection reads the catalogue and plans every statement again.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 15_000,
    types: columnParsers,
    statement_timeout: 15_000,
    options: '-c timezone=UTC',
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Closes a database whose schema a test has changed, and tries the next one. */
async function takeIdle(): Promise<Kept | undefined> {
  for (let kept = idle.pop(); kept; kept = idle.pop()) {
    if ((await schemaMark(kept.pool)) === kept.mark) {
      await empty(kept.pool)
      return kept
    }
    await kept.pool.end()
  }
  return undefined
}

const IN_USE = '55006'

/** Drops the databases after a run, except those that a different run still uses. */
export async function dropKeptDatabases(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [PREFIX],
    )
    for (const { datname } of rows)
      await client.query(`drop database if exists ${datname}`).catch((error: unknown) => {
        if (!(error instanceof pg.DatabaseError && error.code === IN_USE)) throw error
      })
  } finally {
    await client.end()
  }
}
