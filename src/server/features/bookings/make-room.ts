import { sql, type Transaction } from 'kysely'
import type { Period } from '#domain/kernel/period.ts'
import { bookingKey } from '#db/packed-stays.ts'
import type { DB } from '#db/schema.ts'
import { periodOf } from '#db/period.ts'
import { spanAround, type Move } from '#domain/rooms/repack.ts'
import { RoomsMovedError } from '../../transactions/rooms-moved-error.ts'
import { enqueue } from '../messages/outbox.ts'
import { atMinute, type RoomOfHotel } from '../hotels/read-packed-hotels.ts'
import { tellRoomsChanged } from './tell-rooms-changed.ts'
import { findMoves, type RoomsToFind } from './find-moves.ts'

type NumberedMove = { booking: number; from: RoomOfHotel; to: RoomOfHotel }

type Moving = { moves: readonly NumberedMove[]; span: Period; now: Date }

type MovingStay = {
  id: string
  bookingId: string
  booking: number
  status: 'held' | 'booked'
  from: number
  to: number
}

function numbered(moves: readonly Move[], rooms: readonly RoomOfHotel[]): NumberedMove[] {
  return moves.map(({ booking, from, to }) => {
    const [left, taken] = [rooms[from], rooms[to]]
    if (!left || !taken) throw new Error(`a move from room ${from} to ${to} of ${rooms.length}`)
    return { booking, from: left, to: taken }
  })
}

/**
 * Selects the stays `s` to move, each with its move `m`. Leaves out stays that have begun and those whose room the desk
 * has chosen since.
 */
const moving = ({ moves, span, now }: Moving) => sql`
  stays s join unnest(${moves.map(({ from }) => from[0])}::int[], ${moves.map(({ to }) => to[0])}::int[], ${moves.map(({ booking }) => booking)}::int[])
    m (from_room, to_room, booking) on s.room_id = m.from_room and ${bookingKey} = m.booking
  where s.status in ('held', 'booked') and s.pinned_at is null and lower(s.occupied) > ${now}::timestamptz
    and s.occupied && ${periodOf(span.start, span.end)}`

/**
 * Locks the bookings to move, without waiting: the hotel is locked here, and a transaction that has locked one of the
 * bookings may be waiting for the hotel. If a booking is locked elsewhere, throws so that the whole transaction is
 * retried.
 */
async function lockBookings(trx: Transaction<DB>, all: Moving): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select b.id from bookings b where b.id in (select s.booking_id from ${moving(all)})
    for no key update of b skip locked`.execute(trx)
  const bookings = new Set(all.moves.map(({ booking }) => booking))
  if (rows.length < bookings.size) throw new RoomsMovedError('a booking that was to move is being changed')
}

/**
 * Releases the stays, then puts each into its new room. A single update would violate the overlap constraint when two
 * stays swap rooms.
 */
async function moveStays(trx: Transaction<DB>, all: Moving): Promise<MovingStay[]> {
  const { rows } = await sql<MovingStay>`
    update stays set status = 'released' from (
      select s.id, s.status, m.to_room, m.booking, s.room_id from ${moving(all)}
    ) was where stays.id = was.id
    returning stays.id, stays.booking_id as "bookingId", was.booking, was.status, was.room_id as "from", was.to_room as "to"`.execute(
    trx,
  )
  const ids = rows.map(({ id }) => id)
  const [rooms, statuses] = [rows.map(({ to }) => to), rows.map(({ status }) => status)]
  await sql`
    update stays set room_id = m.room, status = m.status
    from unnest(${ids}::bigint[], ${rooms}::int[], ${statuses}::text[]) m (id, room, status) where stays.id = m.id`.execute(
    trx,
  )
  return rows
}

async function recordMoves(trx: Transaction<DB>, { moves, now }: Moving, stays: readonly MovingStay[]): Promise<void> {
  const events = moves.map(({ booking, from, to }) => {
    const stay = stays.find((moved) => moved.booking === booking && moved.from === from[0])
    if (!stay) throw new RoomsMovedError(`nobody moved from room ${from[1]} to ${to[1]}`)
    const detail = JSON.stringify({ from: from[1], to: to[1] })
    return { booking_id: stay.bookingId, kind: 'moved_to_make_room', at: now, detail }
  })
  await trx.insertInto('booking_events').values(events).execute()
}

/**
 * Moves stays that have not begun so that the requested rooms are free, and notifies the desk; false if no moves help.
 * The caller holds the hotel lock (decision 0072).
 */
export async function makeRoom(trx: Transaction<DB>, wish: RoomsToFind, now: Date): Promise<boolean> {
  const found = await findMoves(trx, wish, now)
  if (!found) return false
  const moves = numbered(found.moves, found.rooms)
  if (moves.length === 0) return true
  const { from, until } = spanAround(found.window)
  const all = { moves, span: { start: atMinute(from), end: atMinute(until) }, now }
  await lockBookings(trx, all)
  const moved = await moveStays(trx, all)
  await recordMoves(trx, all, moved)
  await enqueue(trx, now, [{ kind: 'desk.told', payload: { hotelId: wish.hotelId } }])
  await tellRoomsChanged(
    trx,
    moved.map(({ bookingId }) => bookingId),
    now,
  )
  return true
}
