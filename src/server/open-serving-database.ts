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
