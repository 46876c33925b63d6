import Fastify from 'fastify'
import { describe, expect, vi } from 'vitest'
import type { AnsweredSearch } from '#domain/figures/demand.ts'
import { startSearchCounter } from '#server/features/search-counts/search-counter.ts'
import type { BuiltPages } from '#server/http/built-pages.ts'
import { servePageData, servesPages, type Pages } from '#server/http/public-pages.ts'
import type { SearchCounter } from '#server/ports/search-counter.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { atCheckin } from './relocation-test.ts'
import { officeOf, officeTest as test } from './office-steps.ts'
import { withQuery, type Api } from './start-api.ts'

const DAY = 24 * 60

/** Searches as an app does, or with `own` headers as one of our pages does. */
const search = (api: Api, city: string, skip = 0, headers: Record<string, string> = {}) => {
  const { checkin, checkout } = SATURDAY_EVENING
  return api.get(withQuery('/hotels/search', { checkin, checkout, filter: { where: { cityId: city }, skip } }), {
    headers,
  })
}

const counted = async ({ db }: Api) => {
  const rows = await db.selectFrom('search_counts').select(['from_at', 'searches']).orderBy('from_at').execute()
  return rows.map(({ from_at, searches }) => [from_at.toISOString(), searches])
}

describe('counted searches', () => {
  test('each search counts once, however many parts of its list a client or page requests', async ({
    api,
    place,
    support,
  }) => {
    const office = officeOf(api, support)
    for (const each of [
      search(api, place.slug),
      search(api, place.slug),
      search(api, place.slug, 10),
      search(api, place.slug, 0, { 'sec-fetch-site': 'same-origin' }),
    ])
      expect((await each).status).toBe(200)
    expect((await office.now()).figures.searches.today, 'nothing is written by a request').toBe(0)
    await api.services.searches.flush()
    const { figures, by_hour } = await office.now()
    expect(figures.searches).toEqual({ today: 2, week_ago: 0 })
    // Every test begins at 9 AM.
    expect(
      by_hour.searches.today.map((times: number, hour: number) => [hour, times]).filter(([, n]: number[]) => n),
    ).toEqual([[9, 2]])
    await api.services.searches.flush()
    expect((await office.now()).figures.searches.today, 'a second flush adds nothing').toBe(2)
    await api.db.deleteFrom('search_counts').execute()
  })

  test('search counts from several processes add up, and counts that could not be stored are stored later', async ({
    api,
  }) => {
    const wiring = {
      db: api.db,
      clock: api.clock,
      log: api.services.log,
      findsRoom: async () => undefined,
      findsHotels: async () => undefined,
    }
    const [one, other] = [startSearchCounter(wiring), startSearchCounter(wiring)]
    for (const counter of [one, one, other]) counter.count()
    api.clock.advance(15)
    for (const counter of [other, one]) counter.count()
    await Promise.all([one.flush(), other.flush()])
    const after = await counted(api)
    expect(after.map(([, searches]) => searches)).toEqual([3, 2])

    const broken = startSearchCounter({
      ...wiring,
      db: {
        insertInto: () => {
          throw new Error('the database does not answer')
        },
      } as unknown as typeof api.db,
    })
    broken.count()
    await expect(broken.flush()).rejects.toThrow('does not answer')
    await expect(broken.flush(), 'it is still there').rejects.toThrow('does not answer')
    await broken.stop()
    expect(api.faults.splice(0)).toHaveLength(1)

    one.count()
    await Promise.all([one.stop(), other.stop()])
    expect(
      (await counted(api)).map(([, searches]) => searches),
      'stopping writes the rest',
    ).toEqual([3, 3])
    api.clock.advance(-15)
    await api.db.deleteFrom('search_counts').execute()
  })

  test('every page of results counts as a search, even a cached page', async ({ api, onTestFinished }) => {
    const count = vi.fn<SearchCounter['count']>()
    const where = { cityId: 1, has_bathtub: true }
    const searched: AnsweredSearch = { day: '2026-12-05', slot: 3, days: 1, rooms: 1, where, hasRoom: false }
    const services = { ...api.services, searches: { ...api.services.searches, count } }
    const built = {
      movedTo: () => undefined,
      securityHeaders: () => ({}),
      loadPage: async () => ({ served: '{}', searched }),
      renderPage: async () => Buffer.from('<!doctype html>'),
    } as unknown as BuiltPages
    const pages: Pages = { built: () => built, apiFor: () => async () => new Response(null), isCached: true }
    const app = Fastify()
    onTestFinished(() => app.close())
    servePageData(app, { pages, services })
    app.all('/*', servesPages({ pages, services }))
    const asked = [
      ['GET', '/hotels-in-pune', 1],
      ['GET', '/hotels-in-pune', 2],
      ['GET', '/page-data/hotels-in-pune?slot=3', 3],
      ['HEAD', '/hotels-in-pune', 3],
      ['GET', '/hotel/the-lantern-court-pune', 3],
    ] as const
    for (const [method, url, times] of asked) {
      expect((await app.inject({ method, url })).statusCode, url).toBe(200)
      expect(count, `${method} ${url}`).toHaveBeenCalledTimes(times)
      expect(count).toHaveBeenLastCalledWith(searched)
    }
  })

  test('the searches of a week ago are counted up to the last full quarter of an hour', async ({ api, support }) => {
    const office = officeOf(api, support)
    const now = api.clock.now()
    const before = (minutes: number) => new Date(+now - (7 * DAY + minutes) * 60_000)
    await api.db
      .insertInto('search_counts')
      .values([
        { from_at: before(15), searches: 4 },
        { from_at: before(0), searches: 8 },
        { from_at: before(9 * 60), searches: 16 },
        { from_at: before(9 * 60 + 15), searches: 32 },
      ])
      .execute()
    const { figures, by_hour } = await office.now()
    // Four searches are in the quarter of an hour before 9 AM, and sixteen in the one that begins at midnight.
    expect(figures.searches.week_ago).toBe(20)
    expect([by_hour.searches.week_ago[0], by_hour.searches.week_ago[8], by_hour.searches.week_ago[9]]).toEqual([
      16, 4, 8,
    ])
    await api.db.deleteFrom('search_counts').execute()
  })

  test('search counts are deleted after 400 days', async ({ api }) => {
    await api.db
      .insertInto('search_counts')
      .values({ from_at: new Date('2025-10-01T00:00:00Z'), searches: 1 })
      .execute()
    await api.post('/dev/jobs/purge-events')
    expect(await counted(api)).toEqual([])
  })
})

test('the office sees bookings and refusals by hour', async ({ api, first, guest, steps, support }) => {
  const office = officeOf(api, support)
  const hourOf = (hours: { today: number[] }, hour: number) => hours.today[hour]
  const before = (await office.now()).by_hour
  const booking = await steps.paid(guest, first)
  expect(hourOf((await office.now()).by_hour.bookings, 9)).toBe((hourOf(before.bookings, 9) ?? 0) + 1)
  const back = atCheckin(api)
  await api.post(`/bookings/${booking.id}/turned-away`, {}, { headers: guest.headers })
  const { by_hour, figures } = await office.now()
  expect([hourOf(by_hour.refusals, 21), figures.refusals.today]).toEqual([1, 1])
  expect(hourOf(by_hour.bookings, 9), 'another day begins empty').toBe(0)
  back()
})

test('the share of bookings seen in time counts each booking on the day by which it had to be seen', async ({
  api,
  first,
  guest,
  steps,
  support,
}) => {
  const office = officeOf(api, support)
  await api.db.deleteFrom('hotel_notices').execute()
  const { id } = await steps.paid(guest, first)
  await api.worker.drain()
  const notice = await api.db
    .selectFrom('hotel_notices')
    .select('due_at')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()
  const due = (Number(notice.due_at) - Number(api.clock.now())) / 60_000
  expect((await office.now()).seen_by_day.at(-1)).toMatchObject({ date: '2026-12-01', due: 0, percent: null })
  api.clock.advance(due + 1)
  const today = async () => (await office.now()).seen_by_day.at(-1)
  expect(await today()).toEqual({ date: '2026-12-01', due: 1, seen: 0, percent: 0 })
  await api.db
    .updateTable('hotel_notices')
    .set({ seen_at: notice.due_at, seen_how: 'desk' })
    .where('booking_id', '=', id)
    .execute()
  expect(await today()).toMatchObject({ due: 1, seen: 1, percent: 100 })
  api.clock.advance(7 * DAY)
  expect(await office.now()).toMatchObject({ seen_in_time: null })
  api.clock.advance(-7 * DAY - due - 1)
})
