import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDb, type OpenDb } from '#db/open-db.ts'
import { periodOf } from '#db/period.ts'
import { minutesOf } from '#domain/availability/room-stays.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { databaseChangeFeed } from '#server/adapters/database-change-feed.ts'
import { purgeChanges } from '#server/features/hotels/catalogue/purge-changes.ts'
import type { ChangeFeed } from '#server/ports/change-feed.ts'
import type { Db } from '#server/services.ts'
import {
  buildCity,
  buildGuest,
  buildHotel,
  buildOperator,
  buildPriceRules,
  buildStaff,
  type BuiltHotel,
} from '../builders.ts'
import { describeBothEngines } from './both-engines.ts'
import { isMissing, present, startPostgres } from './postgres.ts'

const [MORNING, EVENING] = [new Date('2027-01-01T04:30:00Z'), new Date('2027-01-01T13:30:00Z')]

const roomOf = async (db: Db, { id }: BuiltHotel) =>
  (await db.selectFrom('rooms').select('id').where('hotel_id', '=', id).executeTakeFirstOrThrow()).id

async function takeRoom(db: Db, hotel: BuiltHotel): Promise<number> {
  const room = await roomOf(db, hotel)
  const period = periodOf(MORNING, EVENING)
  const values = { hotel_id: hotel.id, city_id: hotel.cityId, room_id: room, period, status: 'booked' as const }
  return (await db.insertInto('stays').values(values).returning('id').executeTakeFirstOrThrow()).id
}

/** Starts a feed and reads it twice, so that the next reading has only later changes. */
async function feedOf(db: Db): Promise<ChangeFeed> {
  const feed = databaseChangeFeed(db)
  for (const _reading of ['makes the epoch', 'begins']) await feed.read()
  return feed
}

const changes = (...list: object[]) => ({ from: 'last reading', changes: list })

await describeBothEngines('the change feed', (engine) => {
  // A standby may lack an unlogged sequence, so nobody could book after a failover (decision 0044).
  test('the change feed has only logged sequences', async () => {
    const { rows } = await sql`
      select relname from pg_class where relkind = 'S' and relpersistence = 'u'`.execute(engine.db)
    expect(rows).toEqual([])
  })

  const hotelChange = async (act: (db: Db, hotel: BuiltHotel) => Promise<unknown>) => {
    const { db } = engine
    const city = await buildCity(db)
    const hotel = await buildHotel(db, city, { rooms: 1 })
    const feed = await feedOf(db)
    await act(db, hotel)
    return { reading: await feed.read(), again: await feed.read(), hotel, city }
  }

  test.each<[string, (db: Db, hotel: BuiltHotel) => Promise<unknown>]>([
    ['a hidden hotel', (db, { id }) => db.updateTable('hotels').set({ hidden: true }).where('id', '=', id).execute()],
    [
      'a new price',
      (db, { id }) =>
        db
          .updateTable('hotel_slot_prices')
          .set({ price: 500 })
          .where('hotel_id', '=', id)
          .where('slot', '=', 0)
          .execute(),
    ],
    ['a price by weekday', (db, hotel) => buildPriceRules(db, hotel, { slot: 3, weekday: 6, price: 500 })],
    ['a slot no longer sold', (db, { id }) => db.deleteFrom('hotel_slot_prices').where('hotel_id', '=', id).execute()],
    [
      'a picture',
      (db, { id }) =>
        db.insertInto('hotel_pictures').values({ hotel_id: id, position: 0, name: 'x', alt: 'x' }).execute(),
    ],
  ])('the change feed names the hotel of %s, once', async (_name, act) => {
    const { reading, again, hotel } = await hotelChange(act)
    expect(reading).toEqual(changes({ kind: 'hotel', hotelId: hotel.id }))
    expect(again).toEqual(changes())
  })

  test('the change feed names the hotel when anything on its page changes', async () => {
    const { db } = engine
    const hotel = await buildHotel(db, await buildCity(db))
    const guest = await buildGuest(db)
    const staff = await buildStaff(db, hotel)
    const operator = await buildOperator(db)
    const { id: picture } = await db
      .insertInto('pictures')
      .values({
        owner_id: guest.id,
        kind: 'review',
        mime: 'image/webp',
        bytes: 1,
        storage_key: 'told',
        sha256: Buffer.alloc(32),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const feed = await feedOf(db)
    const review = sql`(select id from reviews where hotel_id = ${hotel.id})`
    const writes = {
      'a review': sql`insert into reviews (hotel_id, user_id, guest_name, rating, body) values (${hotel.id}, ${guest.id}, 'A', 4, 'Calm')`,
      'a changed review': sql`update reviews set featured = true where hotel_id = ${hotel.id}`,
      'an answer': sql`insert into review_answers (review_id, hotel_id, staff_id, body, written_at, edited_at)
        select id, hotel_id, ${staff.id}, 'Thanks', now(), now() from reviews where hotel_id = ${hotel.id}`,
      'a picture of a review': sql`insert into review_pictures (review_id, position, picture_id) values (${review}, 0, ${picture})`,
      'another position': sql`update review_pictures set position = 1 where picture_id = ${picture}`,
      'a destroyed picture': sql`update pictures set destroyed_at = now() where id = ${picture}`,
      'no picture': sql`delete from review_pictures where picture_id = ${picture}`,
      'no review': sql`delete from reviews where hotel_id = ${hotel.id}`,
      'a check': sql`insert into hotel_checks (hotel_id, item, operator_id, note, checked_at)
        values (${hotel.id}, 'desk_rung', ${operator.id}, 'Rang twice', now())`,
      'no check': sql`delete from hotel_checks where hotel_id = ${hotel.id}`,
    }
    for (const [what, write] of Object.entries(writes)) {
      await write.execute(db)
      const reading = await feed.read()
      expect(reading, what).toMatchObject({ changes: expect.arrayContaining([{ kind: 'hotel', hotelId: hotel.id }]) })
    }
    await sql`insert into city_plans (city_id, west, south, east, north, attribution, layers, imported_at)
      values (${hotel.cityId}, 73, 18, 74, 19, '{x}', '{}', now())`.execute(db)
    expect(await feed.read()).toEqual(changes({ kind: 'city', cityId: hotel.cityId }))
  })

  test('the change feed names the hotel when one of its rooms gets a bathtub', async () => {
    const { reading, hotel } = await hotelChange((db, { id }) =>
      db.updateTable('rooms').set({ has_bathtub: true }).where('hotel_id', '=', id).execute(),
    )
    expect(reading).toMatchObject({ changes: expect.arrayContaining([{ kind: 'hotel', hotelId: hotel.id }]) })
  })

  test('the change feed names the period of a stay that begins, changes or ends', async () => {
    const window = minutesOf({ start: MORNING, end: EVENING })
    const { reading, hotel } = await hotelChange(takeRoom)
    expect(reading).toEqual(changes({ kind: 'stays', hotelId: hotel.id, window }))
    const feed = await feedOf(engine.db)
    const later = new Date('2027-01-02T04:30:00Z')
    const stays = engine.db.updateTable('stays').where('hotel_id', '=', hotel.id)
    await stays.set({ period: periodOf(EVENING, later) }).execute()
    const widened = minutesOf({ start: MORNING, end: later })
    expect(await feed.read()).toEqual(changes({ kind: 'stays', hotelId: hotel.id, window: widened }))
    await stays.set({ status: 'released' }).execute()
    await engine.db.deleteFrom('stays').where('hotel_id', '=', hotel.id).execute()
    const second = minutesOf({ start: EVENING, end: later })
    const gone = { kind: 'stays', hotelId: hotel.id, window: second }
    expect(await feed.read()).toEqual(changes(gone, gone))
  })

  test('the change feed names a stay’s cleaning, and a hotel that changes its cleaning or stops selling', async () => {
    const { db } = engine
    const cleaned = await hotelChange((_db, { id }) =>
      db.updateTable('hotels').set({ cleaning_minutes: 60 }).where('id', '=', id).execute(),
    )
    const { hotel } = cleaned
    const ofHotel = { kind: 'hotel', hotelId: hotel.id } as const
    expect(cleaned.reading).toEqual(changes(ofHotel))
    const feed = await feedOf(db)
    await takeRoom(db, hotel)
    const untilClean = minutesOf({ start: MORNING, end: addMinutes(EVENING, 60) })
    expect(await feed.read()).toEqual(changes({ kind: 'stays', hotelId: hotel.id, window: untilClean }))
    for (const change of [
      db.insertInto('sales_pauses').values({ hotel_id: hotel.id, why: 'desk', until_at: EVENING }),
      db.updateTable('sales_pauses').set({ until_at: MORNING }).where('hotel_id', '=', hotel.id),
      db.deleteFrom('sales_pauses').where('hotel_id', '=', hotel.id),
    ]) {
      await change.execute()
      expect(await feed.read()).toEqual(changes(ofHotel))
    }
  })

  test('the change feed names no stay whose times and room are unchanged', async () => {
    const { hotel } = await hotelChange(takeRoom)
    const feed = await feedOf(engine.db)
    await engine.db.updateTable('stays').set({ created_at: MORNING }).where('hotel_id', '=', hotel.id).execute()
    expect(await feed.read()).toEqual(changes())
  })

  test('the change feed names a locality’s city', async () => {
    const { reading, city } = await hotelChange((db, { cityId }) =>
      db.insertInto('localities').values({ city_id: cityId, slug: 'new', name: 'New' }).execute(),
    )
    expect(reading).toEqual(changes({ kind: 'city', cityId: city.id }))
  })

  test('the change feed names no hotel if a statement changes more than a thousand', async () => {
    const { reading } = await hotelChange((db, { id, cityId }) =>
      sql`insert into hotels (slug, name, city_id, locality_id, address)
        select 'many-x' || n, 'Many', ${cityId}, (select locality_id from hotels where id = ${id}), 'Road'
        from generate_series(1, 1001) n`.execute(db),
    )
    expect(reading).toEqual(changes({ kind: 'everything' }))
  })
})

const postgres = await startPostgres({ isPrivate: true })

const opened: OpenDb[] = []
async function connect(url: string): Promise<Db> {
  const database = await openDb({ databaseUrl: url, dataDir: '' })
  opened.push(database)
  return database.db
}

const because = isMissing(postgres) ? ` (skipped: ${postgres.missing})` : ''
describe.skipIf(isMissing(postgres))(`the change feed during other transactions${because}`, () => {
  let url: string
  let db: Db
  let hotel: BuiltHotel
  const hotelSeen = () => changes({ kind: 'hotel', hotelId: hotel.id })
  const touch = (by: Db) =>
    by
      .updateTable('hotels')
      .set((eb) => ({ rank: eb('rank', '+', 1) }))
      .where('id', '=', hotel.id)
      .execute()

  beforeAll(async () => {
    url = await present(postgres).createDatabase('feed')
    db = await connect(url)
    hotel = await buildHotel(db, await buildCity(db), { rooms: 1 })
  })
  afterAll(async () => {
    for (const { close } of opened) await close()
    if (!isMissing(postgres)) await postgres.stop()
  })

  test('the change feed keeps a change that was written early and committed late', async () => {
    const feed = await feedOf(db)
    const slow = await db.startTransaction().execute()
    await slow.updateTable('hotels').set({ rank: 77 }).where('id', '=', hotel.id).execute()
    const other = await buildHotel(db, await buildCity(db))
    expect(JSON.stringify(await feed.read())).toContain(`"hotelId":${other.id}`)
    expect(await feed.read()).toEqual(changes())
    await slow.commit().execute()
    expect(await feed.read()).toEqual(hotelSeen())
    expect(await feed.read()).toEqual(changes())
  })

  test('the change feed deletes nothing that a reader still needs, and a reader that paused too long starts over', async () => {
    const [feed, sleeper] = [await feedOf(db), await feedOf(db)]
    const slow = await db.startTransaction().execute()
    await slow.updateTable('hotels').set({ rank: 78 }).where('id', '=', hotel.id).execute()
    for (const _turn of [1, 2, 3]) await purgeChanges(db, 0)
    await slow.commit().execute()
    await purgeChanges(db, 0)
    expect(await feed.read()).toEqual(hotelSeen())
    for (const _turn of [1, 2]) await purgeChanges(db, 0)
    expect(await db.selectFrom('catalogue_changes').select('id').execute()).toEqual([])
    expect(await sleeper.read()).toEqual({ from: 'restart' })
    expect(await sleeper.read()).toEqual(changes())
  })

  test('the change feed keeps every change for the promised minutes', async () => {
    await touch(db)
    const before = await db.selectFrom('catalogue_changes').select('id').execute()
    for (const _turn of [1, 2, 3]) expect(await purgeChanges(db)).toBe(0)
    expect(await db.selectFrom('catalogue_changes').select('id').execute()).toEqual(before)
  })

  test('the change feed makes every reader start over after a crash has emptied the table', async () => {
    const feed = await feedOf(db)
    await touch(db)
    await present(postgres).crash()
    await expect
      .poll(() =>
        sql`select 1`.execute(db).then(
          () => 'there',
          () => 'away',
        ),
      )
      .toBe('there')
    expect(await db.selectFrom('catalogue_changes').select('id').execute()).toEqual([])
    expect(await feed.read()).toEqual({ from: 'restart' })
    expect(await feed.read()).toEqual({ from: 'restart' })
    await touch(db)
    expect(await feed.read()).toEqual(hotelSeen())
  })
})
