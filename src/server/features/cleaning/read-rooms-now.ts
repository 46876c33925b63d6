import { sql } from 'kysely'
import type { RoomNow, RoomsNow } from '#contract/desk-cleaning.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { byRoomState, roomState } from '#domain/rooms/rooms-now.ts'
import type { Db } from '../../services.ts'
import { readDeskRows, type DeskBookingRow } from '../desk/desk-rows.ts'
import { presentRow } from '../desk/present-desk.ts'
import { cleaningOf } from './read-cleaning.ts'
import { presentWalkIn, readWalkIns, type WalkInStay } from '../desk/walk-in-rows.ts'
import { readHouse, type HouseRow } from './read-house.ts'

type Parties = { bookings: ReadonlyMap<string, DeskBookingRow>; walkIns: ReadonlyMap<string, WalkInStay> }

/**
 * Presents the guests in a room, as far as the desk may see them. Walk-ins that an older release recorded have no name
 * or bill.
 */
function partyOf(row: HouseRow, { bookings, walkIns }: Parties, now: Date): RoomNow['party'] {
  if (!row.inUntil) return null
  const until = toIstIso(row.inUntil)
  if (row.walkInId) {
    const walkIn = walkIns.get(row.walkInId)
    const { first_name, name, due } = walkIn ? presentWalkIn(walkIn, undefined, now) : UNKNOWN
    return { kind: 'walk_in', id: row.walkInId, code: null, first_name, name, until, due }
  }
  const booking = bookings.get(row.bookingId ?? '')
  if (!booking) return null
  const { id, code, first_name, name, due } = presentRow(booking, now)
  return { kind: 'booking', id, code, first_name, name, until, due }
}

const UNKNOWN = { first_name: null, name: null, due: 0 } as const

const byId = <Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]))

const moment = (at: Date | null): string | null => at && toIstIso(at)

const takenOf = ({ takenUntil: until, blockId }: HouseRow) => until && { isBlock: blockId !== null, until }

const blockOf = ({ blockId, why, note, takenUntil }: HouseRow): RoomNow['block'] =>
  blockId !== null && why && takenUntil ? { id: blockId, why, note, until: toIstIso(takenUntil) } : null

/** When the room's state ends, by which the list is ordered. */
const endOf = ({ inUntil, takenUntil, nextAt }: HouseRow): Date | null => inUntil ?? takenUntil ?? nextAt

/** Reads every room of the hotel at this moment, in the order in which the desk works through them. */
export async function readRoomsNow(db: Db, hotelId: number, now: Date): Promise<RoomsNow> {
  const house = await readHouse(db, hotelId, now)
  const idsOf = (idOf: (row: HouseRow) => string | null) => house.map(idOf).filter((id) => id !== null)
  const parties = {
    bookings: byId(
      await readDeskRows(db, hotelId, sql<boolean>`b.id = any(${idsOf(({ bookingId }) => bookingId)}::uuid[])`),
    ),
    walkIns: byId(
      await readWalkIns(db, hotelId, sql<boolean>`w.block_id = any(${idsOf(({ walkInId }) => walkInId)}::uuid[])`),
    ),
  }
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
      party: partyOf(row, parties, now),
      cleaning: open,
      block: blockOf(row),
      kept_until: row.blockId ? null : moment(row.takenUntil),
      next_at: moment(row.nextAt),
    })),
  }
}
