import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'

/** Builds the SQL condition on `room_visits v` for a booking or a walk-in. */
export const visitsOf = ({ bookingId, blockId }: { bookingId?: string; blockId?: string }): RawBuilder<boolean> =>
  bookingId === undefined
    ? sql<boolean>`v.block_id = ${blockId ?? null}::uuid`
    : sql<boolean>`v.booking_id = ${bookingId}::uuid`

/** Records, on the cleanings of the guests' rooms, which colleague checked them out. */
export async function recordCheckOutBy(
  trx: Transaction<DB>,
  guests: Parameters<typeof visitsOf>[0],
  staffId: string,
): Promise<void> {
  await sql`
    update room_cleanings c set dirty_by = ${staffId}::uuid from room_visits v
    where ${visitsOf(guests)} and c.room_id = v.room_id and c.dirty_at = upper(v.present) and c.dirty_by is null`.execute(
    trx,
  )
}
