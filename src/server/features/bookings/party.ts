import { sql, type RawBuilder } from 'kysely'

/** A booking or a walk-in. The id is the booking's, or that of the walk-in's room block. */
export type Party = { kind: 'booking' | 'walk_in'; id: string }

export const bookingParty = (id: string): Party => ({ kind: 'booking', id })

/** Values for `booking_id` and `block_id`, exactly one of which is set. */
export const partyColumns = ({ kind, id }: Party) => ({
  booking_id: kind === 'booking' ? id : null,
  block_id: kind === 'walk_in' ? id : null,
})

/**
 * Whether a row with `booking_id` and `block_id` belongs to this party; the ids of bookings and blocks never coincide.
 */
export const isOf = (partyId: string, table?: string): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(table === undefined ? column : `${table}.${column}`)
  return sql<boolean>`(${of('booking_id')} = ${partyId}::uuid or ${of('block_id')} = ${partyId}::uuid)`
}

/**
 * Selects the bookings and walk-ins whose guests are in rooms now, with when they should leave and when the desk last
 * confirmed that they are still there. Can be used in a `from` clause, with the columns `p.party_id`, `p.booking_id`,
 * `p.block_id`, `p.hotel_id`, `p.room_id`, `p.leaves_at`, `p.still_here_at`.
 */
export const partiesInRooms = sql`(
  select v.hotel_id, v.room_id, v.booking_id, v.block_id, coalesce(v.booking_id, v.block_id) as party_id,
    coalesce(b.leaves_at, w.leaves_at) as leaves_at, coalesce(o.still_here_at, w.still_here_at) as still_here_at
  from room_visits v left join bookings b on b.id = v.booking_id left join visits o on o.booking_id = v.booking_id
    left join walk_ins w on w.block_id = v.block_id
  where upper_inf(v.present)
) p`
