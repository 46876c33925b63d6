import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { istDateOf, istInstant } from '#domain/kernel/ist.ts'
import { FIRST_LIMITS, type GivenAway, type OfficeLimits } from '#domain/office/limits.ts'
import type { Db } from '../../../services.ts'

/** Reads how much support may give away, per booking and per day. */
export async function readLimits(db: Db): Promise<OfficeLimits> {
  const row = await db
    .selectFrom('office_limits')
    .select(['per_booking as perBooking', 'per_day as perDay'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? FIRST_LIMITS
}

/**
 * Sums what this operator has given away since midnight in India, and what all operators gave on this booking and on
 * the one its guests were moved from or to. To enforce a limit, the caller must hold a lock on the operator's row.
 */
export async function readGivenAway(
  db: Db,
  { operatorId, bookingId }: { operatorId: string; bookingId: string | null },
  now: Date,
): Promise<GivenAway> {
  const { rows } = await sql<GivenAway>`
    with same_stay as (
      select b.id from bookings b where b.id = ${bookingId}::uuid or b.moved_from = ${bookingId}::uuid
      union select b.moved_from from bookings b where b.id = ${bookingId}::uuid and b.moved_from is not null
    )
    select coalesce(sum(cost) filter (where booking_id in (select id from same_stay) and proposed_by is null), 0)::int as "onBooking",
      coalesce(sum(cost) filter (
        where operator_id = ${operatorId}::uuid and proposed_by is null and at >= ${istInstant(istDateOf(now))}), 0)::int
        as today
    from operator_actions
    where (booking_id in (select id from same_stay) or operator_id = ${operatorId}::uuid) and cost > 0`.execute(db)
  return rows[0] ?? { onBooking: 0, today: 0 }
}

/** Sets how much one person may give away and logs it. The database refuses a raise that no colleague proposed. */
export async function setLimits(
  trx: Transaction<DB>,
  limits: OfficeLimits,
  { operatorId, proposal, reason }: { operatorId: string; proposal: string | null; reason: string },
  now: Date,
): Promise<void> {
  const wanted = JSON.stringify({ per_booking: limits.perBooking, per_day: limits.perDay })
  await sql`select set_office_limits(${wanted}::jsonb, ${operatorId}::uuid, ${proposal}::uuid, ${reason}, ${now})`.execute(
    trx,
  )
}

/** Locks the operator, so that of two concurrent actions the second counts the first. */
export const lockOperator = (trx: Transaction<DB>, operatorId: string) =>
  sql`select lock_operator(${operatorId}::uuid)`.execute(trx)
