import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { CALL_AFTER_MINUTES } from '#domain/hotel-messages/notice-times.ts'
import type { Db, Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'
import { hashSeenToken, seenToken } from './seen-token.ts'
import { sendToHotel } from './send-to-hotel.ts'
import { lockStayToNotify } from './notice-stay.ts'
import { pauseForUnseenBookings } from './unseen-pause.ts'

type Due = { id: string }

/** Skips stays that were cancelled or are over. */
const isAhead = (now: Date) => sql<boolean>`b.status = 'completed' and b.leaves_at > ${now}`

const noticesWhere = async (
  db: Db,
  isDue: ReturnType<typeof sql>,
  { after, limit }: { after: string | null; limit: number },
) => {
  const { rows } = await sql<Due>`
    select n.booking_id as id from hotel_notices n join bookings b on b.id = n.booking_id
    where n.seen_at is null and ${isDue} and (${after}::uuid is null or n.booking_id > ${after}::uuid)
    order by n.booking_id limit ${limit}`.execute(db)
  return rows
}

/**
 * Reminds hotels of bookings that they have not confirmed as seen in time. Puts bookings that are still unseen after
 * the reminder on the office's list of hotels to call, and pauses or resumes hotels. Returns how many bookings and
 * hotels changed.
 */
export async function remindHotels(services: Services): Promise<number> {
  const now = services.clock.now()
  const asked = await workThrough<Due>({
    name: 'ask-hotels-again',
    log: services.log,
    next: (after, limit) =>
      noticesWhere(services.db, sql`n.asked_again_at is null and n.due_at <= ${now} and ${isAhead(now)}`, {
        after,
        limit,
      }),
    work: ({ id }) => askAgain(services, id),
  })
  const toRing = await workThrough<Due>({
    name: 'ask-hotels-again: to ring',
    log: services.log,
    next: (after, limit) =>
      noticesWhere(
        services.db,
        sql`n.to_ring_since is null and n.asked_again_at <= ${addMinutes(now, -CALL_AFTER_MINUTES)} and ${isAhead(now)}`,
        { after, limit },
      ),
    work: ({ id }) => putOnList(services, id),
  })
  const weighed = await pauseForUnseenBookings(services)
  if (asked + weighed > 0) services.nudge()
  return asked + toRing + weighed
}

/**
 * Sends one reminder. Locks the booking first, like the code that notifies hotels and marks bookings as seen, so that
 * no second worker sends a reminder and no hotel that has just answered gets one.
 */
const askAgain = (services: Services, bookingId: string): Promise<boolean> =>
  services.db.transaction().execute(async (trx) => {
    const now = services.clock.now()
    const stay = await lockStayToNotify(trx, bookingId)
    if (stay?.status !== 'completed') return false
    const asked = await setOnce(trx, bookingId, {
      asked_again_at: now,
      link_hash: hashSeenToken(seenToken(services.env, bookingId)),
    })
    if (!asked) return false
    await sendToHotel(services, trx, { text: 'ask_again', stay, once: `again:${bookingId}` })
    return true
  })

const putOnList = (services: Services, bookingId: string): Promise<boolean> =>
  services.db.transaction().execute((trx) => setOnce(trx, bookingId, { to_ring_since: services.clock.now() }))

/**
 * Sets these fields of an unseen booking's notice; false if another worker has set them, or the hotel has seen the
 * booking.
 */
async function setOnce(
  trx: Transaction<DB>,
  bookingId: string,
  to: { asked_again_at: Date; link_hash: Buffer } | { to_ring_since: Date },
): Promise<boolean> {
  const column = 'to_ring_since' in to ? 'to_ring_since' : 'asked_again_at'
  const set = await trx
    .updateTable('hotel_notices')
    .set(to)
    .where('booking_id', '=', bookingId)
    .where('seen_at', 'is', null)
    .where(column, 'is', null)
    .returning('booking_id')
    .executeTakeFirst()
  return set !== undefined
}
