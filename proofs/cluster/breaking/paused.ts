/**
 * `npm run cluster -- --proof paused`: pauses, for a minute, a worker that has leased work and an app with requests in
 * progress.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { queryRows } from '../query-rows.ts'
import { startBookingLoad, type BookingLoad } from '../bookings/booking-load.ts'
import { checkLoad } from '../bookings/verdict.ts'
import type { Part } from '../part.ts'
import type { Cluster } from '../start-cluster.ts'

/** At least as long as a lease in the outbox, so that another worker takes over the leased work. */
const PAUSED = 60_000
/** Has no common divisor with EVERY_STANDING, so that the kept bookings are spread over all hotels. */
const HOTELS = 251
const EVERY_STANDING = 3
const WARM_UP = 4000
const AFTERWARDS = 5000
/**
 * How many milliseconds the paused worker lets entries queue up before the next attempt to pause it while it holds
 * leases.
 */
const GATHERING = 1500
/** The most milliseconds that the worker then runs before it is paused again, too few to finish the queue. */
const AT_WORK = 250
const TRIES = 40

const stopProcess = (part: Part) => part.child.kill('SIGSTOP')
const goOn = (part: Part) => part.child.kill('SIGCONT')

/**
 * Counts the entries that a worker has leased and not finished, whose leases end in the future. An entry that still
 * waits for its first attempt is already due, so it is not counted.
 */
const LEASED = `select count(*)::int as n from outbox
  where done_at is null and failed_at is null and attempts > 0 and last_error is null and available_at > clock_timestamp()`

const leased = async (url: string) => (await queryRows<{ n: number }>(url, LEASED))[0]?.n ?? 0

/** Pauses and resumes the worker until a pause catches it holding leases. Returns how many it holds. */
async function pauseOverWork({ databaseUrl, worker }: Cluster): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    stopProcess(worker.part)
    await pause(GATHERING)
    goOn(worker.part)
    await pause(10 + Math.random() * AT_WORK)
    stopProcess(worker.part)
    // Waits until the database has finished the statement that the stopped worker had sent.
    await pause(500)
    const held = await leased(databaseUrl)
    if (held > 0) return held
    goOn(worker.part)
    await pause(200)
  }
  throw new Error('the worker was never caught at work')
}

/**
 * Pauses the worker and starts a second one, which takes over. The first then continues as if there had been no pause.
 */
async function pauseWorker(cluster: Cluster): Promise<string> {
  const sleeper = cluster.worker.part
  const held = await pauseOverWork(cluster)
  await cluster.startWorker()
  await pause(PAUSED)
  const left = await leased(cluster.databaseUrl)
  goOn(sleeper)
  await pause(AFTERWARDS)
  await sleeper.stop()
  return `the worker stood still for ${PAUSED / 1000} s over ${held} entries of the outbox that it had taken; ${left} were still in work when it went on`
}

const IN_TRANSACTION = `select count(*)::int as n from pg_stat_activity where state like 'idle in transaction%'`

async function pauseApp({ apps, databaseUrl }: Cluster, load: BookingLoad): Promise<string> {
  const [app] = apps
  if (!app) throw new Error('there is no app')
  const began = performance.now()
  stopProcess(app.part)
  await pause(300)
  const open = (await queryRows<{ n: number }>(databaseUrl, IN_TRANSACTION))[0]?.n ?? 0
  await pause(PAUSED - 300)
  goOn(app.part)
  await pause(AFTERWARDS)
  const gap = Math.round(load.longestGap(began) / 100) / 10
  return `${app.name} stood still for ${PAUSED / 1000} s with ${open} open transactions; guests were never without a booking for more than ${gap} s`
}

/** Returns the exit code. */
export async function pauseUnderLoad(cluster: Cluster, times: number): Promise<number> {
  const load = await startBookingLoad(cluster, { hotels: HOTELS, everyStanding: EVERY_STANDING })
  await pause(WARM_UP)
  for (let turn = 0; turn < times; turn++) {
    console.log(await pauseWorker(cluster))
    console.log(await pauseApp(cluster, load))
  }
  await load.stop()
  return (await checkLoad(cluster, load)) ? 0 : 1
}
