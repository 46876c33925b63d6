import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { enqueue } from '../messages/outbox.ts'

/**
 * Queues calls to the hotels' programs, in the transaction that gave the bookings other rooms. Walk-ins, which no
 * program knows, are ignored later.
 */
export const tellRoomsChanged = (trx: Transaction<DB>, bookingIds: readonly string[], now: Date): Promise<void> =>
  enqueue(
    trx,
    now,
    [...new Set(bookingIds)].map((bookingId) => ({ kind: 'rooms.changed', payload: { bookingId } }) as const),
  )
