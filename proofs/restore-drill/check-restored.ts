/** Checks that the restored site works. `compare.ts` checks its tables and files. */
import pg from 'pg'
import { jsonOf } from '../cluster/ask.ts'
import type { Checks } from '../cluster/checks.ts'
import { countOverlaps } from '../cluster/count-overlaps.ts'
import type { Database } from './database.ts'
import type { Files } from './files.ts'
import { book, openPicture, readBooking } from './guests.ts'
import type { Moment } from './lives.ts'
import { runUncle, type Site } from './site.ts'

type Restored = { site: Site; restored: Database; moment: Moment; files: Files; env: NodeJS.ProcessEnv }

const EXCLUSION_VIOLATION = '23P01'

/** Whether the database refuses a second stay in the same room. The attempt is rolled back. */
async function refusesOverlap(url: string): Promise<boolean> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query('begin')
    const { rowCount } = await client.query(
      `insert into stays (booking_id, hotel_id, city_id, room_id, period, status)
       select booking_id, hotel_id, city_id, room_id, period, status from stays where status = 'booked' limit 1`,
    )
    if (rowCount === 0) throw new Error('no stay was restored')
    return false
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code === undefined) throw error
    return code === EXCLUSION_VIOLATION && constraint === 'stays_no_overlap'
  } finally {
    await client.query('rollback')
    await client.end()
  }
}

async function checkBookings(checks: Checks, { site, moment }: Restored): Promise<void> {
  const [asha, vikram] = moment.guests
  const statusOf = async (id: string, guest = asha) =>
    (jsonOf(await readBooking(site, guest, id)) as { status: string }).status
  const paid = await statusOf(moment.booking)
  checks.check('a booking that was cancelled after the moment stands', paid === 'completed', paid)
  const cancelled = await statusOf(moment.cancelled, vikram)
  checks.check('one that was cancelled before it does not', cancelled === 'cancelled', cancelled)
  const answers = await Promise.all(
    moment.bookedAfter.flatMap((id) => moment.guests.map((guest) => readBooking(site, guest, id))),
  )
  const statuses = answers.map(({ status }) => status)
  checks.check(
    `${moment.bookedAfter.length} bookings made after it are not there`,
    statuses.length > 0 && statuses.every((status) => status === 404),
    statuses.join(' '),
  )
  checks.check('a guest books and pays on the restored site', (await statusOf(await book(site, asha))) === 'completed')
}

async function checkPictures(checks: Checks, { site, moment, files, restored }: Restored): Promise<void> {
  for (const { id, guest, bytes } of moment.kept) {
    const { status, body } = await openPicture(site, guest, id)
    checks.check(
      'a picture opens with its key, byte for byte',
      status === 200 && body.equals(bytes),
      `${body.length} B`,
    )
  }
  const client = new pg.Client(restored.url)
  await client.connect()
  const inStore = await files.digests('site')
  const told = { before: [moment.destroyedBefore], after: moment.destroyedAfter }
  for (const [when, pictures] of Object.entries(told))
    for (const { id, guest } of pictures) {
      const { status } = await openPicture(site, guest, id)
      const { rows } = await client.query<{ keys: number }>(
        'select count(encrypted_key)::int as keys from pictures where id = $1',
        [id],
      )
      const hasFile = [...inStore.keys()].some((key) => key.includes(id))
      const isGone = status === 404 && rows[0]?.keys === 0 && !hasFile
      checks.check(`an ID destroyed ${when} the moment is gone: answer, key and file`, isGone, status)
    }
  await client.end()
}

export async function checkRestored(checks: Checks, restored: Restored): Promise<void> {
  const { url } = restored.restored
  const books = await runUncle(restored.env, 'books', 'check')
  checks.check('the books balance', books.code === 0, books.said.trim().split('\n').at(-1))
  await checkPictures(checks, restored)
  await checkBookings(checks, restored)
  const overlaps = await countOverlaps(url)
  checks.check('no room is booked twice', overlaps === 0, overlaps)
  checks.check('and stays_no_overlap still refuses it', await refusesOverlap(url))
  await restored.files.copy()
  const left = (await restored.files.backedUp()).filter((key) => restored.moment.destroyedFiles.has(key))
  checks.check('the next copy of the files has no destroyed picture', left.length === 0, left.length)
}
