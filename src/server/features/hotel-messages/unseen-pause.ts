import { sql, type Transaction } from 'kysely'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import { endOfToday } from '#domain/availability/sales-pause.ts'
import {
  hasMissedTooMany,
  UNSEEN_HOURS_AHEAD,
  UNSEEN_IN_A_ROW,
  type UnseenBooking,
} from '#domain/hotel-messages/unseen.ts'
import { addMinutes, toIstIso } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'
import { pauseSales } from '../hotels/pause-sales.ts'
import { enqueue } from '../messages/outbox.ts'

/**
 * Whether notice `n` of booking `b` counts as unseen: the booking is confirmed and begins soon, a reminder was sent,
 * the hotel has not marked the booking as seen, and the office has not reached it by phone.
 */
const isUnseen = (now: Date) => sql<boolean>`n.seen_at is null and n.rung_at is null and n.asked_again_at is not null
  and b.status = 'completed' and b.leaves_at > ${now}::timestamptz
  and b.checkin_at <= ${addMinutes(now, UNSEEN_HOURS_AHEAD * 60)}::timestamptz`

/** Whether the reminder of notice `n` reached a channel of the hotel. */
const isDelivered = sql<boolean>`exists (
  select 1 from hotel_channels c join outbox m on m.dedupe_key = 'hotel:again:' || n.booking_id || ':' || c.id
  where c.hotel_id = n.hotel_id and m.done_at is not null)`

type Facts = { bookings: UnseenBooking[]; answeredAt: Date | null; isPaused: boolean }

async function factsOf(trx: Transaction<DB>, hotelId: number, now: Date): Promise<Facts> {
  const { rows: bookings } = await sql<UnseenBooking>`
    select n.told_at as "toldAt", n.due_at as "dueAt", b.checkin_at as checkin
    from hotel_notices n join bookings b on b.id = n.booking_id
    where n.hotel_id = ${hotelId} and ${isUnseen(now)} and ${isDelivered}`.execute(trx)
  // Treats the end of an earlier pause like an answer, so that bookings missed before it cause no new pause.
  const { rows } = await sql<Omit<Facts, 'bookings'>>`
    select greatest(max(n.seen_at), max(n.rung_at), max(p.until_at) filter (where p.until_at <= ${now}::timestamptz)) as "answeredAt",
      coalesce(bool_or(p.until_at > ${now}::timestamptz), false) as "isPaused"
    from hotel_notices n left join sales_pauses p on p.hotel_id = n.hotel_id and p.why = 'unseen'
    where n.hotel_id = ${hotelId}`.execute(trx)
  return { bookings, answeredAt: rows[0]?.answeredAt ?? null, isPaused: rows[0]?.isPaused ?? false }
}

/**
 * Pauses today's sales of a hotel that missed three bookings in a row, and ends the pause once fewer than three unseen
 * bookings are left. Locks the hotel, so that it cannot answer between the check and the pause.
 */
async function weighUnseen(trx: Transaction<DB>, hotelId: number, now: Date): Promise<boolean> {
  await lockHotel(trx, hotelId)
  const { bookings, answeredAt, isPaused } = await factsOf(trx, hotelId, now)
  if (isPaused) return bookings.length < UNSEEN_IN_A_ROW && endPause(trx, hotelId, now)
  if (!hasMissedTooMany(bookings, answeredAt, now)) return false
  const until = endOfToday(now)
  await pauseSales(trx, hotelId, { until, why: 'unseen' }, now)
  await enqueue(trx, now, [{ kind: 'hotel.paused', payload: { hotelId, until: toIstIso(until) } }])
  return true
}

/**
 * Pauses hotels with three unseen bookings, and ends the pauses of those with fewer. Returns how many hotels changed.
 */
export const pauseForUnseenBookings = (services: Services): Promise<number> =>
  workThrough<{ id: number }>({
    name: 'ask-hotels-again: pauses',
    log: services.log,
    next: async (after, limit) => {
      const now = services.clock.now()
      const { rows } = await sql<{ id: number }>`
        select id from (
          select n.hotel_id as id from hotel_notices n join bookings b on b.id = n.booking_id where ${isUnseen(now)}
          group by n.hotel_id having count(*) >= ${UNSEEN_IN_A_ROW}
          union select p.hotel_id from sales_pauses p where p.why = 'unseen' and p.until_at > ${now}::timestamptz
        ) weighed where id > ${after ?? 0} order by id limit ${limit}`.execute(services.db)
      return rows
    },
    work: ({ id }) => services.db.transaction().execute((trx) => weighUnseen(trx, id, services.clock.now())),
  })

/** Ends the pause but keeps its row, because bookings count towards a new pause only from that moment. */
async function endPause(trx: Transaction<DB>, hotelId: number, now: Date): Promise<boolean> {
  const ended = await trx
    .updateTable('sales_pauses')
    .set({ until_at: now })
    .where('hotel_id', '=', hotelId)
    .where('why', '=', 'unseen')
    .where('until_at', '>', now)
    .returning('why')
    .executeTakeFirst()
  return ended !== undefined
}

/**
 * Ends the pause for unseen bookings once the hotel has answered. Other pauses of the hotel stay. True if there was
 * such a pause.
 */
export async function resumeAfterAnswer(trx: Transaction<DB>, hotelId: number, now: Date): Promise<boolean> {
  await lockHotel(trx, hotelId)
  return endPause(trx, hotelId, now)
}
