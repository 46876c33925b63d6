/** `npm run cluster -- --proof paused`: a worker stands still over work that it took, and an app over requests, for a minute. */
import { setTimeout as pause } from 'node:timers/promises'
import { asked } from '../asked.ts'
import { startBookingLoad, type BookingLoad } from '../bookings/booking-load.ts'
import { judge } from '../bookings/verdict.ts'
import type { Part } from '../part.ts'
import type { Cluster } from '../start-cluster.ts'

/** As long as a lease of the outbox, or a little more: by then another worker has the work. */
const PAUSED = 60_000
/** No number divides the other, so that bookings which stand are spread over all hotels. */
const HOTELS = 251
const EVERY_STANDING = 3
const WARM_UP = 4000
const AFTERWARDS = 5000
/** For the entries that a worker is to hold when it is paused, and between two tries. */
const GATHERING = 1500
/** At most so long it works before it is paused again: less than it takes for all that was gathered. */
const AT_WORK = 250
const TRIES = 40

const stopProcess = (part: Part) => part.child.kill('SIGSTOP')
const goOn = (part: Part) => part.child.kill('SIGCONT')

/** Taken by a worker and not done: its lease ends in the future, which what merely waits does not have at its first attempt. */
const LEASED = `select count(*)::int as n from outbox
  where done_at is null and failed_at is null and attempts > 0 and last_error is null and available_at > clock_timestamp()`

const leased = async (url: string) => (await asked<{ n: number }>(url, LEASED))[0]?.n ?? 0

/** Stops and continues the worker until it stands still while it holds work; answers how much. */
async function pauseOverWork({ databaseUrl, worker }: Cluster): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    stopProcess(worker.part)
    await pause(GATHERING)
    goOn(worker.part)
    await pause(10 + Math.random() * AT_WORK)
    stopProcess(worker.part)
    // What it has sent to the database is done by then, although it stands still.
    await pause(500)
    const held = await leased(databaseUrl)
    if (held > 0) return held
    goOn(worker.part)
    await pause(200)
  }
  throw new Error('the worker was never caught at work')
}

/** A second worker serves on beside the paused one, which then goes on as if nothing had happened. */
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
  const open = (await asked<{ n: number }>(databaseUrl, IN_TRANSACTION))[0]?.n ?? 0
  await pause(PAUSED - 300)
  goOn(app.part)
  await pause(AFTERWARDS)
  const gap = Math.round(load.longestGap(began) / 100) / 10
  return `${app.name} stood still for ${PAUSED / 1000} s with ${open} open transactions; guests were never without a booking for more than ${gap} s`
}

/** Answers the exit code. */
export async function pauseUnderLoad(cluster: Cluster, times: number): Promise<number> {
  const load = await startBookingLoad(cluster, { hotels: HOTELS, everyStanding: EVERY_STANDING })
  await pause(WARM_UP)
  for (let turn = 0; turn < times; turn++) {
    console.log(await pauseWorker(cluster))
    console.log(await pauseApp(cluster, load))
  }
  await load.stop()
  return (await judge(cluster, load)) ? 0 : 1
}
