/**
 * `npm run cluster -- --proof providers`: makes gateway, SMS, WhatsApp, push, S3 and Redis fail in turn while guests
 * use the site. Each is down, hanging, slow and wrong, for a minute each. Searches must stay quick, and no call to a
 * provider may hold a connection to the database. All work must be completed afterwards.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { loadNow, share } from '../measure.ts'
import type { Cluster } from '../start-cluster.ts'
import { countOverlaps } from '../count-overlaps.ts'
import { FAULTS, type Door, type Fault } from './faults.ts'
import { startGuests, type GuestsAtWork } from './guests-at-work.ts'
import { makeReal, type RealSite } from './real-site.ts'
import { watchDatabase, type DatabaseWatch } from './watch-database.ts'
import { differences, listWaitingWork } from './what-is-left.ts'

/** How many seconds each fault lasts. A quick run may set fewer. */
const FAULT_SECONDS = Number(process.env['FAULT_SECONDS'] ?? 60)
const MOST_TIMES_SLOWER = 1.5
/** Slowdowns below this are noise on a shared machine. A search that waits for a provider takes seconds. */
const QUICK_MILLISECONDS = 200
/**
 * How many milliseconds a session may be idle in a transaction, which allows for a busy CPU. A transaction that waits
 * for a faulty provider would be idle for ten seconds.
 */
const MOST_IDLE_IN_TRANSACTION = 2500
/**
 * How many queries may wait for a connection of an app. If more wait, calls to a provider are holding the whole pool.
 */
const MOST_WAITING = 20
const DRAINED_WITHIN = 400_000
const LOOK_EVERY = 1000

type Measured = Awaited<ReturnType<typeof measureFor>>
type Stage = { cluster: Cluster; site: RealSite; guests: GuestsAtWork; watch: DatabaseWatch }

async function untilDrained({ cluster }: Stage): Promise<{ seconds: number; left: string[] }> {
  const began = performance.now()
  for (;;) {
    const left = await listWaitingWork(cluster)
    const waited = performance.now() - began
    if (left.length === 0 || waited > DRAINED_WITHIN) return { seconds: waited / 1000, left }
    await pause(LOOK_EVERY)
  }
}

const told = (answers: ReadonlyMap<string, number>) =>
  [...answers]
    .map(([what, count]) => `${what}: ${count}`)
    .toSorted()
    .join(', ')

async function measureFor({ guests, watch }: Stage, seconds: number) {
  guests.searches()
  guests.answers()
  watch.beginAgain()
  await pause(seconds * 1000)
  const times = guests.searches()
  return { p99: share(times, 0.99), median: share(times, 0.5), answers: guests.answers(), worst: watch.beginAgain() }
}

type Round = { fault: Fault; before: Measured }

/** Sets one fault on one provider. Returns what went wrong. */
async function play(stage: Stage, door: Door, { fault, before }: Round): Promise<string[]> {
  const { guests } = stage
  const faultsBefore = guests.faults.length
  const met = door.met()
  door.set(fault)
  const during = await measureFor(stage, FAULT_SECONDS)
  door.set(undefined)
  const { seconds, left } = await untilDrained(stage)
  const { worst, answers } = during
  const most = Math.max(QUICK_MILLISECONDS, before.p99 * MOST_TIMES_SLOWER)
  const wrong = [
    ...(door.met() === met ? ['nobody met the fault'] : []),
    ...(during.p99 > most ? [`searches: p99 ${during.p99.toFixed(0)} ms, before ${before.p99.toFixed(0)}`] : []),
    ...([...answers.keys()].some((key) => key.startsWith('search') && key !== 'search 200') ? ['searches failed'] : []),
    ...(worst.idleInTransaction > MOST_IDLE_IN_TRANSACTION
      ? [`a session was idle in its transaction for ${worst.idleInTransaction.toFixed(0)} ms after: ${worst.query}`]
      : []),
    ...(worst.waiting > MOST_WAITING ? [`${worst.waiting} queries waited for a connection`] : []),
    ...left,
    ...guests.faults.slice(faultsBefore, faultsBefore + 5),
  ]
  console.log(
    `${wrong.length === 0 ? 'ok    ' : 'FAILED'} ${door.name} ${fault} (met ${door.met() - met} times): search median ${before.median.toFixed(0)} then ${during.median.toFixed(0)} ms, p99 ${before.p99.toFixed(0)} then ${during.p99.toFixed(0)} ms; idle in a transaction at most ${worst.idleInTransaction.toFixed(0)} ms, ${worst.inTransaction} in one at once, ${worst.waiting} waited for a connection; drained ${seconds.toFixed(0)} s after; load ${loadNow().toFixed(1)}`,
  )
  console.log(`       ${told(answers)}`)
  for (const sentence of wrong) console.log(`       ${sentence}`)
  return wrong
}

/** Returns the exit code: 0 if the site survived every fault and both sides' books agree afterwards. */
export async function tryProviders(cluster: Cluster, times: number): Promise<number> {
  const site = await makeReal(cluster)
  const guests = await startGuests(cluster, site)
  const watch = await watchDatabase(cluster, site.metricsToken)
  const stage: Stage = { cluster, site, guests, watch }
  const wrong: string[] = []
  const only = process.env['FAULTY_PROVIDER']
  const doors = site.doors.filter(({ name }) => !only || name === only)
  await pause(5000)
  for (let turn = 0; turn < times; turn++)
    for (const door of doors) {
      // Measures without a fault for as long as with one, so that both periods contain the jobs that run once a minute.
      const before = await measureFor(stage, FAULT_SECONDS)
      for (const fault of FAULTS) wrong.push(...(await play(stage, door, { fault, before })))
    }
  await guests.rest()
  await watch.stop()
  wrong.push(...(await untilDrained(stage)).left)
  await guests.stop()
  const different = await differences(cluster, site, guests.phones)
  const overlaps = await countOverlaps(cluster.databaseUrl)
  for (const sentence of different.slice(0, 20)) console.log(sentence)
  const paid = [...site.razorpay.links.values()].filter(({ status }) => status === 'paid').length
  const refunds = [...site.razorpay.refunds.values()].flat().length
  console.log(
    `${times * FAULTS.length * doors.length} faults of ${FAULT_SECONDS} s: ${paid} payments, ${refunds} refunds, ${site.msg91.delivered.length} messages by SMS or e-mail, ${site.phones.whatsApp.delivered.length} by WhatsApp, ${site.phones.push.delivered.length} notifications, ${site.s3.files.size} files; ${different.length} differences, ${overlaps} overlaps, ${wrong.length} things that did not hold`,
  )
  await site.close()
  return wrong.length + different.length + overlaps === 0 ? 0 : 1
}
