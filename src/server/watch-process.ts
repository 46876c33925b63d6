import type { FastifyInstance } from 'fastify'
import type { Services } from './services.ts'

/** Loaded only where somebody reads them: Prometheus's client brings a tenth of all modules that a start loads. */
export async function serveMetricsIfWanted(app: FastifyInstance, services: Services): Promise<void> {
  if (services.env.METRICS_TOKEN === undefined) return
  const { serveMetrics } = await import('./features/metrics/metrics.ts')
  serveMetrics(app, services)
}

/** Before the database closes: write the rest of the security log and of the counts, read no more changes, and listen no more. */
export const stopBeforeDatabase = (app: FastifyInstance, { security, searches, catalogue, desks }: Services) =>
  app.addHook('onClose', async () => {
    await Promise.all([security.stop(), searches.stop(), catalogue.stop(), desks.stop()])
  })
