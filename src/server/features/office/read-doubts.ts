import { sql } from 'kysely'
import { addMinutes, istDateOf, istInstant } from '#domain/kernel/ist.ts'
import { pricedDays } from '#domain/prices/priced-days.ts'
import { DEARER_ROOM_DAYS } from '#domain/relocations/dearer-room.ts'
import { signsOfDoubt, type DisputeFacts, type SignOfDoubt } from '#domain/relocations/signs-of-doubt.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import type { Db } from '../../services.ts'
import { findAvailability, hasRoomsFor } from '../hotels/find-availability.ts'

type Stay = {
  hotelId: number
  slot: SlotIndex
  start: Date
  end: Date
  days: number
  rooms: number
  hasBathtub: boolean
}
type Row = Omit<DisputeFacts, 'hasRoomFree'> & Stay & { id: string }

/** Whether the hotel has another room free. The guests' booking still occupies their own rooms. */
async function hasRoomFree(db: Db, { hotelId, slot, start, end, days, rooms, hasBathtub }: Stay, now: Date) {
  const period = { start, end }
  const left = await findAvailability(db, { hotel: hotelId, days: pricedDays({ slot, period, days }), period, now })
  return left?.sellsSlot === true && hasRoomsFor(left, { rooms, hasBathtub })
}

/** Reads the signs of doubt for each booking with an open dispute. */
export async function readDoubts(
  db: Db,
  bookingIds: readonly string[],
  now: Date,
): Promise<Map<string, SignOfDoubt[]>> {
  if (bookingIds.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select b.id, b.hotel_id as "hotelId", b.slot, b.checkin_at as start, b.checkout_at as end, b.days, b.rooms,
      b.has_bathtub as "hasBathtub", exists (select 1 from voucher_scans s where s.booking_id = b.id) as "isScanned", coalesce(v.status, 'expected') in ('here', 'left') as "isGreeted",
      exists (select 1 from bookings p join visits g on g.booking_id = p.id
        where p.user_id = b.user_id and p.id <> b.id and g.arrived_at < r.started_at) as "hasStayed",
      exists (select 1 from known_devices own join known_devices theirs on theirs.device_hash = own.device_hash
          and theirs.user_id <> own.user_id
        join bookings o on o.user_id = theirs.user_id join relocations c on c.booking_id = o.id and c.cause = 'turned_away'
        where own.user_id = b.user_id and c.started_at > ${addMinutes(now, -DEARER_ROOM_DAYS * 24 * 60)}) as "sharesBrowser",
      (select count(*)::int from relocations t where t.hotel_id = r.hotel_id
        and t.started_at >= ${istInstant(istDateOf(now))}) as "casesToday"
    from relocations r join bookings b on b.id = r.booking_id left join visits v on v.booking_id = b.id
    where b.id = any(${[...bookingIds]}::uuid[])`.execute(db)
  const doubts = rows.map(async (row) => {
    const signs = signsOfDoubt({ ...row, hasRoomFree: await hasRoomFree(db, row, now) })
    return [row.id, signs] as const
  })
  return new Map(await Promise.all(doubts))
}
