import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import '@fastify/under-pressure'
import type { OpenDb } from '#db/open-db.ts'
import { localAddresses } from '#demo/catalogue/local-addresses.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import { adjustableClock } from './adapters/clocks.ts'
import { buildApp } from './app.ts'
import { beginProcess, startJobs, stepOf, stopOnSignal } from './begin-process.ts'
import { seedDemoDesk } from './seed-demo-desk.ts'
import { readEnv, type Env } from './env.ts'
import type { MountPages } from './http/pages.ts'
import type { AdjustableClock, Clock } from './ports/clock.ts'
import { wantsDemo } from './prepare-database.ts'

/**
 * How many milliseconds to wait. On a machine that stays busy for longer, the server starts anyway and refuses requests
 * while it must.
 */
const MAX_START_LAG = 5000

/**
 * Waits until the event loop is calm. Loading a whole server blocks it for a moment, and the first guests would be
 * refused as if the server were overloaded.
 */
async function untilCalm(app: FastifyInstance): Promise<void> {
  const began = performance.now()
  while (app.isUnderPressure() && performance.now() - began < MAX_START_LAG) await pause(50)
}

type Assembling = {
  opening?: Promise<OpenDb> | undefined
  /** how much the event loop may lag, in milliseconds: see `maxLag` of `buildApp` */
  maxLag?: number
}

/** Assembles a server with its database, demo and ports, before it listens and runs jobs. */
export async function assembleServer(mountPages: MountPages, { opening, maxLag }: Assembling) {
  const env = readEnv(process.env)
  let localClock: AdjustableClock | undefined
  const clockOver = (clock: Clock) =>
    env.APP_ENV === 'local' ? (localClock = adjustableClock(() => clock.now())) : clock
  let port = env.PORT
  const origin = () => env.PUBLIC_URL ?? `http://localhost:${port}`
  const begun = await beginProcess(env, { clockOver, origin, opening })
  const { services, worker, log } = begun
  let isReady = true
  const [app] = await Promise.all([
    buildApp({
      services,
      mountPages,
      logger: log,
      isReady: () => isReady,
      ...(maxLag === undefined ? {} : { maxLag }),
      ...(localClock ? { localTools: { worker, clock: localClock } } : {}),
    }),
    wantsDemo(env) && env.MIGRATE === 'yes' && stepOf(env)('preparing the demo desk', seedDemoDesk(services)),
  ])
  const leave = () => {
    isReady = false
  }
  const listensOn = (opened: number) => {
    port = opened
  }
  return { env, app, begun, origin, leave, listensOn }
}

/** Prints the site's address and, on a local machine, where a newcomer finds everything else. */
export function announce(env: Env, origin: string): void {
  console.log(
    `${PRODUCT_NAME} serves ${origin} (${env.APP_ENV}, ${env.DATABASE_URL ? 'PostgreSQL' : 'embedded database'})`,
  )
  if (wantsDemo(env)) console.log(`\n${localAddresses(origin)}\n`)
}

/**
 * Opens the database unless it is already being opened, loads the demo hotels once, connects the ports and listens.
 * Stops cleanly on a signal.
 */
export async function startServer(mountPages: MountPages, opening?: Promise<OpenDb>): Promise<void> {
  const { env, app, begun, origin, leave, listensOn } = await assembleServer(mountPages, { opening })
  let jobs: ReturnType<typeof startJobs> | undefined
  stopOnSignal(begun, { app, leave, jobs: () => jobs })
  // Starts the jobs before the first request, because a server without jobs would take money and never confirm or
  // refund it.
  if (env.RUN === 'both') {
    jobs = startJobs(begun)
    await jobs
  }
  await untilCalm(app)
  await app.listen({ port: env.PORT, host: env.HOST })
  const address = app.server.address()
  if (typeof address === 'object' && address) listensOn(address.port)
  announce(env, origin())
}
