// Serves the site like `npm start`, on its own data folder with a record that began five months ago.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#db/migrate.ts'
import { openDb } from '#db/open-db.ts'
import { addDays, daysBetween, istDateOf, type IstDate } from '#domain/kernel/ist.ts'
import { nightText } from '#domain/record/nights.ts'
import { MONTH_COUNTS, signedNights } from '../signed-nights.ts'

const folder = mkdtempSync(join(tmpdir(), 'uncle-record-site-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const MONTHS_BEFORE = 5

/** Returns the first day of the month, this many months before the given day. */
function firstOfMonth(day: IstDate, before: number): IstDate {
  const first = `${day.slice(0, 7)}-01`
  return before === 0 ? first : firstOfMonth(addDays(first, -1), before - 1)
}

const yesterday = addDays(istDateOf(new Date()), -1)
const first = firstOfMonth(yesterday, MONTHS_BEFORE)

/** Makes each month a little better than the previous one, and gives the first month few answers. */
function countsOf(day: IstDate) {
  const month = Math.floor(daysBetween(first, day) / 31)
  const { welcomed, refunds } = MONTH_COUNTS
  return {
    ...MONTH_COUNTS,
    bookings: 2406 + 481 * month,
    turnedAway: 36 - month,
    refunds: { ...refunds, withinHour: 280 + 16 * month },
    welcomed: month === 0 ? { of: 19, well: 19 } : { ...welcomed, well: welcomed.well - 20 * (5 - month) },
    identities: { opened: 70 - 6 * month, destroyed: 5571 + 800 * month },
  }
}

const { db, close } = await openDb({ databaseUrl: undefined, dataDir: folder })
await migrate(db)
const nights = signedNights(daysBetween(first, yesterday) + 1, { first, countsOf })
for (const { night, hash, signature } of nights)
  await db
    .insertInto('record_nights')
    .values({
      number: night.number,
      day: night.day,
      body: nightText(night),
      hash,
      previous: night.previous,
      signature,
      written_at: new Date(night.writtenAt),
    })
    .execute()
await close()

delete process.env['DATABASE_URL']
process.env['DATA_DIR'] = folder
process.env['NODE_ENV'] = 'production'
process.env['PORT'] ??= '0'
await import('../../scripts/start.js')
