import type { FastifyInstance } from 'fastify'
import { checkSchema } from '#db/check-schema.ts'
import type { OpenDb } from '#db/open-db.ts'
import { databaseClock } from './adapters/database-clock.ts'
import { onNudge, nudgeOtherProcesses } from './adapters/outbox-nudges.ts'
import type { Tracing } from './adapters/open-telemetry.ts'
import { sentryReporter } from './adapters/sentry-reporter.ts'
import { createServices } from './create-services.ts'
import { drainConnections } from './drain-connections.ts'
import type { Env } from './env.ts'
import { SCHEDULE } from './jobs/schedule.ts'
import { startScheduler } from './jobs/scheduler.ts'
import { createLog } from './log.ts'
import { noErrorReporter } from './ports/error-reporter.ts'
import type { Clock } from './ports/clock.ts'
import { openForLists, openReplica, openServingDatabase } from './open-serving-database.ts'
import { writeOwnGstins } from './own-gstins.ts'
import { loadDemoIfWanted, prepareDatabase } from './prepare-database.ts'
import { asStep, type StartStep } from './start-step.ts'
import { readGstins } from './tax-settings.ts'

/** How long pending error reports may take to be sent after the process is told to stop. */
const FLUSH_MILLISECONDS = 2000

/** Loads the tracing SDK only if tracing is configured, because it costs memory. */
async function traceIfWanted(env: Env): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share, APP_ENV: environment } = env
  if (endpoint === undefined) return undefined
  const { startTracing } = await import('./adapters/open-telemetry.ts')
  return startTracing({ endpoint, share, service: env.RUN === 'worker' ? 'worker' : 'app', environment })
}

/** Prints start steps only on a local machine, so that they never go into a real site's log. */
export const stepOf =
  ({ APP_ENV }: Env) =>
  <T>(step: StartStep, work: Promise<T>): Promise<T> =>
    APP_ENV === 'local' ? asStep(step, work) : work

async function openPrepared(env: Env, opening?: Promise<OpenDb>): Promise<OpenDb> {
  const database = await (opening ?? openServingDatabase(env))
  if (env.MIGRATE === 'no') await checkSchema(database.db)
  else await prepareDatabase(env, database)
  await writeOwnGstins(database.db, readGstins(env.GSTIN))
  return database
}

export type StartedProcess = Awaited<ReturnType<typeof beginProcess>>

/** `clockOver` may wrap the database's clock in a clock that can be moved. */
type Beginning = { clockOver?: (clock: Clock) => Clock; origin: () => string; opening?: Promise<OpenDb> | undefined }

/**
 * Starts what an app and a worker share: the log, traces, a database that is migrated or already up to date, and ports
 * connected to adapters. An app without its own worker cannot process the outbox, so its nudges go to workers in other
 * processes.
 */
export async function beginProcess(env: Env, { clockOver = (clock) => clock, origin, opening }: Beginning) {
  const reporter = env.SENTRY_DSN ? sentryReporter({ dsn: env.SENTRY_DSN, environment: env.APP_ENV }) : noErrorReporter
  const log = createLog(env, reporter)
  const tracing = await traceIfWanted(env)
  const database = await stepOf(env)('preparing the database', openPrepared(env, opening))
  if (env.MIGRATE === 'yes') await stepOf(env)('loading the demo hotels', loadDemoIfWanted(env, database))
  const clock = await databaseClock(database, log)
  const nudge = env.RUN === 'app' ? nudgeOtherProcesses(database.db, log) : undefined
  const { goneSince } = database
  // A worker serves no lists, so it opens no connections for them.
  const [forLists, replica] = env.RUN === 'worker' ? [] : await Promise.all([openForLists(env), openReplica(env)])
  const { services, worker } = createServices({
    env,
    database,
    clock: clockOver(clock),
    origin,
    log,
    goneSince,
    replica,
    forLists,
    nudge,
  })
  const close = async () => {
    await worker.stop()
    clock.stop()
    await services.reads.stop()
    await Promise.all([replica?.close(), forLists?.close()])
    await database.close()
    await Promise.all([reporter.flush(FLUSH_MILLISECONDS), tracing?.stop()])
  }
  return { env, log, database, services, worker, close }
}

/** Runs the schedule, and processes the outbox whenever any process nudges. Returns a function that stops both. */
export async function startJobs({ database, services, worker, log }: StartedProcess): Promise<() => Promise<void>> {
  const scheduler = startScheduler(services, SCHEDULE, { log })
  const deafen = database.engine === 'postgresql' ? await onNudge(database.listen, worker.nudge) : undefined
  return async () => {
    await deafen?.()
    await scheduler.stop()
  }
}

type Stopping = { app: FastifyInstance; jobs: () => Promise<() => Promise<void>> | undefined; leave: () => void }

/**
 * Stops cleanly on a signal: answers clients that are still connected, waits for running jobs, and closes the database.
 */
export function stopOnSignal({ env, log, close }: StartedProcess, { app, jobs, leave }: Stopping): void {
  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping')
    leave()
    await drainConnections(app.server, env.DRAIN_SECONDS * 1000)
    await app.close()
    // If told to stop while the jobs are starting, lets them start and then stops them.
    await (
      await jobs()?.catch(() => undefined)
    )?.()
    await close()
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
}
