import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Db } from '../../services.ts'
import { settleStay } from '../ledger/settle-stay.ts'
import { lockBooking, recordEvent } from './move-booking.ts'

const MAX_LISTED = 1000

/** Lists no-shows for the operator's command, latest first. */
export function listNoShows(db: Db) {
  return db
    .selectFrom('bookings')
    .innerJoin('hotels', 'hotels.id', 'bookings.hotel_id')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select([
      'bookings.short_id',
      'bookings.checkin_at',
      'bookings.no_show_at',
      'hotels.name as hotel',
      'bookings.guest_name',
      'users.phone',
    ])
    .where('bookings.no_show_at', 'is not', null)
    .orderBy('bookings.checkin_at', 'desc')
    .limit(MAX_LISTED)
    .execute()
}

export type NoShow = Awaited<ReturnType<typeof listNoShows>>[number]

export type NoShowOutcome =
  | 'marked'
  | 'unmarked'
  | 'NOT_FOUND'
  | 'NOT_STARTED'
  | 'NOT_CONFIRMED'
  | 'UNCHANGED'
  | 'REWARDED'

/**
 * Marks a stay as a no-show, or removes the mark. Refuses a stay that has not begun or was never confirmed. Also
 * refuses one whose reward was paid, because paid credit is never taken back. A no-show costs a friend the reward, so
 * the entry names the operator.
 */
export function markNoShow(
  db: Db,
  asked: { shortId: string; isNoShow: boolean; operator: string },
  now: Date,
): Promise<NoShowOutcome> {
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('bookings')
      .select(['id', 'no_show_at'])
      .where('short_id', '=', asked.shortId)
      .forUpdate()
      .executeTakeFirst()
    const booking = found && (await lockBooking(trx, found.id))
    if (!booking) return 'NOT_FOUND'
    if (booking.status !== 'completed') return 'NOT_CONFIRMED'
    if (booking.checkin_at > now) return 'NOT_STARTED'
    if ((found.no_show_at !== null) === asked.isNoShow) return 'UNCHANGED'
    const rewarded = await trx
      .selectFrom('credit_entries')
      .select('id')
      .where('booking_id', '=', booking.id)
      .where('kind', '=', 'referral_reward')
      .executeTakeFirst()
    if (asked.isNoShow && rewarded) return 'REWARDED'
    const action = await writeNoShow(trx, { bookingId: booking.id, isNoShow: asked.isNoShow }, now)
    await trx
      .insertInto('operator_actions')
      .values({ operator: asked.operator, action, subject_id: booking.id, at: now })
      .execute()
    return asked.isNoShow ? 'marked' : 'unmarked'
  })
}

/**
 * Writes or removes the no-show of a locked booking, and updates the ledger of a finished stay. Returns the event's
 * name.
 */
export async function writeNoShow(
  trx: Transaction<DB>,
  { bookingId, isNoShow }: { bookingId: string; isNoShow: boolean },
  now: Date,
): Promise<'no_show' | 'no_show_withdrawn'> {
  await trx
    .updateTable('bookings')
    .set({ no_show_at: isNoShow ? now : null })
    .where('id', '=', bookingId)
    .execute()
  await settleStay(trx, bookingId, now)
  const event = isNoShow ? 'no_show' : 'no_show_withdrawn'
  await recordEvent(trx, bookingId, event, {}, now)
  return event
}
