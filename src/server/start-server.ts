import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import '@fastify/under-pressure'
import { loadDemoDesk } from '#demo/catalogue/load-demo-desk.ts'
import { loadDemoOffice } from '#demo/catalogue/load-demo-office.ts'
import { loadDemoTerms } from '#demo/catalogue/load-demo-terms.ts'
import { loadDemoCatalogue } from '#demo/catalogue/load-demo-catalogue.ts'
import type { OpenDb } from '#db/open-db.ts'
import { taxRuleOn } from '#domain/bills/tax.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import { adjustableClock, systemClock } from './adapters/clocks.ts'
import type { Tracing } from './adapters/open-telemetry.ts'
import { sentryReporter } from './adapters/sentry-reporter.ts'
import { buildApp } from './app.ts'
import { drainConnections } from './drain-connections.ts'
import { createServices } from './create-services.ts'
import { furnishDemoDesk } from './furnish-demo-desk.ts'
import { readEnv, type Env } from './env.ts'
import type { Db } from './services.ts'
import { readTaxRules } from './tax-rules.ts'
import { createLog } from './log.ts'
import { noErrorReporter } from './ports/error-reporter.ts'
import type { MountPages } from './http/pages.ts'
import { openServingDatabase } from './open-serving-database.ts'
import { prepareDatabase } from './prepare-database.ts'
import { startScheduler, type Scheduler } from './jobs/scheduler.ts'

/** Pending error reports when the server is told to stop. */
const FLUSH_MILLISECONDS = 2000
/** Milliseconds: a machine that stays busy for longer serves all the same, and refuses while it has to. */
const MOST_START_LAG = 5000

/**
 * Loading a whole server blocks its event loop for a moment, which would refuse the first guests as if it were
 * overloaded.
 */
async function untilCalm(app: FastifyInstance): Promise<void> {
  const began = performance.now()
  while (app.isUnderPressure() && performance.now() - began < MOST_START_LAG) await pause(50)
}

/** Loaded only where somebody looks: the SDK costs memory. */
async function traceIfWanted(env: Env): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share, APP_ENV: environment } = env
  if (endpoint === undefined) return undefined
  const { startTracing } = await import('./adapters/open-telemetry.ts')
  return startTracing({ endpoint, share, service: 'app', environment })
}

/** The demo hotels once, and each day work for the desk of one of them. */
async function loadDemo(env: Env, db: Db, now: Date): Promise<void> {
  await loadDemoCatalogue(db, { appEnv: env.APP_ENV, now })
  await loadDemoOffice(db, now)
  await loadDemoTerms(db, now)
  await loadDemoDesk(db, { taxRule: taxRuleOn(readTaxRules(env.GST_RULES), istDateOf(now)), now })
}

/**
 * Opens the database, unless that has begun, loads the demo hotels once, connects the ports and listens; stops cleanly
 * when told to.
 */
export async function startServer(mountPages: MountPages, opening?: Promise<OpenDb>): Promise<void> {
  const env = readEnv(process.env)
  const reporter = env.SENTRY_DSN ? sentryReporter({ dsn: env.SENTRY_DSN, environment: env.APP_ENV }) : noErrorReporter
  const log = createLog(env, reporter)
  const tracing = await traceIfWanted(env)
  const database = await (opening ?? openServingDatabase(env))
  const { db } = database
  await prepareDatabase(env, database, log)
  const isDemo = env.APP_ENV === 'local' && env.DEMO_CATALOGUE
  if (isDemo) await loadDemo(env, db, new Date())

  const localClock = env.APP_ENV === 'local' ? adjustableClock() : undefined
  const clock = localClock ?? systemClock
  let port = env.PORT
  const origin = () => env.PUBLIC_URL ?? `http://localhost:${port}`
  const isDatabaseAvailable = database.isAvailable
  const { services, worker } = createServices({ env, database, clock, origin, log, isDatabaseAvailable })
  if (isDemo) await furnishDemoDesk(services)
  const localTools = localClock ? { localTools: { worker, clock: localClock } } : {}
  let isReady = true
  const app = await buildApp({ services, mountPages, logger: log, isReady: () => isReady, ...localTools })

  let scheduler: Promise<Scheduler> | undefined
  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping')
    isReady = false
    await drainConnections(app.server, env.DRAIN_SECONDS * 1000)
    await app.close()
    // Told to stop while the scheduler is starting: let it finish, then stop it.
    await (await scheduler?.catch(() => undefined))?.stop()
    await worker.stop()
    await database.close()
    await Promise.all([reporter.flush(FLUSH_MILLISECONDS), tracing?.stop()])
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly')
        process.exit(1)
      })
    })
  }

  // Before the first request: a server without jobs would take money and never confirm or refund it.
  scheduler = startScheduler(services, database.executeSql, log)
  await scheduler
  await untilCalm(app)
  await app.listen({ port: env.PORT, host: env.HOST })
  const address = app.server.address()
  if (typeof address === 'object' && address) port = address.port
  console.log(
    `${PRODUCT_NAME} serves ${origin()} (${env.APP_ENV}, ${env.DATABASE_URL ? 'PostgreSQL' : 'embedded database'})`,
  )
}
