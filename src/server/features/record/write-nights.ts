import { sql } from 'kysely'
import { addDays, istDateOf, toIstIso } from '#domain/kernel/ist.ts'
import { monthFigures } from '#domain/record/month-figures.ts'
import { nightText, NO_HASH, type Night } from '#domain/record/nights.ts'
import { sha256Hex } from '../../ed25519.ts'
import type { Services } from '../../services.ts'
import { countMonth } from './count-month.ts'

/** How many missed nights one run writes at most after an outage: a year of them. */
const MAX_NIGHTS = 366

type Writing = Pick<Services, 'db' | 'clock' | 'record'>

/**
 * Writes the night that follows the last one. False if its day is not over yet. The very first night is yesterday's.
 */
const writeNext = ({ db, clock, record }: Writing): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    // If two processes write, the second waits here and then finds the night that the first has written.
    await sql`select pg_advisory_xact_lock(hashtext('record_nights'))`.execute(trx)
    const last = await trx
      .selectFrom('record_nights')
      .select(['number', 'day', 'hash'])
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    const writtenAt = toIstIso(clock.now())
    const yesterday = addDays(istDateOf(new Date(writtenAt)), -1)
    const day = last ? addDays(last.day, 1) : yesterday
    if (day > yesterday) return false
    const [number, previous] = [(last?.number ?? 0) + 1, last?.hash ?? NO_HASH]
    const figures = monthFigures(await countMonth(trx, day))
    const night: Night = { version: 1, number, day, writtenAt, previous, key: record.publicKey, figures }
    const body = nightText(night)
    await trx
      .insertInto('record_nights')
      .values({
        number,
        day,
        body,
        hash: sha256Hex(body),
        previous,
        signature: record.sign(body),
        written_at: new Date(writtenAt),
      })
      .execute()
    return true
  })

/**
 * Writes and signs every night that is due, once, however many processes try. A missed night is written later, with its
 * own date (decision 0101). Returns how many were written. A failure ends the run, because each night builds on the one
 * before.
 */
export async function writeNights(services: Writing): Promise<number> {
  let written = 0
  while (written < MAX_NIGHTS && (await writeNext(services))) written += 1
  return written
}
