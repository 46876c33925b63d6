/**
 * `npm run cluster -- --proof kills`: kills apps, worker and PostgreSQL with `kill -9` at random moments while guests
 * book and pay.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { startBookingLoad } from '../bookings/booking-load.ts'
import { checkLoad } from '../bookings/verdict.ts'
import type { Cluster } from '../start-cluster.ts'

/** How many times an app or worker is killed for each kill of PostgreSQL. */
const PER_DATABASE = 4
/** The longest pause between recovering from one kill and the next kill of the same kind, in milliseconds. */
const MOST_PEACE = 1500
const WARM_UP = 5000
const MOST_STARTS = 10
/** Has no common divisor with EVERY_STANDING, so that the kept bookings are spread over all hotels. */
const HOTELS = 251
const EVERY_STANDING = 7

type Deaths = { left: number; done: number; counts: Map<string, number> }

const wait = () => pause(Math.random() * MOST_PEACE)

/**
 * Kills one process after another and restarts each, until `deaths` is used up. Each kind runs independently, so
 * processes of two kinds may be down at the same time.
 */
async function dieInTurn(deaths: Deaths, victims: readonly Victim[]): Promise<void> {
  for (let turn = 0; deaths.left > 0; turn++) {
    deaths.left -= 1
    const victim = victims[turn % victims.length]
    if (!victim) throw new Error('there is nobody to die')
    await wait()
    await victim.die()
    deaths.done += 1
    const count = (deaths.counts.get(victim.name) ?? 0) + 1
    deaths.counts.set(victim.name, count)
    if (deaths.done % 10 === 0) console.log(`${deaths.done} deaths, the last of ${victim.name}`)
  }
}

/** Starts a process as a supervisor does: restarts it if it ends because it finds no database. */
async function startUntilUp(start: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await start()
    } catch (error) {
      if (tries === MOST_STARTS) throw error
      await pause(500)
    }
  }
}

type Victim = { name: string; die: () => Promise<void> }

function victimsOf({ apps, worker, startApp, startWorker }: Cluster): { apps: Victim[]; worker: Victim } {
  const killApp = (app: (typeof apps)[number]): Victim => ({
    name: app.name,
    die: async () => {
      await app.part.kill()
      await startUntilUp(() => startApp(app))
    },
  })
  const killWorker = async () => {
    await worker.part.kill()
    await startUntilUp(() => startWorker())
  }
  return { apps: apps.map(killApp), worker: { name: 'worker', die: killWorker } }
}

/** Returns the exit code. `times` is how often apps and worker are killed. */
export async function killUnderLoad(cluster: Cluster, times: number): Promise<number> {
  const { one } = cluster.database
  if (!one) throw new Error('this proof needs one database')
  const load = await startBookingLoad(cluster, { hotels: HOTELS, everyStanding: EVERY_STANDING })
  await pause(WARM_UP)
  const began = performance.now()
  const processes: Deaths = { left: times, done: 0, counts: new Map() }
  const database: Deaths = { left: Math.ceil(times / PER_DATABASE), done: 0, counts: new Map() }
  const { apps, worker } = victimsOf(cluster)
  const postgres = {
    name: 'postgresql',
    die: async () => {
      // Waits, so that the database's kills are spread over those of the processes.
      while (database.done * PER_DATABASE > processes.done) await pause(MOST_PEACE / 10)
      await one.kill()
    },
  }
  await Promise.all([dieInTurn(processes, apps), dieInTurn(processes, [worker]), dieInTurn(database, [postgres])])
  const minutes = (performance.now() - began) / 60_000
  await load.stop()
  const counts = [...processes.counts, ...database.counts].map(([name, count]) => `${name} ${count}`).join(', ')
  console.log(`killed in ${minutes.toFixed(1)} minutes: ${counts}`)
  return (await checkLoad(cluster, load)) ? 0 : 1
}
