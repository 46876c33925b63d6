import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Services } from '../../services.ts'
import { isAfter, workThrough } from '../../work-through.ts'
import { expirePayments } from '../payments/payment-rows.ts'
import { giveBack } from './give-back.ts'
import { lockBooking, recordMove } from './move-booking.ts'

/** Expires unpaid holds. Releases the rooms and credits of each in its own transaction. Returns how many expired. */
export async function expireHolds(services: Services): Promise<number> {
  const now = services.clock.now()
  const expired = await workThrough<{ id: string }>({
    name: 'expire-holds',
    log: services.log,
    next: (after, limit) =>
      services.db
        .selectFrom('bookings')
        .select('id')
        .where('status', '=', 'pending')
        .where('hold_expires_at', '<=', now)
        .where(isAfter('id', after))
        .orderBy('id')
        .limit(limit)
        .execute(),
    work: ({ id }) => expireHold(services, id),
  })
  if (expired > 0) services.nudge()
  return expired
}

const expireHold = (services: Services, bookingId: string): Promise<boolean> =>
  services.db.transaction().execute((trx) => expireIfDue(trx, bookingId, services.clock.now()))

async function expireIfDue(trx: Transaction<DB>, bookingId: string, now: Date): Promise<boolean> {
  const booking = await lockBooking(trx, bookingId)
  const isDue = booking?.status === 'pending' && booking.hold_expires_at !== null && booking.hold_expires_at <= now
  if (!isDue) return false
  await recordMove(trx, booking, 'expire', now)
  await giveBack(trx, { id: booking.id, userId: booking.user_id }, now)
  await expirePayments(trx, { column: 'booking_id', id: bookingId }, now)
  return true
}

/**
 * Releases what a guest's own expired holds still occupy (room, credits, the discount of a first booking), so that a
 * guest who books again need not wait for the job. Skips a hold that another process is expiring right now.
 */
export async function expireOwnHolds(trx: Transaction<DB>, userId: string, now: Date): Promise<void> {
  const due = await trx
    .selectFrom('bookings')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .where('hold_expires_at', '<=', now)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { id } of due) await expireIfDue(trx, id, now)
}
