/** `npm run cluster -- --proof disk-full`: fills the database's disk while guests book, then the disk for uploads. */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDb } from '../../../src/db/open-db.ts'
import { buildGuest, type BuiltGuest } from '../../../tests/builders.ts'
import { photo } from '../../../tests/pictures.ts'
import { queryRows } from '../query-rows.ts'
import { startBookingLoad, type BookingLoad } from '../bookings/booking-load.ts'
import { checkLoad } from '../bookings/verdict.ts'
import { Checks } from '../checks.ts'
import { mountSmallDisk } from '../small-disk.ts'
import type { App, Cluster } from '../start-cluster.ts'

/** Has no common divisor with EVERY_STANDING, so that the kept bookings are spread over all hotels. */
const HOTELS = 251
const EVERY_STANDING = 3
const WARM_UP = 4000
/** How long the database's disk stays full, in milliseconds. */
const FULL = 15_000
const FILLED_AGAIN = 200
const BACK_WITHIN = 10_000
const MOST_WAIT = 60_000
const UPLOADS_MEGABYTES = 4
const UPLOADERS = 4

type Stage = { cluster: Cluster; load: BookingLoad; checks: Checks }

const answers = (url: string) =>
  queryRows(url, 'select 1').then(
    () => true,
    () => false,
  )

/**
 * Restarts PostgreSQL once the disk has space, as its supervisor would. PostgreSQL ends when it cannot write its log.
 */
async function startIfEnded({ databaseUrl, database }: Cluster): Promise<boolean> {
  for (let tries = 0; tries < 10; tries++) {
    if (await answers(databaseUrl)) return false
    await pause(200)
  }
  await database.one?.crash()
  return true
}

/** Begins a new log file. At this load the current file would not fill up for hours, unlike on a busy site. */
async function takeNextLogFile({ databaseUrl }: Cluster): Promise<void> {
  await queryRows(databaseUrl, 'select pg_switch_wal()').catch(() => undefined)
}

async function fillDatabase({ cluster, load, checks }: Stage): Promise<void> {
  const { disk } = cluster.database
  if (!disk) throw new Error('this proof needs a database with a disk of its own')
  const [refused, taken] = [load.statuses.get(503) ?? 0, load.acknowledged.length]
  const began = performance.now()
  while (performance.now() - began < FULL) {
    await disk.fill()
    await takeNextLogFile(cluster)
    await pause(FILLED_AGAIN)
  }
  const [during, booked] = [(load.statuses.get(503) ?? 0) - refused, load.acknowledged.length - taken]
  await disk.makeRoom()
  const room = performance.now()
  const hasEnded = await startIfEnded(cluster)
  while (!load.hasBookedSince(room) && performance.now() - room < MOST_WAIT) await pause(50)
  const back = performance.now() - room
  checks.check(
    'bookings are refused with 503 while the disk is full',
    during > 0,
    `${during} times, ${booked} were taken`,
  )
  checks.check(
    'and taken again once there is room',
    load.hasBookedSince(room) && back < BACK_WITHIN,
    `after ${(back / 1000).toFixed(1)} s${hasEnded ? ', the database had ended and was started' : ''}`,
  )
}

type Uploaded = { status: number; retryAfter: string | null; id: string | undefined }

async function upload({ port }: App, guest: BuiltGuest, bytes: Uint8Array<ArrayBuffer>): Promise<Uploaded> {
  const form = new FormData()
  form.append('file', new File([bytes], 'photo.jpg', { type: 'image/jpeg' }))
  const url = `http://127.0.0.1:${port}/api/users/${guest.id}/profile-picture`
  const answer = await fetch(url, { method: 'POST', headers: guest.headers, body: form })
  const { id } = (await answer.json()) as { id?: string }
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), id }
}

const open = async ({ port }: App, guest: BuiltGuest, id: string) =>
  (await fetch(`http://127.0.0.1:${port}/api/users/user-picture/${id}`, { headers: guest.headers })).status

const LIVE = `select owner_id::text as owner, count(*)::int as n from pictures
  where owner_id = any($1::uuid[]) and destroyed_at is null group by 1`

async function fillUploads({ cluster, load, checks }: Stage): Promise<void> {
  const app = cluster.apps.at(-1)
  if (!app) throw new Error('there is no app')
  const { db, close } = await openDb({ databaseUrl: cluster.databaseUrl, dataDir: '' })
  const guests: BuiltGuest[] = []
  for (let n = 0; n < UPLOADERS; n++) guests.push(await buildGuest(db))
  await close()
  const bytes = new Uint8Array(await photo('jpeg', 800, 600))
  const disk = await mountSmallDisk(join(cluster.folder, 'data'), UPLOADS_MEGABYTES)
  try {
    const before = await Promise.all(guests.map((guest) => upload(app, guest, bytes)))
    checks.check(
      'photos are taken',
      before.every(({ status }) => status === 200),
      before.map(({ status }) => status).join(' '),
    )
    await disk.fill()
    const since = performance.now()
    const during = await Promise.all(guests.map((guest) => upload(app, guest, bytes)))
    const isTold = during.every(({ status, retryAfter }) => status === 503 && retryAfter !== null)
    checks.check(
      'and refused with 503 and Retry-After while the disk is full',
      isTold,
      during.map(({ status }) => status).join(' '),
    )
    await pause(2000)
    checks.check('while bookings go on', load.hasBookedSince(since))
    const kept = await Promise.all(guests.map((guest, n) => open(app, guest, before[n]?.id ?? '')))
    checks.check(
      'earlier photos open',
      kept.every((status) => status === 200),
      kept.join(' '),
    )
    await disk.makeRoom()
    const after = await Promise.all(guests.map((guest) => upload(app, guest, bytes)))
    checks.check(
      'and new ones are taken once there is room',
      after.every(({ status }) => status === 200),
    )
    const opened = await Promise.all(guests.map((guest, n) => open(app, guest, after[n]?.id ?? '')))
    const live = await queryRows<{ n: number }>(cluster.databaseUrl, LIVE, [guests.map(({ id }) => id)])
    const isOne = live.length === UPLOADERS && live.every(({ n }) => n === 1)
    checks.check(
      'each guest has one photo, and it opens',
      isOne && opened.every((status) => status === 200),
      opened.join(' '),
    )
  } finally {
    await disk.remove()
  }
}

/** Returns the exit code. */
export async function fillDisks(cluster: Cluster, times: number): Promise<number> {
  const load = await startBookingLoad(cluster, { hotels: HOTELS, everyStanding: EVERY_STANDING })
  const stage: Stage = { cluster, load, checks: new Checks() }
  await pause(WARM_UP)
  for (let turn = 0; turn < times; turn++) {
    await fillDatabase(stage)
    await pause(WARM_UP)
    await fillUploads(stage)
  }
  await load.stop()
  const isGood = await checkLoad(cluster, load)
  return isGood ? stage.checks.code : 1
}
