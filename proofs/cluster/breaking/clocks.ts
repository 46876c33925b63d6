/**
 * `npm run cluster -- --proof clocks`: lets guests book and pay while the clock of a machine is an hour off or jumps by
 * an hour.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { queryRows } from '../query-rows.ts'
import { startBookingLoad, type BookingLoad } from '../bookings/booking-load.ts'
import { holdWholeHotel, type SlowPayers } from '../bookings/slow-payers.ts'
import { checkLoad } from '../bookings/verdict.ts'
import { Checks } from '../checks.ts'
import type { App, Cluster } from '../start-cluster.ts'
import { wrongClock, type WrongClock } from '../wrong-clock.ts'

const HOUR = 3600
const OFFSETS = [HOUR, -HOUR]
const SCENE = 12_000
/** Has no common divisor with EVERY_STANDING, so that the kept bookings are spread over all hotels. */
const HOTELS = 251
const EVERY_STANDING = 3
const MOST_OFF = 2000
/** Longer than a second, which is how often a process reads the database's clock. */
const NOTICED_WITHIN = 2500

type Stage = { cluster: Cluster; load: BookingLoad; checks: Checks; appClock: WrongClock; workerClock: WrongClock }

const origin = ({ port }: App) => `http://127.0.0.1:${port}`
const said = (offset: number) => (offset > 0 ? 'an hour ahead' : 'an hour behind')

/** Returns the difference in milliseconds between the app's clock and this machine's. */
async function isOff(app: App): Promise<number> {
  const answer = await fetch(`${origin(app)}/api/dev/clock`)
  const { now } = (await answer.json()) as { now: string }
  return Math.abs(new Date(now).getTime() - Date.now())
}

/** Runs the job that releases expired holds in this app, at the time that the app's own clock shows. */
const expireHolds = (app: App) => fetch(`${origin(app)}/api/dev/jobs/expire-holds`, { method: 'POST' })

/** Tries to book the held rooms. An app that relied on its wrong clock would release them to other guests. */
async function tempt({ cluster, checks }: Stage, payers: SlowPayers, offset: number): Promise<void> {
  const off = await Promise.all(cluster.apps.map(isOff))
  checks.check(
    `the apps know the time, one clock ${said(offset)}`,
    Math.max(...off) < MOST_OFF,
    `${Math.round(Math.max(...off))} ms off`,
  )
  for (const app of cluster.apps) await expireHolds(app)
  await pause(500)
  const answers = await Promise.all(cluster.apps.map((app) => payers.rivalAsks(app)))
  checks.check(
    'no held room is sold to somebody else',
    answers.every((status) => status === 409),
    answers.join(' '),
  )
}

/**
 * Moves the clock of one app, then the worker's. Then starts a second worker whose clock is wrong from the beginning.
 */
async function playScenes(stage: Stage, offset: number): Promise<void> {
  const { cluster, checks, appClock, workerClock } = stage
  const [first] = cluster.apps
  if (!first) throw new Error('there is no app')
  const payers = await holdWholeHotel(cluster)
  await appClock.jumpTo(offset)
  await pause(SCENE)
  await tempt(stage, payers, offset)
  await workerClock.jumpTo(offset)
  await pause(SCENE)
  await tempt(stage, payers, offset)
  await Promise.all([appClock.jumpTo(0), workerClock.jumpTo(0)])
  await pause(SCENE / 4)
  const right = cluster.worker.part
  const astray = await wrongClock(cluster.folder, `a-second-worker-${offset}`)
  await astray.jumpTo(offset)
  await cluster.startWorker(astray.settings)
  await pause(SCENE)
  await tempt(stage, payers, offset)
  await cluster.worker.part.stop()
  cluster.worker.part = right
  const kept = await payers.payAll()
  checks.check('who pays in time has the room', kept.length === 0, kept.join(', '))
}

/** Counts the bookings whose times are wrong compared with the clock of this machine, which never jumps. */
const OUTSIDE = `select count(*)::int as n from bookings where user_id = any($1::uuid[])
  and (created_at < $2 or created_at > $3 or hold_expires_at > created_at + interval '15 minutes 1 second')`

async function countOutside({ cluster, load }: Stage, began: Date): Promise<number> {
  const guests = load.guests.map(({ id }) => id)
  const [row] = await queryRows<{ n: number }>(cluster.databaseUrl, OUTSIDE, [
    guests,
    began,
    new Date(Date.now() + 1000),
  ])
  return row?.n ?? 0
}

/**
 * Moves the database's clock, which all processes follow. Holds then end early, so a late payment must restore the
 * booking or be refunded.
 */
async function jumpDatabase(stage: Stage, offset: number): Promise<void> {
  const { cluster, checks } = stage
  const { clock } = cluster.database
  const [first] = cluster.apps
  if (!clock || !first) throw new Error('this proof needs a database whose clock can be moved')
  const payers = await holdWholeHotel(cluster)
  await clock.jumpTo(offset)
  await pause(NOTICED_WITHIN)
  const off = await Promise.all(cluster.apps.map(isOff))
  const isFollowed = off.every((milliseconds) => Math.abs(milliseconds - HOUR * 1000) < MOST_OFF)
  checks.check(`all follow a database whose clock jumps ${said(offset)}`, isFollowed)
  await expireHolds(first)
  await payers.rivalAsks(first)
  await pause(SCENE)
  await payers.payAll()
  await clock.jumpTo(0)
  await pause(SCENE)
}

/** Returns the exit code. */
export async function jumpClocks(cluster: Cluster, times: number): Promise<number> {
  const { folder, apps, worker, startApp, startWorker } = cluster
  const [first] = apps
  if (!first) throw new Error('there is no app')
  const [appClock, workerClock] = [await wrongClock(folder, 'an-app'), await wrongClock(folder, 'the-worker')]
  await first.part.stop()
  await startApp(first, appClock.settings)
  await worker.part.stop()
  await startWorker(workerClock.settings)
  const began = new Date(Date.now() - 1000)
  const load = await startBookingLoad(cluster, { hotels: HOTELS, everyStanding: EVERY_STANDING })
  const checks = new Checks()
  const stage: Stage = { cluster, load, checks, appClock, workerClock }
  for (let turn = 0; turn < times; turn++) for (const offset of OFFSETS) await playScenes(stage, offset)
  const outside = await countOutside(stage, began)
  checks.check('no booking was made at another hour', outside === 0, outside)
  for (const offset of OFFSETS) await jumpDatabase(stage, offset)
  await load.stop()
  const isGood = await checkLoad(cluster, load)
  return isGood ? checks.code : 1
}
