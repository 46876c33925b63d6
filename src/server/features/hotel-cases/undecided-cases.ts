import { sql } from 'kysely'
import type { CannotTakeReason, RelocationCause } from '#domain/relocations/same-class.ts'
import { CASE_DAYS } from '#domain/hotel-cases/hotel-case.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Db } from '../../services.ts'
import { isOfHotel } from './update-ranking-penalty.ts'

export type UndecidedCase = {
  code: string
  hotel: string
  city: string
  cause: RelocationCause
  reason: CannotTakeReason | null
  since: Date
  answer: string | null
  isPaused: boolean
}

const MAX_LISTED = 1000

/**
 * Lists cases of the last thirty days that the office has not decided, those of paused hotels first. Leaves out guests
 * that the office moved although the hotel was not at fault.
 */
export async function listUndecidedCases(db: Db, now: Date): Promise<UndecidedCase[]> {
  const { rows } = await sql<UndecidedCase>`
    select b.short_id as code, h.name as hotel, c.name as city, r.cause, r.reason, r.started_at as since, a.body as answer,
      p.hotel_id is not null as "isPaused"
    from relocations r join bookings b on b.id = r.booking_id join hotels h on h.id = r.hotel_id join cities c on c.id = h.city_id
      left join case_answers a on a.booking_id = r.booking_id left join case_looks k on k.booking_id = r.booking_id
      left join sales_pauses p on p.hotel_id = r.hotel_id and p.why = 'cases' and p.until_at > ${now}
    where k.booking_id is null and ${isOfHotel} and r.started_at > ${addMinutes(now, -CASE_DAYS * 24 * 60)}
    order by p.hotel_id is null, r.started_at, b.short_id limit ${MAX_LISTED}`.execute(db)
  return rows
}
