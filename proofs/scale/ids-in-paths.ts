/** Finds the things of the busiest hotel that the paths of POST calls name: its rooms, walk-ins, notes and so on. */
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../src/server/services.ts'

type Found = RawBuilder<{ id: string }>

/** For each beginning of a path, the query that finds the hotel's things, newest first. */
const THINGS: readonly [string, (hotelId: number) => Found][] = [
  [
    '/desk/walk-ins/',
    (hotel) =>
      sql`select block_id as id from walk_ins where hotel_id = ${hotel} and left_at is null order by arrived_at desc`,
  ],
  [
    '/desk/cleaning/',
    (hotel) =>
      sql`select room_id as id from room_cleanings where hotel_id = ${hotel} and clean_at is null order by dirty_at desc`,
  ],
  ['/desk/hotel-rooms/', (hotel) => sql`select id from rooms where hotel_id = ${hotel} order by id desc`],
  ['/office/hotels/{id}/rooms/', (hotel) => sql`select id from rooms where hotel_id = ${hotel} order by id desc`],
  [
    '/desk/blocks/',
    (hotel) =>
      sql`select id from room_blocks where hotel_id = ${hotel} and why = 'repair' and freed_at is null order by made_at desc`,
  ],
  ['/desk/notes/', (hotel) => sql`select id from desk_notes where hotel_id = ${hotel} order by number desc`],
  ['/desk/prices/rules/', (hotel) => sql`select id from price_rules where hotel_id = ${hotel} order by id desc`],
  [
    '/office/hotels/{id}/prices/rules/',
    (hotel) => sql`select id from price_rules where hotel_id = ${hotel} order by id desc`,
  ],
  [
    '/desk/staff/',
    (hotel) =>
      sql`select id from hotel_staff where hotel_id = ${hotel} and role = 'desk' and ended_at is null order by granted_at desc`,
  ],
  ['/desk/given-calendars/', (hotel) => sql`select id from given_calendars where hotel_id = ${hotel} order by id desc`],
  ['/desk/reviews/', (hotel) => sql`select id from reviews where hotel_id = ${hotel} order by id desc`],
  ['/office/reviews/', (hotel) => sql`select id from reviews where hotel_id = ${hotel} order by id desc`],
  ['/desk/coupons/', () => sql`select id from coupons where funded_by = 'hotel' order by id desc`],
  ['/office/coupons/', () => sql`select id from coupons where active order by id desc`],
  ['/office/views/', () => sql`select id from saved_views order by saved_at desc`],
  ['/office/refunds/', () => sql`select id from refunds order by created_at desc`],
]

/**
 * Puts the id of an existing thing into the path of a call, another one each turn. Leaves the path as it is if the hotel
 * has none.
 */
export async function withExistingId(
  db: Db,
  { path, template, hotelId, turn }: { path: string; template: string; hotelId: number; turn: number },
): Promise<string> {
  const entry = THINGS.find(([beginning]) => template.startsWith(`${beginning}{`))
  if (!entry) return path
  const [beginning, find] = entry
  const { rows } = await sql<{ id: string }>`${find(hotelId)} limit 1 offset ${turn}`.execute(db)
  const id = rows[0]?.id
  if (id === undefined) return path
  const position = beginning.split('/').length - 1
  const parts = path.split('/')
  const rest = (parts[position] ?? '').replace(/^[^?]*/, '')
  parts[position] = `${id}${rest}`
  return parts.join('/')
}
