/**
 * A cached hotel page must always equal a newly rendered page: after every kind of write by this process or another,
 * and whenever the page changes because of the time.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addMinutes } from '#domain/kernel/ist.ts'
import { random } from '#domain/kernel/seeded-random.ts'
import { SETTLES_AFTER } from '#server/features/hotels/catalogue/hotel-changes.ts'
import { buildCity, buildHotel, type BuiltHotel } from '../builders.ts'
import { addHotel, change, type Life } from './catalogue-lives.ts'
import { write, WRITES_TO_CITY, writesToHotel, type Write } from './kept-writes.ts'
import { openSite, type Process, type Site } from './catalogue-processes.ts'

/** How long the tests wait for the new page: the promised time, plus a margin for a busy machine. */
const WITHIN_MILLISECONDS = 1500
/** Longer than a page is served without checking for changes. */
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

/** Requests the pages until these processes have cached them, so that another request loads nothing. */
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

/** Expects the process to send the newly rendered page soon, although no page expires by age in this test. */
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

describe('cached hotel pages', () => {
  test(
    'cached hotel pages equal newly rendered pages after every kind of write, by this process or another',
    async () => {
      const [one, two, fresh] = all() as [Process, Process, Process]
      const city = await buildCity(fresh.db, 'Pune')
      const writes = Object.entries(await writesToHotel(two))
      const acts: { what: string; act: Write; by: Process; hotel: BuiltHotel }[] = []
      for (const by of [one, two])
        for (const [what, act] of writes)
          acts.push({
            what: `${what}, by ${by === one ? 'this' : 'another'} process`,
            act,
            by,
            hotel: await buildHotel(fresh.db, city),
          })
      const inCity = await buildHotel(fresh.db, city, { lat: 18.5, lng: 73.8 })
      const paths = [...acts.map(({ hotel }) => pathOf(hotel)), pathOf(inCity)]
      await keep([one, two], paths)
      for (const { what, act, by, hotel } of acts) {
        const before = await fresh.page(pathOf(hotel))
        const loaded = one.loads.count + two.loads.count
        expect([await one.page(pathOf(hotel)), await two.page(pathOf(hotel))]).toEqual([before, before])
        expect(one.loads.count + two.loads.count, `${what}: pages are kept until then`).toBe(loaded)
        await write(act, hotel, by)
        await expectSoonTrue(one, pathOf(hotel), what)
        await expectSoonTrue(two, pathOf(hotel), what)
        expect(await fresh.page(pathOf(hotel)), `${what} changes the page`).not.toBe(before)
      }
      for (const [what, act] of Object.entries(WRITES_TO_CITY)) {
        await keep([one], [pathOf(inCity)])
        const before = await fresh.page(pathOf(inCity))
        await write(act, inCity, two)
        await expectSoonTrue(one, pathOf(inCity), what)
        expect(await fresh.page(pathOf(inCity)), `${what} changes the page`).not.toBe(before)
      }
      expect(all().flatMap(({ faults }) => faults)).toEqual([])
    },
    ROUNDS * 30_000 + 210_000,
  )

  test(
    'cached hotel pages equal newly rendered pages after random changes through several processes',
    async () => {
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
    },
    ROUNDS * 30_000 + 210_000,
  )
})

describe('a cached page without writes', () => {
  test('a cached page changes when a slot begins or can no longer begin, and at midnight', async () => {
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

  test('a cached page changes when a pause ends or the reception has been empty for an hour', async () => {
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

test('cached pages expire by age while the change feed is stopped', async () => {
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
