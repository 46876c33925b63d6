/** Every kind of write that changes what a hotel's page shows. */
import { sql, type RawBuilder } from 'kysely'
import { periodOf } from '#db/period.ts'
import { addMinutes, toIstIso } from '#domain/kernel/ist.ts'
import { buildGuest, buildOperator, buildPriceRules, buildStaff, type BuiltHotel } from '../builders.ts'
import { START } from '../cast.ts'
import type { Process } from './catalogue-processes.ts'

export type Write = (hotel: BuiltHotel) => RawBuilder<unknown> | Promise<unknown>

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6]
const THREE_WEEKS = { start: addMinutes(START, -60), end: addMinutes(START, 21 * 24 * 60) }

/** Everything that a single write can change on a hotel's page. Some writes prepare later ones at the same hotel. */
export async function writesToHotel({ db, app }: Process): Promise<Record<string, Write>> {
  const [guest, operator, other] = [await buildGuest(db), await buildOperator(db), await buildOperator(db)]
  const hotels = (set: string): Write => {
    return ({ id }) => sql`update hotels set ${sql.raw(set)} where id = ${id}`
  }
  const review: Write = ({ id }) =>
    sql`insert into reviews (hotel_id, user_id, guest_name, rating, body) values (${id}, ${guest.id}, 'Asha', 4, 'Calm')`
  const pictured: Write = async (hotel) => {
    await (review(hotel) as RawBuilder<unknown>).execute(db)
    const { id } = await db
      .insertInto('pictures')
      .values({
        owner_id: guest.id,
        kind: 'review',
        mime: 'image/webp',
        bytes: 1,
        storage_key: `kept-${hotel.id}`,
        sha256: Buffer.alloc(32),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`insert into review_pictures (review_id, position, picture_id)
      select id, 0, ${id} from reviews where hotel_id = ${hotel.id}`.execute(db)
  }
  const agreed = { reason: 'As agreed', proposed_at: new Date(2026, 1), confirmed_at: new Date(2026, 1) }
  return {
    'a hidden hotel': hotels('hidden = true'),
    'another name': hotels(`name = 'Lake Inn'`),
    'another slug': hotels(`slug = slug || 'y'`),
    'another description': hotels(`description = 'By the lake'`),
    'other facts': hotels('same_sex = not same_sex, has_love_kit = not has_love_kit'),
    'another rule of cancelling': hotels('cancel_hours = 6, grace_minutes = 15'),
    'another rating': hotels('overall_rating = 4.5, ratings_count = 12'),
    'another place': hotels('lat = 18.5, lng = 73.8'),
    'a bathtub charge': hotels('bathtub_charge = 300'),
    'a price': ({ id }) =>
      sql`update hotel_slot_prices set price = price + 50, rack_price = null where hotel_id = ${id}`,
    'a slot that is no longer sold': ({ id }) => sql`delete from hotel_slot_prices where hotel_id = ${id} and slot = 3`,
    'price rules': (hotel) =>
      buildPriceRules(db, hotel, ...WEEKDAYS.map((weekday) => ({ slot: 4, weekday, price: 5000 }))),
    'a pause of sales': ({ id }) =>
      sql`insert into sales_pauses (hotel_id, why, until_at) values (${id}, 'desk', '2027-12-01T12:00Z')`,
    'rooms that are taken': ({ id }) =>
      sql`insert into stays (hotel_id, city_id, room_id, period, status) select hotel_id, city_id, id, ${periodOf(THREE_WEEKS.start, THREE_WEEKS.end)}, 'booked' from rooms where hotel_id = ${id}`,
    'a picture': ({ id }) =>
      sql`insert into hotel_pictures (hotel_id, position, name, alt) values (${id}, 0, 'city-3-a-room', 'A room')`,
    'a review': review,
    'an answer to a review': async (hotel) => {
      const staff = await buildStaff(db, hotel)
      await (review(hotel) as RawBuilder<unknown>).execute(db)
      await sql`insert into review_answers (review_id, hotel_id, staff_id, body, written_at, edited_at)
        select id, hotel_id, ${staff.id}, 'Thanks', now(), now() from reviews where hotel_id = ${hotel.id}`.execute(db)
    },
    'a picture of a review': pictured,
    'a check': ({ id }) =>
      sql`insert into hotel_checks (hotel_id, item, operator_id, note, checked_at) select ${id}, item, ${operator.id}, 'Seen by us', '2026-11-01T06:00Z'
        from unnest('{policy_accepted,agreement_signed,desk_rung}'::text[]) item`,
    'who runs it': ({ id }) =>
      db
        .insertInto('hotel_terms')
        .values({
          hotel_id: id,
          from_day: '2026-10-01',
          pan: 'given',
          legal_name: 'Lantern LLP',
          address: 'Lane 6',
          ...agreed,
          proposed_by: operator.id,
          confirmed_by: other.id,
        })
        .execute(),
    'a room that its desk blocks': async (hotel) => {
      const { headers } = await buildStaff(db, hotel)
      for (const _room of [1, 2]) {
        const payload = { from: toIstIso(START), until: toIstIso(THREE_WEEKS.end), why: 'repair' }
        await app.inject({ method: 'POST', url: '/api/desk/blocks', payload, headers })
      }
    },
  }
}

/** The writes that change the pages of a whole city. */
export const WRITES_TO_CITY: Record<string, Write> = {
  'another name of the locality': ({ cityId }) =>
    sql`update localities set name = 'Older Town' where city_id = ${cityId}`,
  'another name of the city': ({ cityId }) => sql`update cities set name = 'Poona' where id = ${cityId}`,
  'a landmark': ({ cityId }) =>
    sql`insert into places (city_id, kind, name, lat, lng, rank) values (${cityId}, 'landmark', 'Fort', 18.501, 73.801, 1)`,
  'a plan': ({ cityId }) =>
    sql`insert into city_plans (city_id, west, south, east, north, attribution, layers, imported_at)
      values (${cityId}, 73, 18, 74, 19, '{x}', '{}', now())`,
}

/** Makes the writes through one of the processes. */
export async function write(act: Write, hotel: BuiltHotel, { db }: Process): Promise<void> {
  const writing = act(hotel)
  await ('execute' in writing ? writing.execute(db) : writing)
}
