import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { untilNow } from './room-visits.ts'

type OwnedBooking = { id: string; userId: string }

type Kept = { owed: number; promotional: number; turn: number }

async function creditsKept(trx: Transaction<DB>, booking: OwnedBooking): Promise<Kept> {
  const { rows } = await sql<Kept>`
    select coalesce(-sum(amount), 0)::int as owed, coalesce(-sum(promotional), 0)::int as promotional, (count(*) filter (where kind = 'returned') + 1)::int as turn from credit_entries
    where booking_id = ${booking.id}::uuid and user_id = ${booking.userId}::uuid and kind in ('spent', 'returned')`.execute(
    trx,
  )
  return rows[0] ?? { owed: 0, promotional: 0, turn: 1 }
}

const ALL = { credits: Number.POSITIVE_INFINITY, promotional: Number.POSITIVE_INFINITY }

/**
 * Returns credits that a booking has used, up to this amount. The part that came from signing up and from friends
 * stays promotional. Returns the amount in rupees.
 */
export async function returnCredits(
  trx: Transaction<DB>,
  booking: OwnedBooking,
  now: Date,
  most: { credits: Rupees; promotional: Rupees } = ALL,
): Promise<Rupees> {
  const kept = await creditsKept(trx, booking)
  const amount = Math.min(kept.owed, most.credits)
  if (amount <= 0) return 0
  const { turn } = kept
  const entry = {
    user_id: booking.userId,
    booking_id: booking.id,
    kind: 'returned',
    amount,
    promotional: Math.min(kept.promotional, most.promotional, amount),
    turn,
    created_at: now,
  } as const
  await trx.insertInto('credit_entries').values(entry).execute()
  return amount
}

/**
 * Releases everything that an ended booking took: rooms, credits, coupon. A second call changes nothing. Returns how
 * many rupees of credit were given back.
 */
export async function giveBack(trx: Transaction<DB>, booking: OwnedBooking, now: Date): Promise<Rupees> {
  await trx
    .with('released', (db) =>
      db
        .updateTable('stays')
        .set({ status: 'released' })
        .where('booking_id', '=', booking.id)
        .where('status', 'in', ['held', 'booked']),
    )
    .with('gone', (db) =>
      db
        .updateTable('room_visits')
        .set({ present: untilNow(now) })
        .where('booking_id', '=', booking.id)
        .where(sql<boolean>`upper_inf(present)`),
    )
    .updateTable('coupon_uses')
    .set({ released_at: now })
    .where('booking_id', '=', booking.id)
    .where('released_at', 'is', null)
    .execute()
  return returnCredits(trx, booking, now)
}
