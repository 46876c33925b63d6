import { join } from 'node:path'
import pg from 'pg'
import { columnParsers } from '#db/column-parsers.ts'
import { listenOnPool } from '#db/listen.ts'
import { connectionsOf, openDb } from '#db/open-db.ts'
import type { OpenDb, OpenDbOptions } from '#db/open-db.ts'
import { kyselyOf } from '#db/own-writes.ts'
import { migratedTemplate } from '#db/pglite/migrated-template.ts'
import { PgliteEngine } from '#db/pglite/pglite-engine.ts'
import { PgliteStream } from '#db/pglite/pglite-stream.ts'
import { pipelinedOptions } from '#db/pipelined-client.ts'
import { empty, schemaMark } from './empty-database.ts'

const cacheDir = join(import.meta.dirname, '../../.cache')

/** How long to wait for the engine's only connection; `openDb` waits as long. */
const ACQUIRE_TIMEOUT_MILLISECONDS = 15_000

/** An engine, and the fingerprint of its first schema. */
type Kept = { engine: PgliteEngine; mark: string }

/** Engines whose database was closed. The process's next file empties and uses one instead of starting a new one. */
const idle: Kept[] = []

/**
 * Opens an empty, migrated database for one test file. Starting an engine takes seconds of CPU time, and emptying one a
 * twentieth of that, so the engine of a closed database is kept for the process's next file. A call with options, such
 * as a folder, gets its own engine.
 */
export async function openMemoryDb(options?: Partial<OpenDbOptions>): Promise<OpenDb> {
  if (options) return openDb({ dataDir: 'memory://', template: await migratedTemplate(cacheDir), ...options })
  const kept = (await takeIdle()) ?? (await startEngine())
  const pool = openPool(kept.engine)
  const db = kyselyOf(pool)
  let closing: Promise<void> | undefined
  const close = async () => {
    await db.destroy()
    if (!pool.ended) await pool.end()
    idle.push(kept)
  }
  return {
    db,
    engine: 'pglite',
    listen: listenOnPool(pool),
    connections: () => connectionsOf(pool),
    isAvailable: () => true,
    goneSince: () => undefined,
    close: () => (closing ??= close()),
  }
}

async function startEngine(): Promise<Kept> {
  const engine = await PgliteEngine.start({ dataDir: 'memory://', loadFrom: await migratedTemplate(cacheDir) })
  return { engine, mark: await asked(engine, schemaMark) }
}

/** Stops an engine whose schema a test has changed, and tries the next one. */
async function takeIdle(): Promise<Kept | undefined> {
  for (let kept = idle.pop(); kept; kept = idle.pop()) {
    if ((await asked(kept.engine, schemaMark)) === kept.mark) {
      await asked(kept.engine, empty)
      return kept
    }
    await kept.engine.close()
  }
  return undefined
}

async function asked<Answer>(engine: PgliteEngine, ask: (pool: pg.Pool) => Promise<Answer>): Promise<Answer> {
  const pool = openPool(engine)
  try {
    return await ask(pool)
  } finally {
    await pool.end()
  }
}

function openPool(engine: PgliteEngine): pg.Pool {
  const pool = new pg.Pool({
    ...pipelinedOptions(),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: ACQUIRE_TIMEOUT_MILLISECONDS,
    types: columnParsers,
    stream: () => new PgliteStream(engine),
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
