import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { costOfCases, isCounted, isTowardsPause, type CaseVerdict } from '#domain/hotel-cases/hotel-case.ts'
import type { Db } from '../../services.ts'
import { resumeSales } from '../hotels/pause-sales.ts'
import { giveCompensation } from './give-compensation.ts'
import { casesOf, isPausedForCases, updateRankingPenalty } from './update-ranking-penalty.ts'

/** The office's decision. `operator` is the name under which it is stored. */
export type CaseDecision = { verdict: CaseVerdict; note: string; operator: string }
export type CaseDecisionOf = CaseDecision & { shortId: string }
export type CaseOutcome = 'looked' | 'NOT_FOUND' | 'UNCHANGED'

/** Records the office's verdict on a case, once. False if the office has already decided it. */
async function writeLook(trx: Transaction<DB>, bookingId: string, look: CaseDecision, now: Date): Promise<boolean> {
  const { verdict, note, operator } = look
  const written = await trx
    .insertInto('case_looks')
    .values({ booking_id: bookingId, verdict, note, looked_by: operator, looked_at: now })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .returning('booking_id')
    .executeTakeFirst()
  return written !== undefined
}

type LookedAt = { bookingId: string; hotelId: number }

/**
 * Records the office's verdict on the case of the booking with this code, updates the hotel's rank, and ends its pause
 * if its other cases no longer justify one. The caller logs the action.
 */
export async function decideCaseIn(
  trx: Transaction<DB>,
  look: CaseDecisionOf,
  now: Date,
): Promise<LookedAt | Exclude<CaseOutcome, 'looked'>> {
  const found = await trx
    .selectFrom('bookings')
    .innerJoin('relocations', 'relocations.booking_id', 'bookings.id')
    .select(['bookings.id', 'relocations.hotel_id'])
    .where('bookings.short_id', '=', look.shortId)
    .executeTakeFirst()
  if (!found) return 'NOT_FOUND'
  if (!(await writeLook(trx, found.id, look, now))) return 'UNCHANGED'
  await giveCompensation(trx, found.id, now)
  await updateRankingPenalty(trx, found.hotel_id, now)
  // The job that weighs cases never ends a pause before the end of its day, but a verdict of the office does.
  if (!costOfCases(await casesOf(trx, found.hotel_id, now), now).isPaused)
    await resumeSales(trx, found.hotel_id, 'cases')
  return { bookingId: found.id, hotelId: found.hotel_id }
}

/**
 * Decides a case by a command on the server and logs the decision: either the case counts against its hotel or it is
 * dismissed.
 */
export function decideCase(db: Db, look: CaseDecisionOf, now: Date): Promise<CaseOutcome> {
  return db.transaction().execute(async (trx) => {
    const looked = await decideCaseIn(trx, look, now)
    if (typeof looked === 'string') return looked
    await trx
      .insertInto('operator_actions')
      .values({
        operator: look.operator,
        action: `case_${look.verdict}`,
        subject_id: looked.bookingId,
        booking_id: looked.bookingId,
        hotel_id: looked.hotelId,
        reason: look.note,
        at: now,
      })
      .execute()
    return 'looked'
  })
}

/**
 * Ends the pause of a hotel that turned too many guests away. Gives the same verdict and note to every undecided case
 * that counts against the hotel or towards a pause, so that none of them pauses it again. Returns their bookings; none
 * if the hotel was not paused. The caller logs the action.
 */
export async function liftPause(
  trx: Transaction<DB>,
  hotelId: number,
  look: CaseDecision,
  now: Date,
): Promise<string[]> {
  // A new case that is opened meanwhile waits for this lock, so it is weighed after these cases.
  await trx.selectFrom('hotels').select('id').where('id', '=', hotelId).forNoKeyUpdate().executeTakeFirstOrThrow()
  if (!(await isPausedForCases(trx, hotelId, now))) return []
  const cases = await casesOf(trx, hotelId, now)
  const lookedAfter: string[] = []
  for (const one of cases) {
    if (one.verdict !== null || !(isCounted(one, now) || isTowardsPause(one, now))) continue
    if (await writeLook(trx, one.bookingId, look, now)) lookedAfter.push(one.bookingId)
  }
  await updateRankingPenalty(trx, hotelId, now)
  await resumeSales(trx, hotelId, 'cases')
  return lookedAfter
}

/**
 * Ends the pause of a hotel given by its slug, as `liftPause` does, and logs it. Returns the number of cases; undefined
 * for an unknown hotel.
 */
export const liftPauseOf = (db: Db, slug: string, look: CaseDecision, now: Date): Promise<number | undefined> =>
  db.transaction().execute(async (trx) => {
    const hotel = await trx.selectFrom('hotels').select('id').where('slug', '=', slug).executeTakeFirst()
    if (!hotel) return undefined
    const cases = await liftPause(trx, hotel.id, look, now)
    if (cases.length > 0)
      await trx
        .insertInto('operator_actions')
        .values({
          operator: look.operator,
          action: 'pause_lifted',
          subject_id: slug,
          hotel_id: hotel.id,
          reason: look.note,
          at: now,
        })
        .execute()
    return cases.length
  })
