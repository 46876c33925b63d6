import { sql, type RawBuilder } from 'kysely'
import type { HotelBooking, HotelSales } from '#contract/office-hotel-sales.ts'
import { addDays, istInstant, toIstIso, type IstDate } from '#domain/kernel/ist.ts'
import type { HotelBookingState } from '#domain/office/hotel-bookings.ts'
import { SALES_DAYS, soldByDay } from '#domain/rooms/sold-rooms.ts'
import { rackDay } from '#domain/rooms/rack.ts'
import type { Db } from '../../../services.ts'
import { readRooms, readStaysOf } from '../../rooms/hotel-rooms.ts'

type Row = Omit<HotelBooking, 'checkin' | 'is_over'> & { checkin_at: Date; leaves_at: Date }

export type BookingsFilter = {
  state?: HotelBookingState | undefined
  /** the day of check-in in India */
  day?: IstDate | undefined
  /** the id of the last booking shown */
  after?: string | undefined
}

const conditionOf = (now: Date): Record<HotelBookingState, RawBuilder<unknown>> => ({
  coming: sql`b.status = 'completed' and b.checkin_at > ${now}`,
  here: sql`b.status = 'completed' and b.checkin_at <= ${now} and b.leaves_at > ${now}`,
  past: sql`b.status = 'completed' and b.leaves_at <= ${now}`,
  cancelled: sql`b.status = 'cancelled'`,
  unpaid: sql`b.status in ('pending', 'expired', 'failed')`,
})

/** Lists a hotel's bookings, latest check-in first. Upcoming bookings are listed soonest first. */
export async function readHotelBookings(
  db: Db,
  { hotelId, limit, ...filter }: BookingsFilter & { hotelId: number; limit: number },
  now: Date,
): Promise<HotelBooking[]> {
  const { state, day, after } = filter
  const isForward = state === 'coming'
  const conditions = [
    sql`b.hotel_id = ${hotelId}`,
    ...(state ? [conditionOf(now)[state]] : []),
    ...(day ? [sql`b.checkin_at >= ${istInstant(day)} and b.checkin_at < ${istInstant(addDays(day, 1))}`] : []),
    ...(after
      ? [
          sql`(b.checkin_at, b.id) ${isForward ? sql`>` : sql`<`} (select l.checkin_at, l.id from bookings l
            where l.id = ${after}::uuid and l.hotel_id = ${hotelId})`,
        ]
      : []),
  ]
  const order = isForward ? sql`b.checkin_at, b.id` : sql`b.checkin_at desc, b.id desc`
  const { rows } = await sql<Row>`
    select b.id, b.short_id as code, b.status, b.guest_name as guest, b.slot, b.rooms, b.checkin_at, b.leaves_at,
      b.no_show_at is not null as is_no_show, b.total, b.pay_at_hotel_amount as at_hotel
    from bookings b where ${sql.join(conditions, sql` and `)} order by ${order} limit ${limit}`.execute(db)
  return rows.map(({ checkin_at, leaves_at, ...row }) => ({
    ...row,
    checkin: toIstIso(checkin_at),
    is_over: leaves_at <= now,
  }))
}

/** Counts how many rooms are taken from today on. Until 6 AM, last night still counts as today, as at the desk. */
export async function readHotelSales(db: Db, hotelId: number, now: Date): Promise<HotelSales> {
  const first = rackDay(now)
  const period = { start: istInstant(first), end: istInstant(addDays(first, SALES_DAYS + 1)) }
  const stays = await readStaysOf(db, hotelId, period)
  const taken = stays.map(({ room_id, kind, why, from_at, until_at }) => ({
    roomId: room_id,
    use: kind === 'block' && why !== 'walk_in' ? ('block' as const) : ('guests' as const),
    period: { start: from_at, end: until_at },
  }))
  const rooms = await readRooms(db, hotelId)
  return {
    rooms: rooms.length,
    days: soldByDay(first, taken).map(({ day, byDay, byNight }) => ({ day, by_day: byDay, by_night: byNight })),
  }
}
