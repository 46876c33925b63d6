import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { enqueue } from '../messages/outbox.ts'

/**
 * Queues calls to the hotels' programs, in the transaction that gave the bookings other rooms. The ids may include
 * walk-ins; no program is called about those.
 */
export const tellRoomsChanged = (trx: Transaction<DB>, bookingIds: readonly string[], now: Date): Promise<void> =>
  enqueue(
    trx,
    now,
    [...new Set(bookingIds)].map((bookingId) => ({ kind: 'rooms.changed', payload: { bookingId } }) as const),
  )
