import type { FastifyInstance } from 'fastify'
import type { Services } from './services.ts'

/**
 * Loads metrics only if they are configured, because Prometheus's client adds a tenth to the modules that a start
 * loads.
 */
export async function serveMetricsIfWanted(app: FastifyInstance, services: Services): Promise<void> {
  if (services.env.METRICS_TOKEN === undefined) return
  const { serveMetrics } = await import('./features/metrics/metrics.ts')
  serveMetrics(app, services)
}

/**
 * Runs before the database closes: writes the rest of the security log and the counts, and stops reading changes and
 * listening.
 */
export const stopBeforeDatabase = (app: FastifyInstance, { security, searches, catalogue, desks }: Services) =>
  app.addHook('onClose', async () => {
    await Promise.all([security.stop(), searches.stop(), catalogue.stop(), desks.stop()])
  })
