import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Services } from '../services.ts'
import { refusal } from './api-error.ts'

/** Serves `/healthz`, which says whether the process answers, and `/readyz`, which says whether it may get requests. */
export function serveHealth(app: FastifyInstance, services: Services, isReady: () => boolean): void {
  // Answers even under overload, so that no supervisor restarts a process that is only busy.
  app.get('/healthz', { config: { pressureHandler: () => undefined } }, async () => ({ status: 'alive' }))
  app.get('/readyz', async () => {
    if (!isReady() || !services.isDatabaseAvailable()) throw refusal('OVERLOADED', 2)
    await sql`select 1`.execute(services.db)
    return { status: 'ready' }
  })
}
