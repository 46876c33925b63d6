import { sql } from 'kysely'
import { periodOf } from '#db/period.ts'
import { addDays, addMinutes, istDateOf, toIstIso } from '#domain/kernel/ist.ts'
import type { Random } from '#domain/kernel/seeded-random.ts'
import { slotPeriod } from '#domain/slots/period.ts'
import { SLOTS } from '#domain/slots/slots.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { pauseSales, resumeSales } from '#server/features/hotels/pause-sales.ts'
import type { Db } from '#server/services.ts'
import {
  bookingBody,
  buildGuest,
  buildHotel,
  buildPriceRules,
  buildStaff,
  type BuiltCity,
  type BuiltHotel,
  type RuleWish,
} from '../builders.ts'
import { START } from '../cast.ts'
import { amenitiesOf, movePlaces } from './catalogue-places.ts'
import type { Process } from './catalogue-processes.ts'

export type Life = { draw: Random; cities: BuiltCity[]; hotels: BuiltHotel[] }

const DAYS = 4

const CLEANING = [0, 0, 30, 60, 120]

export function drawPeriod(draw: Random) {
  const { index, maxDays, bookingSlotId } = draw.pick(SLOTS)
  const days = maxDays > 1 ? draw.int(1, 3) : 1
  return { ...slotPeriod(index, addDays(istDateOf(START), draw.int(-1, DAYS)), days), slotId: bookingSlotId }
}

export async function addHotel(life: Life, db: Db): Promise<void> {
  const { draw, cities, hotels } = life
  const city = draw.pick(cities)
  const rooms = draw.int(1, 4)
  const prices = Object.fromEntries(SLOTS.filter(() => draw.chance(0.8)).map(({ index }) => [index, drawPrice(draw)]))
  const hotel = await buildHotel(db, city, {
    rooms,
    bathtubRooms: draw.int(0, Math.min(2, rooms)),
    prices,
    locality: draw.pick(Object.keys(city.localities)),
    name: draw.pick(['Plain', 'The "isFavorite":false', 'अतिथि', 'Back\\slash\n']),
    rank: draw.int(0, 4),
    same_sex: draw.chance(0.5),
    has_love_kit: draw.chance(0.5),
    custom_slot_1: draw.int(0, 3),
    custom_slot_2: draw.int(0, 3),
    cleaning_minutes: draw.pick(CLEANING),
    overall_rating: draw.chance(0.8) ? draw.int(10, 50) / 10 : null,
    amenities: amenitiesOf(draw),
    ...(draw.chance(0.8) ? { lat: 18.5 + draw.int(0, 20) / 100, lng: 73.8 + draw.int(0, 20) / 100 } : {}),
  })
  hotels.push(hotel)
  for (let rules = draw.int(0, 4); rules > 0; rules--) await addRule(db, hotel, draw)
  // Adds so many stays that most questions overlap a stay or the cleaning after it.
  for (let stays = draw.int(0, rooms * DAYS); stays > 0; stays--) await takeRoom(life, db, hotel)
  if (draw.chance(0.2)) await pause(life, db, hotel)
}

/** Lets a hotel use a room itself. Refused if the room is taken. */
async function takeRoom({ draw, hotels }: Life, db: Db, hotel = draw.pick(hotels)): Promise<void> {
  const { start, end } = drawPeriod(draw)
  await sql`
    insert into stays (hotel_id, city_id, room_id, period, status)
    select hotel_id, city_id, id, ${periodOf(start, end)}, 'booked' from rooms where hotel_id = ${hotel.id}
    order by id limit 1 offset ${draw.int(0, 3)}`
    .execute(db)
    .catch((error: unknown) => {
      if (violatedConstraint(error) !== 'stays_no_overlap') throw error
    })
}

/** Books rooms for a new guest, for which the server may move other stays. */
export async function book({ draw, hotels }: Life, { app, db }: Process): Promise<void> {
  const guest = await buildGuest(db)
  const { start, end, slotId } = drawPeriod(draw)
  const stay = { checkin: toIstIso(start), checkout: toIstIso(end), slotId }
  const payload = bookingBody(draw.pick(hotels), stay, {
    roomCount: draw.int(1, 2),
    payAtHotel: true,
    bathtub: draw.chance(0.2),
  })
  await app.inject({ method: 'POST', url: '/api/bookings/create-booking', payload, headers: guest.headers })
}

/** Lets a colleague at the desk block a room, or free one. Refused if there is none to block or free. */
async function block({ draw, hotels }: Life, { app, db }: Process): Promise<void> {
  const hotel = draw.pick(hotels)
  const { headers } = await buildStaff(db, hotel)
  const known = await db
    .selectFrom('room_blocks')
    .select('id')
    .where('hotel_id', '=', hotel.id)
    .where('freed_at', 'is', null)
    .execute()
  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/desk/${url}`, payload, headers })
  const [first] = known
  if (first && draw.chance(0.4)) return void (await post(`blocks/${first.id}/free`, {}))
  const { start, end } = drawPeriod(draw)
  await post('blocks', { from: toIstIso(start), until: toIstIso(end), why: draw.pick(['cleaning', 'repair', 'other']) })
}

/** Pauses a hotel's sales until a moment around the start of all tests or two days later, or ends the pause. */
async function pause({ draw, hotels }: Life, db: Db, { id } = draw.pick(hotels)): Promise<void> {
  const why = draw.pick(['desk', 'unseen'] as const)
  await db.transaction().execute(async (trx) => {
    if (draw.chance(0.4)) await resumeSales(trx, id, why)
    else await pauseSales(trx, id, { until: addMinutes(START, draw.pick([-60, 0, 60, 3000])), why }, START)
  })
}

/** Records when the desk was last active, close to the limit of an hour before the start of all tests. */
const showLife = ({ draw, hotels }: Life, db: Db) => {
  const seen_at = addMinutes(START, draw.pick([-1, -59, -60, -61, -600]))
  return db
    .insertInto('desk_life')
    .values({ hotel_id: draw.pick(hotels).id, seen_at })
    .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet({ seen_at }))
    .execute()
}

/** Pins up to two stays to their rooms, as the desk does when it tells guests their room number. */
const pin = ({ draw }: Life, db: Db) =>
  sql`update stays set pinned_at = now() where id in (
    select id from stays where booking_id is not null and status in ('held', 'booked') order by id offset ${draw.int(0, 40)} limit 2)`.execute(
    db,
  )

const release = ({ draw }: Life, db: Db) =>
  sql`
  update stays set status = 'released' where id in (
    select id from stays where status in ('held', 'booked') order by id offset ${draw.int(0, 20)} limit ${draw.int(1, 2)})`.execute(
    db,
  )

const columnsOf = (draw: Random) =>
  draw.pick([
    { hidden: draw.chance(0.5) },
    { hidden: false },
    { rank: draw.int(0, 4) },
    { rank_lost: draw.int(0, 4) },
    { rank_by_welcome: draw.int(-4, 4) },
    { overall_rating: draw.int(10, 50) / 10, ratings_count: draw.int(1, 9) },
    { same_sex: draw.chance(0.5), has_love_kit: draw.chance(0.5) },
    { open_all_night: draw.chance(0.5) },
    { amenities: amenitiesOf(draw) },
    { bathtub_charge: draw.int(0, 5) * 100, only_pay_at_hotel: draw.chance(0.5) },
  ])

/** Draws a price, sometimes near ₹7,500, where GST rises, or one whose GST ends in half a rupee. */
const drawPrice = (draw: Random) =>
  draw.chance(0.2) ? draw.int(7498, 7502) : draw.int(6, 20) * 100 + draw.pick([0, 0, 10, 30, 49, 99])

/** Draws a price or a closed slot, for a weekday or for dates that the questions cover. */
function drawRule(draw: Random): RuleWish {
  const [slot, price] = [draw.int(0, 4), draw.chance(0.3) ? null : drawPrice(draw)]
  if (draw.chance(0.3)) return { slot, price, weekday: draw.int(0, 6) }
  const first = addDays(istDateOf(START), draw.int(0, DAYS + 1))
  return { slot, price, first, last: addDays(first, draw.int(0, 3)) }
}

/** The database refuses a second rule for the same weekday. */
const addRule = (db: Db, hotel: BuiltHotel, draw: Random) =>
  buildPriceRules(db, hotel, drawRule(draw)).catch((error: unknown) => {
    if (violatedConstraint(error) !== 'price_rules_one_of_weekday') throw error
  })

/** Makes one random change, through one of the site's processes or directly in the database. */
export async function change(life: Life, at: Process): Promise<void> {
  const { draw, hotels } = life
  const { db } = at
  const hotel = draw.pick(hotels)
  const { id, cityId } = hotel
  const acts: (() => Promise<unknown>)[] = [
    () => takeRoom(life, db),
    () => takeRoom(life, db),
    () => book(life, at),
    () => book(life, at),
    () => pin(life, db),
    () => release(life, db),
    () => block(life, at),
    () => block(life, at),
    () => pause(life, db),
    () => pause(life, db),
    () => showLife(life, db),
    () => showLife(life, db),
    () => movePlaces(life, db),
    () =>
      db
        .updateTable('hotels')
        .set({ cleaning_minutes: draw.pick(CLEANING) })
        .where('id', '=', id)
        .execute(),
    () => addHotel(life, db),
    () => db.updateTable('hotels').set(columnsOf(draw)).where('id', '=', id).execute(),
    () =>
      db
        .updateTable('hotel_slot_prices')
        .set({ price: drawPrice(draw), rack_price: null })
        .where('hotel_id', '=', id)
        .where('slot', '=', draw.int(0, 4))
        .execute(),
    () => addRule(db, hotel, draw),
    () => addRule(db, draw.pick(hotels), draw),
    () => db.deleteFrom('price_rules').where('hotel_id', '=', id).where('slot', '=', draw.int(0, 4)).execute(),
    () =>
      db
        .updateTable('price_rules')
        .set({ price: drawPrice(draw) })
        .where('hotel_id', '=', id)
        .execute(),
    () => db.deleteFrom('hotel_slot_prices').where('hotel_id', '=', id).where('slot', '=', draw.int(0, 4)).execute(),
    () =>
      db
        .updateTable('rooms')
        .set({ has_bathtub: draw.chance(0.5) })
        .where('hotel_id', '=', id)
        .execute(),
    () =>
      db
        .insertInto('rooms')
        .values({ hotel_id: id, city_id: cityId, number: `x${draw.int(0, 1e9)}` })
        .execute(),
    () =>
      sql`insert into hotel_pictures (hotel_id, position, name, alt) values (${id}, ${draw.int(0, 99)}, 'city-3-a-room', 'A room') on conflict do nothing`.execute(
        db,
      ),
    () =>
      sql`update localities set name = ${`Place ${draw.int(0, 99)}`} where city_id = ${cityId} and slug = 'lake-side'`.execute(
        db,
      ),
  ]
  await draw.pick(acts)()
}
