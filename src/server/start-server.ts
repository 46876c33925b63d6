import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import '@fastify/under-pressure'
import type { OpenDb } from '#db/open-db.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import { adjustableClock } from './adapters/clocks.ts'
import { buildApp } from './app.ts'
import { beginProcess, startJobs, stopOnSignal, wantsDemo } from './begin-process.ts'
import { seedDemoDesk } from './seed-demo-desk.ts'
import { readEnv } from './env.ts'
import type { MountPages } from './http/pages.ts'
import type { AdjustableClock, Clock } from './ports/clock.ts'

/** Milliseconds: a machine that stays busy for longer serves all the same, and refuses while it has to. */
const MAX_START_LAG = 5000

/**
 * Loading a whole server blocks its event loop for a moment, which would refuse the first guests as if it were
 * overloaded.
 */
async function untilCalm(app: FastifyInstance): Promise<void> {
  const began = performance.now()
  while (app.isUnderPressure() && performance.now() - began < MAX_START_LAG) await pause(50)
}

/**
 * Opens the database, unless that has begun, loads the demo hotels once, connects the ports and listens; stops cleanly
 * when told to.
 */
export async function startServer(mountPages: MountPages, opening?: Promise<OpenDb>): Promise<void> {
  const env = readEnv(process.env)
  let localClock: AdjustableClock | undefined
  const clockOver = (clock: Clock) =>
    env.APP_ENV === 'local' ? (localClock = adjustableClock(() => clock.now())) : clock
  let port = env.PORT
  const origin = () => env.PUBLIC_URL ?? `http://localhost:${port}`
  const begun = await beginProcess(env, { clockOver, origin, opening })
  const { services, worker, log } = begun
  if (wantsDemo(env) && env.MIGRATE === 'yes') await seedDemoDesk(services)
  const localTools = localClock ? { localTools: { worker, clock: localClock } } : {}
  let isReady = true
  const app = await buildApp({ services, mountPages, logger: log, isReady: () => isReady, ...localTools })

  let jobs: ReturnType<typeof startJobs> | undefined
  const leave = () => {
    isReady = false
  }
  stopOnSignal(begun, { app, leave, jobs: () => jobs })
  // Before the first request: a server without jobs would take money and never confirm or refund it.
  if (env.RUN === 'both') {
    jobs = startJobs(begun)
    await jobs
  }
  await untilCalm(app)
  await app.listen({ port: env.PORT, host: env.HOST })
  const address = app.server.address()
  if (typeof address === 'object' && address) port = address.port
  console.log(
    `${PRODUCT_NAME} serves ${origin()} (${env.APP_ENV}, ${env.DATABASE_URL ? 'PostgreSQL' : 'embedded database'})`,
  )
}
