import { sql } from 'kysely'
import { addMinutes } from '#domain/kernel/ist.ts'
import { REFUND_REASONS } from '#domain/payments/refund-cause.ts'
import type { Db, Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'
import { settleStay } from './settle-stay.ts'

/** For how many days the nightly job checks whether a month's limit now allows paying money that was held back. */
const WAITS_DAYS = 62

const NO_BOOKING = '00000000-0000-0000-0000-000000000000'

/** Whether booking `b` is worth anything. A stay that the hotel gave away moves no money and has no posting. */
export const isWorthSomething = sql`b.room_total + b.bathtub_charge > b.hotel_discount`

/**
 * Whether booking `b` was cancelled and we refunded to its guests, as a gift, some of the money that its hotel was to
 * keep.
 */
const isGivenBack = sql`exists (select 1 from payments y join refunds r on r.payment_id = y.id
  where y.booking_id in (b.id, b.moved_from) and r.reason = ${REFUND_REASONS.goodwill} and r.created_at >= b.cancelled_at)`

/**
 * Finds finished stays that are not posted: those that ended before the ledger existed, and cancelled bookings that
 * retain the guest's money once their time is over. Also finds attended stays whose gift was held back by the limit,
 * because their month may have earned more since. Searches one hotel or all.
 */
async function findLeftOver(
  db: Db,
  asked: { hotelId: number | null; now: Date; after: string | null; limit: number },
): Promise<{ id: string }[]> {
  const { hotelId, now, after, limit } = asked
  const isAsked = sql`(${hotelId}::int is null or b.hotel_id = ${hotelId}) and (${after}::uuid is null or b.id > ${after}::uuid)`
  // Each part of the query uses its own index. With a combined condition PostgreSQL would test every booking.
  const { rows } = await sql<{ id: string }>`
    with found as materialized (
      select b.id from bookings b where ${isAsked} and b.ended_at is not null and b.status = 'completed' and ${isWorthSomething}
        and not exists (select 1 from ledger_postings p where p.booking_id = b.id and p.kind = 'stay')
      union
      select b.id from bookings b where ${isAsked} and b.status = 'cancelled' and b.leaves_at <= ${now}
        and not exists (select 1 from bookings n where n.moved_from = b.id)
        and exists (select 1 from ledger_postings p where p.booking_id = b.id)
        and (guest_money_of(b.id) > 0 or ${isGivenBack} and not exists (
          select 1 from ledger_postings p where p.booking_id = b.id and p.kind = 'stay'))
      union
      select b.id from bookings b where ${isAsked} and b.status = 'completed'
        and b.id in (select l.booking_id from stay_lines l where l.waits > 0)
        and b.leaves_at > ${addMinutes(now, -WAITS_DAYS * 24 * 60)} and is_attended(b.id)
        and (select sum(l.waits) from stay_lines l where l.booking_id = b.id) > 0
    )
    select id from found order by id limit ${limit}`.execute(db)
  return rows
}

/** Lists stays that were settled before GST was calculated in paise. Migration 107 queued them. */
async function findUncarried(db: Db, after: string | null, limit: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('stays_to_carry_over')
    .select('booking_id as id')
    .where('booking_id', '>', after ?? NO_BOOKING)
    .orderBy('booking_id')
    .limit(limit)
    .execute()
}

/** Settles the queued stays again, each in its own transaction. Returns how many changed. */
export async function carryOverStays({ db, clock, log }: Services): Promise<number> {
  const now = clock.now()
  return workThrough<{ id: string }>({
    name: 'carry-over-stays',
    log,
    next: (after, limit) => findUncarried(db, after, limit),
    work: ({ id }) =>
      db.transaction().execute(async (trx) => {
        await sql`select 1 from bookings where id = ${id}::uuid for no key update`.execute(trx)
        const isChanged = await settleStay(trx, id, now)
        await trx.deleteFrom('stays_to_carry_over').where('booking_id', '=', id).execute()
        return isChanged
      }),
  })
}

/** Settles all stays that `findLeftOver` finds, each in its own transaction. Returns how many. */
export async function settleUnpostedStays(services: Services, hotelId: number | null = null): Promise<number> {
  const { db, clock, log } = services
  const now = clock.now()
  return workThrough<{ id: string }>({
    name: 'settle-stays',
    log,
    next: (after, limit) => findLeftOver(db, { hotelId, now, after, limit }),
    work: ({ id }) =>
      db.transaction().execute(async (trx) => {
        await sql`select 1 from bookings where id = ${id}::uuid for no key update`.execute(trx)
        return settleStay(trx, id, now)
      }),
  })
}
