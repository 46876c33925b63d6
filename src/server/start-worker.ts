import type { AddressInfo } from 'node:net'
import underPressure from '@fastify/under-pressure'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { PRODUCT_NAME } from '#domain/site.ts'
import { beginProcess, startJobs, stopOnSignal, type StartedProcess } from './begin-process.ts'
import { readEnv } from './env.ts'
import { answerErrors } from './http/error-handler.ts'
import { serveHealth } from './http/health.ts'
import { serveMetricsIfWanted, stopBeforeDatabase } from './watch-process.ts'

/** Builds the worker's own small server for health, readiness and metrics. It serves no guests. */
async function buildWorkerApp({ services, log }: StartedProcess, isReady: () => boolean): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = log
  const app = Fastify({
    loggerInstance: logger,
    forceCloseConnections: true,
    logController: new LogController({ disableRequestLogging: true }),
  })
  answerErrors(app)
  await app.register(underPressure)
  stopBeforeDatabase(app, services)
  serveHealth(app, services, isReady)
  await serveMetricsIfWanted(app, services)
  return app
}

/**
 * Starts a process that runs only the outbox and the jobs (decision 0040): it serves no guests and keeps no cities in
 * memory.
 */
export async function startWorker(): Promise<void> {
  const env = {
    ...readEnv({ ...process.env, RUN: 'worker' }),
    CATALOGUE_MEMORY: 0,
    PAGE_CACHE_MEMORY: 0,
    DRAIN_SECONDS: 0,
  }
  // Origin for links in messages. A worker has no address of its own that a guest could open.
  const begun = await beginProcess(env, { origin: () => env.PUBLIC_URL ?? `http://localhost:${env.PORT}` })
  let isReady = false
  const app = await buildWorkerApp(begun, () => isReady)
  let jobs: ReturnType<typeof startJobs> | undefined
  const leave = () => {
    isReady = false
  }
  stopOnSignal(begun, { app, leave, jobs: () => jobs })
  await app.listen({ port: env.WORKER_PORT, host: env.HOST })
  jobs = startJobs(begun)
  await jobs
  isReady = true
  begun.worker.nudge()
  const { port } = app.server.address() as AddressInfo
  console.log(`${PRODUCT_NAME} works (${env.APP_ENV}) and says so at http://${env.HOST}:${port}/readyz`)
}
