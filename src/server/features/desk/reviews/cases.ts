import { sql } from 'kysely'
import type { DeskCases } from '#contract/desk-reviews.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { accept, refuse } from '#domain/kernel/result.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import type { CannotTakeReason, RelocationCause } from '#domain/relocations/same-class.ts'
import { countsUntil, isCounted, type HotelCase } from '#domain/hotel-cases/hotel-case.ts'
import type { Db, Services } from '../../../services.ts'
import { actOnHotel } from '../act-on-hotel.ts'
import { byManager, type ManagerRequest } from '../hotel-editor.ts'
import type { Act } from '../bookings/write-act.ts'
import { caseFacts, isOfHotel, isPausedForCases } from '../../hotel-cases/update-ranking-penalty.ts'

const MAX_SHOWN = 100

type Row = HotelCase & {
  id: string
  code: string
  cause: RelocationCause
  reason: CannotTakeReason | null
  answer: string | null
  by: string | null
  answeredAt: Date | null
}

const present = (row: Row, now: Date): DeskCases['cases'][number] => ({
  id: row.id,
  code: row.code,
  cause: row.cause,
  reason: row.reason,
  started_at: toIstIso(row.startedAt),
  outcome: row.outcome,
  verdict: row.verdict,
  counts_until: isCounted(row, now) ? toIstIso(countsUntil(row)) : null,
  answer:
    row.answer !== null && row.by !== null && row.answeredAt !== null
      ? { text: row.answer, by: row.by, at: toIstIso(row.answeredAt), can_change: false }
      : null,
})

/**
 * Lists cases of guests that the hotel turned away, newest first, with their current effect on the hotel: its rank and
 * a pause.
 */
export async function readCases(db: Db, hotelId: number, now: Date): Promise<DeskCases> {
  const { rows } = await sql<Row>`
    select r.booking_id as id, b.short_id as code, r.cause, r.reason, r.started_at as "startedAt", r.outcome, v.status as visit,
      k.verdict, ${caseFacts}, a.body as answer, s.name as by, a.answered_at as "answeredAt"
    from relocations r join bookings b on b.id = r.booking_id left join visits v on v.booking_id = r.booking_id
      left join case_looks k on k.booking_id = r.booking_id left join case_answers a on a.booking_id = r.booking_id
      left join hotel_staff s on s.id = a.staff_id
    where r.hotel_id = ${hotelId} and ${isOfHotel} order by r.started_at desc, r.booking_id limit ${MAX_SHOWN}`.execute(
    db,
  )
  const hotel = await db.selectFrom('hotels').select('rank_lost').where('id', '=', hotelId).executeTakeFirstOrThrow()
  return {
    rank_lost: hotel.rank_lost,
    paused: await isPausedForCases(db, hotelId, now),
    cases: rows.map((row) => present(row, now)),
  }
}

/** Records, once, the hotel's explanation of a case. */
export const answerCase = (services: Services, ask: ManagerRequest & { bookingId: string; text: string }) =>
  actOnHotel<Act>(services, byManager(ask), {
    change: async (trx, { id: hotelId }, now) => {
      if (!isUuid(ask.bookingId)) return refuse('NOT_FOUND')
      const known = await trx
        .selectFrom('relocations')
        .select('booking_id')
        .where('booking_id', '=', ask.bookingId)
        .where('hotel_id', '=', hotelId)
        .executeTakeFirst()
      if (!known) return refuse('NOT_FOUND')
      const answer = {
        booking_id: known.booking_id,
        hotel_id: hotelId,
        staff_id: ask.session.staffId,
        body: ask.text,
        answered_at: now,
      }
      const written = await trx
        .insertInto('case_answers')
        .values(answer)
        .onConflict((conflict) => conflict.column('booking_id').doNothing())
        .returning('booking_id')
        .executeTakeFirst()
      if (!written) return refuse('ALREADY_ANSWERED')
      return accept({ kind: 'case_answered', bookingId: known.booking_id })
    },
  })
