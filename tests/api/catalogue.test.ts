import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addMinutes } from '#domain/kernel/ist.ts'
import { random } from '#domain/kernel/seeded-random.ts'
import { buildCity, buildGuest, buildHotel } from '../builders.ts'
import { START } from '../cast.ts'
import { addHotel, book, change, type Life } from './catalogue-lives.ts'
import { billQuestion, question } from './catalogue-questions.ts'
import { movePlaces } from './catalogue-places.ts'
import { openSite, type Process, type Site } from './catalogue-processes.ts'

/** One round is enough on PGlite, which is slower and has no second process. */
const ROUNDS = Number(process.env['CATALOGUE_ROUNDS'] ?? 1)
const QUESTIONS_A_ROUND = 100
const CHANGES_A_ROUND = 15
const BOOKINGS = 80
/** How many hours the clock advances. By then, every stay in the questions has begun. */
const HOURS = 100

/**
 * Milliseconds, longer than a reading is trusted, so that memory answers only with what it read after the last change.
 */
const SETTLED = 1050

let site: Site
let life: Life
let [one, other, oracle]: Process[] = []

/** Repeats a question until the process answers from memory. */
async function untilInMemory(process: Process, path: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const before = process.catalogue.figures().catalogueHits
        await process.ask(path)
        return process.catalogue.figures().catalogueHits - before
      },
      { timeout: 20_000 },
    )
    .toBe(1)
}

const searchOf = (city: number | string) =>
  `/hotels/search?${new URLSearchParams({ checkin: '2027-01-20T12:00', checkout: '2027-01-21T11:00', filter: JSON.stringify({ where: { cityId: city }, limit: 100 }) })}`

beforeAll(async () => {
  site = await openSite()
  ;[one, other, oracle] = [await site.open(64), await site.open(64), await site.open(0)]
  const { db } = present(oracle)
  life = { draw: random('catalogue'), cities: [await buildCity(db, 'Pune'), await buildCity(db, 'Nashik')], hotels: [] }
  for (let turn = 0; turn < 4; turn++) await movePlaces(life, db)
  for (let hotel = 0; hotel < 40; hotel++) await addHotel(life, db)
})
afterAll(() => site.stop())

function present(process: Process | undefined): Process {
  if (!process) throw new Error('the processes are not started')
  return process
}

describe('searches from memory', () => {
  test(
    'searches from memory return the same bytes as the database, after random changes through several processes',
    async () => {
      const [first, second, sql] = [present(one), present(other), present(oracle)]
      for (const city of life.cities)
        for (const process of [first, second]) await untilInMemory(process, searchOf(city.slug))
      for (let booking = 0; booking < BOOKINGS; booking++) await book(life, sql)
      for (let round = 0; round < ROUNDS; round++) {
        for (let turn = 0; turn < CHANGES_A_ROUND; turn++) await change(life, life.draw.pick([first, second, sql]))
        await pause(SETTLED)
        for (let asked = 0; asked < QUESTIONS_A_ROUND; asked++) {
          // Advances the clock past the start of some stays, which can no longer move.
          if (asked % 25 === 24)
            for (const { clock } of [first, second, sql]) clock.advance((HOURS * 60) / (4 * ROUNDS))
          const { path, ...more } = life.draw.chance(0.1) ? billQuestion(life) : { path: question(life) }
          const expected = await sql.ask(path, more)
          expect(await first.ask(path, more), path).toBe(expected)
          expect(await second.ask(path, more), path).toBe(expected)
        }
      }
      for (const { catalogue } of [first, second]) {
        const { catalogueHits, catalogueMisses } = catalogue.figures()
        expect(catalogueHits / (catalogueHits + catalogueMisses)).toBeGreaterThan(0.6)
      }
      expect([first, second, sql].flatMap(({ faults }) => faults)).toEqual([])
    },
    ROUNDS * 30_000,
  )

  test('searches from memory immediately show the process’s own writes and a guest’s favourites', async () => {
    const first = present(one)
    const city = await buildCity(first.db)
    const hotels = [await buildHotel(first.db, city), await buildHotel(first.db, city)]
    const guest = await buildGuest(first.db)
    const path = searchOf(city.id)
    await untilInMemory(first, path)
    for (const hotel of hotels) {
      await first.db.updateTable('hotels').set({ name: 'New' }).where('id', '=', hotel.id).execute()
      expect(await first.ask(path)).toBe(await present(oracle).ask(path))
      await first.db.insertInto('favourites').values({ user_id: guest.id, hotel_id: hotel.id }).execute()
      const answer = await first.ask(path, { headers: guest.headers })
      expect(answer).toBe(await present(oracle).ask(path, { headers: guest.headers }))
      expect(answer).toContain('"isFavorite":true')
    }
  })

  test('searches from memory show a room as taken soon after it was booked through another process', async () => {
    const [first, second] = [present(one), present(other)]
    const city = await buildCity(first.db)
    const hotel = await buildHotel(first.db, city, { rooms: 1 })
    const path = searchOf(city.slug)
    await untilInMemory(first, path)
    expect(await first.ask(path)).toContain('"availability":true')
    await sql`insert into stays (hotel_id, city_id, room_id, period, status)
      select hotel_id, city_id, id, tstzrange('2027-01-20T06:30Z', '2027-01-21T05:30Z'), 'booked' from rooms where hotel_id = ${hotel.id}`.execute(
      second.db,
    )
    await expect.poll(() => first.ask(path), { timeout: 2000, interval: 20 }).toContain('"availability":false')
  })

  test('searches from memory leave past days to the database', async () => {
    const first = present(one)
    const [city] = life.cities
    const days = { checkin: addMinutes(START, -9 * 24 * 60).toISOString(), checkout: START.toISOString() }
    const path = `/hotels/search?${new URLSearchParams({ ...days, filter: JSON.stringify({ where: { cityId: city?.id } }) })}`
    await untilInMemory(first, searchOf(city?.id ?? 0))
    const before = first.catalogue.figures().catalogueHits
    expect(await first.ask(path)).toBe(await present(oracle).ask(path))
    expect(first.catalogue.figures().catalogueHits).toBe(before)
  })
})

/** Starts two processes: one has a city with one hotel in memory and hears of no change. */
async function heldWithOneHotel() {
  const [first, second] = [present(one), present(other)]
  const city = await buildCity(first.db)
  const hotel = await buildHotel(first.db, city)
  const path = searchOf(city.slug)
  await untilInMemory(first, path)
  first.feed.hold()
  return { first, second, hotel, path }
}

describe('the change feed', () => {
  test('searches go to the database while the change feed is stopped', async () => {
    const { first, second, hotel, path } = await heldWithOneHotel()
    await second.db.updateTable('hotels').set({ hidden: true }).where('id', '=', hotel.id).execute()
    await pause(SETTLED)
    const before = first.catalogue.figures()
    expect(await first.ask(path)).toBe(await present(oracle).ask(path))
    expect(first.catalogue.figures().catalogueHits).toBe(before.catalogueHits)
    expect(before.catalogueAgeSeconds).toBeGreaterThan(1)
    first.feed.release()
    await untilInMemory(first, path)
    expect(await first.ask(path)).toBe(await present(oracle).ask(path))
  })

  test('a process reloads its memory after a crash has emptied the change feed', async () => {
    const { first, second, hotel, path } = await heldWithOneHotel()
    await second.db.updateTable('hotels').set({ name: 'Changed' }).where('id', '=', hotel.id).execute()
    await sql`truncate catalogue_changes, catalogue_epoch`.execute(second.db)
    await pause(SETTLED)
    first.feed.release()
    await untilInMemory(first, path)
    const answer = await first.ask(path)
    expect(answer).toContain('Changed')
    expect(answer).toBe(await present(oracle).ask(path))
  })
})

test('a small memory drops the least used cities, and never loads a city that is too large', async () => {
  const { db } = present(oracle)
  const small = await site.open(0.03)
  const cities = [await buildCity(db), await buildCity(db)]
  for (const city of cities) for (let hotel = 0; hotel < 10; hotel++) await buildHotel(db, city)
  const large = await buildCity(db)
  for (let hotel = 0; hotel < 40; hotel++) await buildHotel(db, large)
  for (const city of [...cities, ...cities]) {
    await untilInMemory(small, searchOf(city.id))
    expect(await small.ask(searchOf(city.id))).toBe(await present(oracle).ask(searchOf(city.id)))
    await pause(300)
    expect(small.catalogue.figures()).toMatchObject({ catalogueCities: 1 })
    expect(small.catalogue.figures().catalogueBytes).toBeLessThan(0.03 * 1024 * 1024)
  }
  for (const _turn of [1, 2, 3]) {
    expect(await small.ask(searchOf(large.id))).toBe(await present(oracle).ask(searchOf(large.id)))
    await pause(100)
  }
  expect(small.catalogue.figures().catalogueCities).toBeLessThanOrEqual(1)
  expect(small.faults).toEqual([])
})
