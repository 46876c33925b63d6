import { sql } from 'kysely'
import type { RoomNow, RoomsNow } from '#contract/desk-cleaning.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { byRoomState, roomState } from '#domain/rooms/rooms-now.ts'
import type { Db } from '../../services.ts'
import { readDeskRows, type DeskBookingRow } from '../desk/desk-rows.ts'
import { presentRow } from '../desk/present-desk.ts'
import { cleaningOf } from './read-cleaning.ts'
import { readHouse, type HouseRow } from './read-house.ts'

/** Who is in the room, as far as the desk may know: of a walk-in nothing but that they are there. */
function partyOf(row: HouseRow, booking: DeskBookingRow | undefined, now: Date): RoomNow['party'] {
  if (!row.inUntil) return null
  const until = toIstIso(row.inUntil)
  if (row.walkInId)
    return { kind: 'walk_in', id: row.walkInId, code: null, first_name: null, name: null, until, due: 0 }
  if (!booking) return null
  const { id, code, first_name, name, due } = presentRow(booking, now)
  return { kind: 'booking', id, code, first_name, name, until, due }
}

const moment = (at: Date | null): string | null => at && toIstIso(at)

const takenOf = ({ takenUntil: until, blockId }: HouseRow) => until && { isBlock: blockId !== null, until }

const blockOf = ({ blockId, why, note, takenUntil }: HouseRow): RoomNow['block'] =>
  blockId !== null && why && takenUntil ? { id: blockId, why, note, until: toIstIso(takenUntil) } : null

/** When the room's state ends, for the order of the list. */
const endOf = ({ inUntil, takenUntil, nextAt }: HouseRow): Date | null => inUntil ?? takenUntil ?? nextAt

/** Every room of the house at this moment, in the order in which the desk works through them. */
export async function readRoomsNow(db: Db, hotelId: number, now: Date): Promise<RoomsNow> {
  const house = await readHouse(db, hotelId, now)
  const ids = house.flatMap(({ bookingId }) => (bookingId ? [bookingId] : []))
  const bookings = await readDeskRows(db, hotelId, sql<boolean>`b.id = any(${ids}::uuid[])`)
  const byId = new Map(bookings.map((booking) => [booking.id, booking]))
  const rooms = house.map((row) => {
    const { inUntil, dirtyAt, startedAt } = row
    const cleaning = dirtyAt && { isStarted: startedAt !== null }
    const state = roomState({ inUntil, cleaning, taken: takenOf(row) }, now)
    const open = cleaningOf(row, now)
    return { row, state, open, until: endOf(row), isUrgent: open?.is_urgent ?? false }
  })
  return {
    now: toIstIso(now),
    rooms: rooms.toSorted(byRoomState).map(({ row, state, open }) => ({
      id: row.id,
      number: row.number,
      name: row.name,
      has_bathtub: row.has_bathtub,
      state,
      party: partyOf(row, byId.get(row.bookingId ?? ''), now),
      cleaning: open,
      block: blockOf(row),
      kept_until: row.blockId ? null : moment(row.takenUntil),
      next_at: moment(row.nextAt),
    })),
  }
}
