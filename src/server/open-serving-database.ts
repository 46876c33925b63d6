import { openDb, type OpenDb } from '#db/open-db.ts'
import type { Env } from './env.ts'
import { traceStatement } from './tracing.ts'

/** Opens the environment's database in the way a server does. */
export const openServingDatabase = (env: Env): Promise<OpenDb> =>
  openDb({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    maxConnections: env.DATABASE_POOL,
    hasPulse: true,
    onStatement: env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? undefined : traceStatement,
  })

/**
 * Opens separate connections to the same database for lists. After a failover, commits wait some seconds for their
 * standby and may occupy all other connections; readers should not have to wait for them. Undefined for the embedded
 * database.
 */
export async function openForLists(env: Env): Promise<OpenDb | undefined> {
  if (env.DATABASE_URL === undefined) return undefined
  return openDb({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    maxConnections: Math.ceil(env.DATABASE_POOL / 2),
    applicationName: 'uncle lists',
    hasPulse: true,
    onStatement: env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? undefined : traceStatement,
  })
}

/** How many milliseconds to wait for a connection to the replica. After that, asking the primary is faster. */
const REPLICA_WAIT = 1000
const REPLICA_STATEMENT = 5000

/** Opens the environment's standby for reads; undefined if there is none. The standby may start later. */
export async function openReplica(env: Env): Promise<OpenDb | undefined> {
  if (env.DATABASE_REPLICA_URL === undefined) return undefined
  return openDb({
    databaseUrl: env.DATABASE_REPLICA_URL,
    dataDir: env.DATA_DIR,
    maxConnections: env.DATABASE_POOL,
    acquireTimeoutMilliseconds: REPLICA_WAIT,
    statementTimeoutMilliseconds: REPLICA_STATEMENT,
    applicationName: 'uncle reads',
    hasPulse: true,
    onStatement: env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? undefined : traceStatement,
  })
}
