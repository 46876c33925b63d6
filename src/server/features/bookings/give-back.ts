import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { releaseRooms } from './take-rooms.ts'

/**
 * A booking that comes to nothing gives back all it took: rooms, credits, coupon. Twice changes nothing.
 * Answers the credits returned, in rupees.
 */
export async function giveBack(
  trx: Transaction<DB>,
  booking: { id: string; userId: string },
  now: Date,
): Promise<number> {
  await releaseRooms(trx, booking.id)
  await trx
    .updateTable('coupon_uses')
    .set({ released_at: now })
    .where('booking_id', '=', booking.id)
    .where('released_at', 'is', null)
    .execute()
  const { rows } = await sql<{ owed: number; turn: number }>`
    select coalesce(-sum(amount), 0)::int as owed, (count(*) filter (where kind = 'returned') + 1)::int as turn from credit_entries
    where booking_id = ${booking.id}::uuid and user_id = ${booking.userId}::uuid and kind in ('spent', 'returned')`.execute(
    trx,
  )
  const { owed, turn } = rows[0] ?? { owed: 0, turn: 1 }
  if (owed <= 0) return 0
  const entry = {
    user_id: booking.userId,
    booking_id: booking.id,
    kind: 'returned',
    amount: owed,
    turn,
    created_at: now,
  } as const
  await trx.insertInto('credit_entries').values(entry).execute()
  return owed
}
