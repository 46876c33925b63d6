import { sql } from 'kysely'
import { periodOf } from '#db/period.ts'
import { MAX_ROOMS } from '#domain/bookings/rooms-and-guests.ts'
import type { Period } from '#domain/kernel/period.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import type { Db } from '../../services.ts'
import { hotelIs } from './hotel-rows.ts'

export type Availability = {
  sellsSlot: boolean
  roomsLeft: number
  /** of these, rooms with a bathtub */
  bathtubRoomsLeft: number
}

/**
 * Rooms of a hotel that are free for the whole period, counted up to the most a booking can take; a null `slot` means
 * any. Undefined for an unknown or hidden hotel.
 */
export async function findAvailability(
  db: Db,
  { hotel, slot, period }: { hotel: string | number; slot: SlotIndex | null; period: Period },
): Promise<Availability | undefined> {
  const { rows } = await sql<{ sells: boolean; free: number; baths: number }>`
    select exists (select 1 from hotel_slot_prices p where p.hotel_id = h.id and p.slot = ${slot}::int) as sells,
      least(${MAX_ROOMS}, left_over.free) as free, least(${MAX_ROOMS}, left_over.baths) as baths
    from hotels h cross join lateral (
      select count(*)::int as free, (count(*) filter (where r.has_bathtub))::int as baths
      from rooms r where r.hotel_id = h.id and not exists (
        select 1 from stays s where s.room_id = r.id and s.status in ('held', 'booked')
          and s.period && ${periodOf(period.start, period.end)}
      )
    ) left_over
    where ${hotelIs(hotel)} and not h.hidden`.execute(db)
  const row = rows[0]
  return row && { sellsSlot: row.sells, roomsLeft: row.free, bathtubRoomsLeft: row.baths }
}

/** Are there enough rooms for a booking of this many, with a bathtub if it wants one? */
export const hasRoomsFor = (left: Availability | undefined, wanted: { rooms: number; hasBathtub: boolean }): boolean =>
  ((wanted.hasBathtub ? left?.bathtubRoomsLeft : left?.roomsLeft) ?? 0) >= wanted.rooms
