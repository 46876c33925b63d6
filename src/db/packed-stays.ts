import { sql, type RawBuilder } from 'kysely'
import type { TakenRoom } from '#domain/availability/room-stays.ts'

/** Shortens `s.booking_id` to its first 32 bits, which identify the booking wherever stays are packed as integers. */
export const bookingKey = sql<number>`('x' || left(s.booking_id::text, 8))::bit(32)::int`

/** How many numbers encode one stay: its room, its first and last occupied minute, its booking key and its flags. */
const WIDTH = 5
const NEEDS_BATHTUB = 1
const IS_PINNED = 2

/** Encodes stays `s` compactly, because a city has hundreds of thousands. `b` is each stay's booking, or null. */
export const packedStays: RawBuilder<string> = sql<string>`'[' || coalesce(string_agg(s.room_id || ','
  || floor(extract(epoch from lower(s.occupied)) / 60)::int || ',' || ceil(extract(epoch from upper(s.occupied)) / 60)::int || ','
  || coalesce(${bookingKey}, 0) || ',' || (case when b.has_bathtub then ${sql.lit(NEEDS_BATHTUB)} else 0 end
  + case when s.pinned_at is null then 0 else ${sql.lit(IS_PINNED)} end), ','), '') || ']'`

/** Decodes the result of `packedStays`. Skips stays in rooms that are not in `roomIds`. */
export function readPackedStays(text: string, roomIds: readonly number[]): TakenRoom[] {
  const numbers = JSON.parse(text) as number[]
  const stays: TakenRoom[] = []
  for (let at = 0; at < numbers.length; at += WIDTH) {
    const [roomId = 0, from = 0, until = 0, booking = 0, flags = 0] = numbers.slice(at, at + WIDTH)
    const room = roomIds.indexOf(roomId)
    if (room < 0) continue
    const guests = { booking, needsBathtub: (flags & NEEDS_BATHTUB) !== 0, isPinned: (flags & IS_PINNED) !== 0 }
    stays.push(booking === 0 ? { room, from, until } : { room, from, until, guests })
  }
  return stays
}
