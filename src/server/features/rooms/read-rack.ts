import { sql } from 'kysely'
import type { Rack } from '#contract/desk-rooms.ts'
import { toIstIso, type IstDate } from '#domain/kernel/ist.ts'
import { freeNow, freeTonight, tonight } from '#domain/rooms/free-rooms.ts'
import { rackPeriod, type RackDays } from '#domain/rooms/rack.ts'
import type { Db } from '../../services.ts'
import { readDeskRows, type DeskBookingRow } from '../desk/desk-rows.ts'
import { presentRow } from '../desk/present-desk.ts'
import { presentWalkIn, readWalkIns, type WalkInStay } from '../desk/walk-in-rows.ts'
import { readOccupancy, readRooms, readStaysOf, type StayRow } from './hotel-rooms.ts'

type RackStay = Rack['rooms'][number]['stays'][number]

const NOTHING_OF_GUESTS = { code: null, first_name: null, name: null, slot: null, word: null, due: null }

type Guests = { bookings: ReadonlyMap<string, DeskBookingRow>; walkIns: ReadonlyMap<string, WalkInStay> }

/** Presents a stay on the rack. Bookings and walk-ins show the same data as in lists; holds show nothing. */
function presentStay(stay: StayRow, { bookings, walkIns }: Guests, now: Date): RackStay {
  const row = bookings.get(stay.booking_id ?? '')
  const walkIn = walkIns.get(stay.block_id ?? '')
  const { kind, why, note } = stay
  const times = { from: toIstIso(stay.from_at), until: toIstIso(stay.until_at), clean_at: toIstIso(stay.clean_at) }
  if (kind === 'booking' && row) {
    const { id, code, first_name, name, slot, word, due } = presentRow(row, now)
    return { kind, id, ...times, code, first_name, name, slot, word, due, why: null, note: null }
  }
  if (walkIn) {
    const { id, first_name, name, word, due } = presentWalkIn(walkIn, undefined, now)
    return { kind: 'walk_in', id, ...times, code: null, first_name, name, slot: null, word, due, why: null, note: null }
  }
  return { kind: kind === 'block' ? kind : 'hold', id: stay.block_id, ...times, ...NOTHING_OF_GUESTS, why, note }
}

/** Reads the rack, with one row per room and time from left to right (desk-and-office, "Rooms"). */
export async function readRack(
  db: Db,
  hotelId: number,
  { day, days }: { day: IstDate; days: RackDays },
  now: Date,
): Promise<Rack> {
  const period = rackPeriod(day, days)
  const [rooms, stays] = [await readRooms(db, hotelId), await readStaysOf(db, hotelId, period)]
  const bookingIds = stays.flatMap(({ kind, booking_id }) => (kind === 'booking' && booking_id ? [booking_id] : []))
  const rows = await readDeskRows(db, hotelId, sql<boolean>`b.id = any(${bookingIds}::uuid[])`)
  const blockIds = stays.flatMap(({ block_id }) => (block_id ? [block_id] : []))
  const walkIns = await readWalkIns(db, hotelId, sql<boolean>`w.block_id = any(${blockIds}::uuid[])`)
  const guests = {
    bookings: new Map(rows.map((row) => [row.id, row])),
    walkIns: new Map(walkIns.map((row) => [row.id, row])),
  }
  const occupancy = await readOccupancy(db, hotelId, { start: now, end: tonight(now).end })
  return {
    day,
    days,
    from: toIstIso(period.start),
    until: toIstIso(period.end),
    now: toIstIso(now),
    cleaning_minutes: occupancy.cleaningMinutes,
    free: { now: freeNow(occupancy, now), tonight: freeTonight(occupancy, now) },
    rooms: rooms.map((room) => ({
      ...room,
      stays: stays.filter(({ room_id }) => room_id === room.id).map((stay) => presentStay(stay, guests, now)),
    })),
  }
}
