/** Acts for two guests before and after the chosen moment: they book, pay, and upload and remove IDs. */
import { setTimeout as pause } from 'node:timers/promises'
import { jsonOf } from '../cluster/ask.ts'
import { queryRows } from '../cluster/query-rows.ts'
import { differences, withoutRows } from './compare.ts'
import type { Archive } from './database.ts'
import type { Files } from './files.ts'
import { addIdentity, book, cancel, openPicture, register, removePicture, setPhoto, type Guest } from './guests.ts'
import { recordTables, type Record } from './record.ts'
import type { Site } from './site.ts'

export type Picture = { readonly id: string; readonly guest: Guest }

export type Moment = {
  /** in PostgreSQL's format, with its zone */
  readonly at: string
  readonly record: Record
  readonly guests: readonly [Guest, Guest]
  readonly booking: string
  readonly cancelled: string
  /** an ID and a photo, with their bytes, that exist at the moment and afterwards */
  readonly kept: readonly (Picture & { bytes: Buffer })[]
  readonly destroyedBefore: Picture
  /** pictures that `goOn` destroys */
  readonly destroyedAfter: Picture[]
  readonly bookedAfter: string[]
  /** keys of files that must not come back */
  readonly destroyedFiles: Set<string>
}

/** After this many days, a stay that begins the day after tomorrow has certainly ended. */
const DAYS_AHEAD = 4
const QUIET_MILLISECONDS = 300
const TRIES = 40
const AFTER_ARCHIVED_MILLISECONDS = 8000
const ARCHIVED_WITHIN_MILLISECONDS = 90_000

const keyOf = async (url: string, { id }: Picture): Promise<string> => {
  const [row] = await queryRows<{ key: string }>(url, 'select storage_key as key from pictures where id = $1', [id])
  if (!row) throw new Error(`there is no picture ${id}`)
  return row.key
}

/** Finds a moment during which nothing changes, so that the tables are the same before and after it. */
async function quietMoment(url: string): Promise<{ at: string; tables: Record['tables'] }> {
  for (let turn = 0; turn < TRIES; turn++) {
    const before = await recordTables(url)
    const [row] = await queryRows<{ at: string }>(url, 'select clock_timestamp()::text as at')
    await pause(QUIET_MILLISECONDS)
    const after = await recordTables(url)
    const none = new Map<string, string>()
    const moved = differences({ tables: before, files: none }, { tables: after, files: none }, new Set())
    if (row && moved.length === 0) return { at: row.at, tables: after }
  }
  throw new Error('the site never stood still')
}

/** Completes a guest's stay, so that there are invoices. The site's clock stays ahead until the site restarts. */
export async function liveUntilInvoice(site: Site): Promise<void> {
  await book(site, await register(site, '+919820012347', 'Nilima'))
  const json = { advanceMinutes: DAYS_AHEAD * 24 * 60 }
  jsonOf(await site.client.ask({ method: 'POST', path: '/api/dev/clock', json }))
  jsonOf(await site.client.ask({ method: 'POST', path: '/api/dev/jobs/end-stays', json: {} }))
}

type Seen = { archive: Archive; files: Files; url: string }

/** Works before, during and after the base backup, then records the state of everything at a moment. */
export async function liveUntilMoment(site: Site, { archive, files, url }: Seen): Promise<Moment> {
  console.log('Guests book, pay and upload IDs; a base backup is made meanwhile ...')
  const asha = await register(site, '+919820012345', 'Asha')
  const vikram = await register(site, '+919820012346', 'Vikram')
  const booking = await book(site, asha)
  const kept = [
    { id: await addIdentity(site, asha, 400), guest: asha },
    { id: await setPhoto(site, asha, 320), guest: asha },
  ]
  const destroyedBefore = { id: await addIdentity(site, vikram, 360), guest: vikram }
  const later = { id: await addIdentity(site, vikram, 480), guest: vikram }
  const [, cancelled] = await Promise.all([archive.backup(), book(site, vikram)])
  // Copies the files while both IDs exist. One ID is destroyed before the moment, the other after it.
  await files.copy()
  const destroyedFiles = new Set([await keyOf(url, destroyedBefore), await keyOf(url, later)])
  await removePicture(site, vikram, destroyedBefore.id)
  await cancel(site, vikram, cancelled)
  await book(site, asha)
  const opened = await Promise.all(
    kept.map(async (picture) => ({ ...picture, ...(await openPicture(site, picture.guest, picture.id)) })),
  )
  const { at, tables } = await quietMoment(url)
  const empty = withoutRows(tables)
  if (empty.length > 0) throw new Error(`the drill would prove nothing of ${empty.join(', ')}: no rows`)
  const counted = ['bookings', 'payments', 'ledger_entries', 'pictures'].map(
    (name) => `${tables.get(name)?.rows} ${name}`,
  )
  console.log(`The moment is ${at}: ${tables.size} tables, ${counted.join(', ')}.`)
  return {
    at,
    record: { tables, files: await files.digests('site') },
    guests: [asha, vikram],
    booking,
    cancelled,
    kept: opened.map(({ id, guest, body }) => ({ id, guest, bytes: body })),
    destroyedBefore,
    destroyedAfter: [later],
    bookedAfter: [],
    destroyedFiles,
  }
}

/** Waits until the current segment is in the archive. */
async function untilArchived(url: string): Promise<void> {
  const [now] = await queryRows<{ segment: string }>(url, 'select pg_walfile_name(pg_current_wal_lsn()) as segment')
  const began = performance.now()
  const reached = 'select last_archived_wal >= $1 as is from pg_stat_archiver'
  while (!(await queryRows<{ is: boolean | null }>(url, reached, [now?.segment]))[0]?.is) {
    if (performance.now() - began > ARCHIVED_WITHIN_MILLISECONDS) throw new Error('the WAL did not reach the archive')
    await pause(QUIET_MILLISECONDS)
  }
}

/** Keeps working until the archive has passed the moment, then for some more seconds, which the archive will lack. */
export async function goOn(site: Site, moment: Moment, url: string): Promise<void> {
  console.log('Work goes on after the moment, until the archive has it ...')
  const [asha, vikram] = moment.guests
  moment.bookedAfter.push(await book(site, vikram))
  for (const { guest, id } of moment.destroyedAfter) await removePicture(site, guest, id)
  await cancel(site, asha, moment.booking)
  await untilArchived(url)
  await pause(AFTER_ARCHIVED_MILLISECONDS)
  moment.bookedAfter.push(await book(site, asha))
}
