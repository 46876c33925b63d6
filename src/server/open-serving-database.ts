import { openDb, type OpenDb } from '#db/open-db.ts'
import type { Env } from './env.ts'
import { traceStatement } from './tracing.ts'

/** The database that the environment names, as a server opens it. */
export const openServingDatabase = (env: Env): Promise<OpenDb> =>
  openDb({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    maxConnections: env.DATABASE_POOL,
    hasPulse: true,
    onStatement: env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? undefined : traceStatement,
  })

/**
 * More connections to the same database, for lists: after a failover commits wait for their standby for some seconds, on all
 * connections of those who book, and nobody who only looks should wait with them. Undefined for the embedded database.
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

/** Milliseconds: a replica that is slower than the primary would be is not waited for. */
const REPLICA_WAIT = 1000
const REPLICA_STATEMENT = 5000

/** The standby that the environment names, for reads; undefined without one. It need not be there yet. */
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
