/**
 * A hotel's page is kept until the feed of changes names its hotel or its moment comes, and must always equal a page
 * that is made anew: after every kind of write, by this process or another.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { periodOf } from '#db/period.ts'
import { addMinutes, toIstIso } from '#domain/kernel/ist.ts'
import { random } from '#domain/kernel/seeded-random.ts'
import { SETTLES_AFTER } from '#server/features/hotels/catalogue/hotel-changes.ts'
import {
  buildCity,
  buildGuest,
  buildHotel,
  buildOperator,
  buildPriceRules,
  buildStaff,
  type BuiltHotel,
} from '../builders.ts'
import { START } from '../cast.ts'
import { addHotel, change, type Life } from './catalogue-lives.ts'
import { openSite, type Process, type Site } from './catalogue-processes.ts'

/** Within a quarter of a second and a reading of the feed, on a busy machine. */
const WITHIN_MILLISECONDS = 1500
/** Longer than a page is fresh by its age alone. */
const A_MOMENT = 0.3 / 60
const LATER = SETTLES_AFTER + 300

const ROUNDS = Number(process.env['CATALOGUE_ROUNDS'] ?? 1)

let site: Site
let [first, second, oracle]: Process[] = []

const present = (process: Process | undefined): Process => {
  if (!process) throw new Error('the processes are not started')
  return process
}
const all = () => [present(first), present(second), present(oracle)]

beforeAll(async () => {
  site = await openSite()
  ;[first, second, oracle] = [await site.open(64), await site.open(64), await site.open(0)]
})
afterAll(() => site.stop())

const pathOf = ({ slug }: BuiltHotel, query = '') => `/hotel/${slug}${query}`

function advance(minutes: number): void {
  for (const { clock } of all()) clock.advance(minutes)
}

/** Visits the pages until these processes keep them: a second visit loads nothing. */
async function keep(processes: readonly Process[], paths: readonly string[]): Promise<void> {
  for (const process of processes) {
    await pause(LATER)
    await expect
      .poll(
        async () => {
          for (const path of paths) await process.page(path)
          advance(A_MOMENT)
          const before = process.loads.count
          for (const path of paths) await process.page(path)
          return process.loads.count - before
        },
        { timeout: 30_000, interval: LATER },
      )
      .toBe(0)
  }
}

/** Expects that this process soon sends what the oracle makes, although its clock says that no page is fresh by age. */
async function expectSoonTrue(process: Process, path: string, what: string): Promise<void> {
  const until = performance.now() + WITHIN_MILLISECONDS
  for (;;) {
    advance(A_MOMENT)
    const began = performance.now()
    const [sent, made] = [await process.page(path), await present(oracle).page(path)]
    if (sent === made) return
    if (began > until) return expect(sent, what).toBe(made)
    await pause(50)
  }
}

type Write = (hotel: BuiltHotel) => RawBuilder<unknown> | Promise<unknown>

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6]
const THREE_WEEKS = { start: addMinutes(START, -60), end: addMinutes(START, 21 * 24 * 60) }

/** Everything that one write can change on a hotel's page. Some writes prepare those after them at the same hotel. */
async function writesOf(): Promise<Record<string, Write>> {
  const { db, app } = present(second)
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

/** What changes the pages of a whole city. */
const OF_CITY: Record<string, Write> = {
  'another name of the locality': ({ cityId }) =>
    sql`update localities set name = 'Older Town' where city_id = ${cityId}`,
  'another name of the city': ({ cityId }) => sql`update cities set name = 'Poona' where id = ${cityId}`,
  'a landmark': ({ cityId }) =>
    sql`insert into places (city_id, kind, name, lat, lng, rank) values (${cityId}, 'landmark', 'Fort', 18.501, 73.801, 1)`,
  'a plan': ({ cityId }) =>
    sql`insert into city_plans (city_id, west, south, east, north, attribution, layers, imported_at)
      values (${cityId}, 73, 18, 74, 19, '{x}', '{}', now())`,
}

const run = async (write: Write, hotel: BuiltHotel, { db }: Process) => {
  const writing = write(hotel)
  await ('execute' in writing ? writing.execute(db) : writing)
}

describe('kept pages of hotels', () => {
  test('kept pages of hotels equal pages made anew after every kind of write, by this process or another', async () => {
    const [one, two, fresh] = all() as [Process, Process, Process]
    const city = await buildCity(fresh.db, 'Pune')
    const writes = Object.entries(await writesOf())
    const acts: { what: string; write: Write; by: Process; hotel: BuiltHotel }[] = []
    for (const by of [one, two])
      for (const [what, write] of writes)
        acts.push({
          what: `${what}, by ${by === one ? 'this' : 'another'} process`,
          write,
          by,
          hotel: await buildHotel(fresh.db, city),
        })
    const inCity = await buildHotel(fresh.db, city, { lat: 18.5, lng: 73.8 })
    const paths = [...acts.map(({ hotel }) => pathOf(hotel)), pathOf(inCity)]
    await keep([one, two], paths)
    for (const { what, write, by, hotel } of acts) {
      const before = await fresh.page(pathOf(hotel))
      const loaded = one.loads.count + two.loads.count
      expect([await one.page(pathOf(hotel)), await two.page(pathOf(hotel))]).toEqual([before, before])
      expect(one.loads.count + two.loads.count, `${what}: pages are kept until then`).toBe(loaded)
      await run(write, hotel, by)
      await expectSoonTrue(one, pathOf(hotel), what)
      await expectSoonTrue(two, pathOf(hotel), what)
      expect(await fresh.page(pathOf(hotel)), `${what} changes the page`).not.toBe(before)
    }
    for (const [what, write] of Object.entries(OF_CITY)) {
      await keep([one], [pathOf(inCity)])
      const before = await fresh.page(pathOf(inCity))
      await run(write, inCity, two)
      await expectSoonTrue(one, pathOf(inCity), what)
      expect(await fresh.page(pathOf(inCity)), `${what} changes the page`).not.toBe(before)
    }
    expect(all().flatMap(({ faults }) => faults)).toEqual([])
  }, ROUNDS * 30_000 + 210_000)

  test('kept pages of hotels equal pages made anew after random changes through several processes', async () => {
    const [one, two, fresh] = all() as [Process, Process, Process]
    const life: Life = { draw: random('kept pages'), cities: [await buildCity(fresh.db)], hotels: [] }
    for (let hotel = 0; hotel < 8; hotel++) await addHotel(life, fresh.db)
    for (let round = 0; round < ROUNDS; round++) {
      await keep(
        [one, two],
        life.hotels.map((hotel) => pathOf(hotel)),
      )
      for (let turn = 0; turn < 10; turn++) await change(life, life.draw.pick([one, two, fresh]))
      for (const hotel of life.hotels)
        for (const process of [one, two]) await expectSoonTrue(process, pathOf(hotel), `round ${round}`)
    }
  }, ROUNDS * 30_000 + 210_000)
})

describe('a page that nobody writes to', () => {
  test('a kept page changes when a slot begins or can no longer begin, and at midnight', async () => {
    const [one, , fresh] = all() as [Process, Process, Process]
    const hotel = await buildHotel(fresh.db, await buildCity(fresh.db), { cancel_hours: 2, open_all_night: true })
    const paths = [pathOf(hotel), pathOf(hotel, '?slot=0')]
    await keep([one], paths)
    const shown = new Set<string>()
    for (let limit = 0; limit < 48; limit++) {
      const now = one.clock.now().getTime()
      advance(30 - ((now / 60_000) % 30) - 0.5)
      for (const path of paths) await one.page(path)
      advance(1)
      for (const path of paths) {
        const made = await fresh.page(path)
        expect(await one.page(path), one.clock.now().toISOString()).toBe(made)
        shown.add(made.replaceAll(/"now":"[^"]+"/g, ''))
      }
    }
    expect(shown.size).toBeGreaterThan(5)
  }, 120_000)

  test('a kept page changes when a pause ends or the reception has been empty for an hour', async () => {
    const [one, , fresh] = all() as [Process, Process, Process]
    const hotel = await buildHotel(fresh.db, await buildCity(fresh.db))
    // Ten minutes after a slot began.
    advance(24 * 60 - ((fresh.clock.now().getTime() / 60_000 + 330) % (24 * 60)) + 10 * 60 + 10)
    const now = fresh.clock.now()
    const path = pathOf(hotel, '?slot=0')
    await sql`insert into desk_life (hotel_id, seen_at) values (${hotel.id}, ${addMinutes(now, -57)})`.execute(fresh.db)
    await sql`insert into sales_pauses (hotel_id, why, until_at) values (${hotel.id}, 'desk', ${addMinutes(now, 1.5)})`.execute(
      fresh.db,
    )
    await keep([one], [path])
    const shown = new Set<string>()
    for (let step = 0; step < 20; step++) {
      const made = await fresh.page(path)
      expect(await one.page(path), one.clock.now().toISOString()).toBe(made)
      shown.add(made)
      advance(0.25)
    }
    expect(shown.size).toBe(3)
  }, 60_000)
})

test('pages go by their age while the feed of changes is stopped', async () => {
  const [one, two, fresh] = all() as [Process, Process, Process]
  const hotel = await buildHotel(fresh.db, await buildCity(fresh.db))
  await keep([one], [pathOf(hotel)])
  one.feed.hold()
  await sql`update hotels set description = 'New' where id = ${hotel.id}`.execute(two.db)
  await expectSoonTrue(one, pathOf(hotel), 'without the feed')
  const before = one.loads.count
  advance(A_MOMENT)
  await one.page(pathOf(hotel))
  expect(one.loads.count).toBe(before + 1)
  one.feed.release()
  await keep([one], [pathOf(hotel)])
})
