import { describe, expect } from 'vitest'
import { periodOf } from '#db/period.ts'
import { slotPeriod } from '#domain/slots/period.ts'
import { buildCity, buildHotel } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { apiTest } from './api-test.ts'
import { withQuery, type Body } from './start-api.ts'

type Filter = Record<string, unknown> & { where?: Record<string, unknown> }

const test = apiTest
  .extend('city', { scope: 'file' }, ({ api }) => buildCity(api.db, 'Searchpur', ['Old Town', 'Lake Side']))
  .extend('hotels', { scope: 'file' }, async ({ api, city }) => {
    const build = (fields: Parameters<typeof buildHotel>[2]) => buildHotel(api.db, city, fields)
    return {
      quiet: await build({
        slug: 'quiet',
        rank: 10,
        prices: { 3: 1500 },
        overall_rating: 3.9,
        ratings_count: 7,
        has_bathtub: true,
        locality: 'Lake Side',
      }),
      fine: await build({
        slug: 'fine',
        rank: 30,
        prices: { 1: 700, 3: 4000 },
        overall_rating: 4.6,
        ratings_count: 2,
        same_sex: true,
        custom_slot_1: 40,
      }),
      cheap: await build({
        slug: 'cheap',
        rank: 20,
        prices: { 1: 400, 3: 999 },
        has_love_kit: true,
        custom_slot_1: 90,
        is_new: true,
      }),
      full: await build({ slug: 'full', rank: 99, prices: { 3: 1200 }, rooms: 1, overall_rating: 5, ratings_count: 1 }),
      hidden: await build({ slug: 'hidden-away', rank: 100, prices: { 3: 200 }, hidden: true }),
      daytime: await build({ slug: 'daytime', rank: 50, prices: { 0: 600 } }),
    }
  })
  .extend('results', ({ api, city }) => {
    const search = (filter: Filter = {}, query: Record<string, unknown> = SATURDAY_EVENING) =>
      api.get(
        withQuery('/hotels/search', { ...query, filter: { ...filter, where: { cityId: city.slug, ...filter.where } } }),
      )
    const slugs = async (filter?: Filter, query?: Record<string, unknown>) => {
      const found = await search(filter, query)
      expect(found.status).toBe(200)
      return found.body.map(({ slug }: { slug: string }) => slug)
    }
    return { search, slugs }
  })

test.beforeAll(async ({ api, city, hotels }) => {
  const room = await api.db
    .selectFrom('rooms')
    .select('id')
    .where('hotel_id', '=', hotels.full.id)
    .executeTakeFirstOrThrow()
  const { start, end } = slotPeriod(3, '2026-12-05')
  const stay = {
    hotel_id: hotels.full.id,
    city_id: city.id,
    room_id: room.id,
    period: periodOf(start, end),
    status: 'booked' as const,
  }
  await api.db.insertInto('stays').values(stay).execute()
})

describe('search', () => {
  test('a search lists available hotels first, then by rank, and never a hidden one', async ({ results }) => {
    const found = await results.search()
    expect(found.body.map((hotel: Body) => [hotel.slug, hotel.availability.availability, hotel.price])).toEqual([
      ['fine', true, 4000],
      ['cheap', true, 999],
      ['quiet', true, 1500],
      ['full', false, 1200],
      ['daytime', false, null],
    ])
    expect(found.headers['x-total-count']).toBe('5')
  })

  test('a search uses the specification’s field names', async ({ city, hotels, results }) => {
    const quiet = (await results.search({ where: { has_bathtub: true } })).body[0]
    expect(quiet).toMatchObject({
      id: hotels.quiet.id,
      slug: 'quiet',
      cityId: city.id,
      city: 'Searchpur',
      localityId: city.localities['Lake Side'],
      locality: 'Lake Side',
      prices: { evening_slot: 1500 },
      rack_prices: {},
      price: 1500,
      tax: 75,
      total: 1575,
      overallRating: 3.9,
      rating: 4,
      reviewsCount: 7,
      hidden: false,
      isNew: false,
      hasBathtub: true,
      bathTub_charges: 0,
      same_sex: false,
      has_love_kit: false,
      only_payAtHotel: false,
      rank: 10,
      custom_slot_1: 0,
      custom_slot_2: 0,
      availability: { availability: true },
    })
  })

  test.for([
    [{ order: 'price ASC' }, ['cheap', 'quiet', 'fine', 'full', 'daytime']],
    [{ order: 'price DESC' }, ['fine', 'quiet', 'cheap', 'full', 'daytime']],
    [{ order: 'overallRating DESC' }, ['fine', 'quiet', 'cheap', 'full', 'daytime']],
    [{ order: 'overallRating ASC' }, ['quiet', 'fine', 'cheap', 'full', 'daytime']],
    [{ where: { price: { gt: 999, lt: 4000 } } }, ['quiet', 'full']],
    [{ where: { price: { gt: 998, lt: 1001 } } }, ['cheap']],
    [{ order: 'total DESC' }, ['fine', 'quiet', 'cheap', 'full', 'daytime']],
    // A total of ₹999 plus ₹50 GST.
    [{ where: { total: { gt: 1048, lt: 1050 } } }, ['cheap']],
    [{ where: { total: { lt: 1049 } } }, []],
    [{ where: { same_sex: true } }, ['fine']],
    [{ where: { has_love_kit: true } }, ['cheap']],
    [{ where: { localityId: 'lake-side' } }, ['quiet']],
    [{ where: { localityId: { inq: ['lake-side', 'old-town'] } } }, ['fine', 'quiet', 'cheap', 'full', 'daytime']],
    [{ where: { hidden: true } }, []],
    [{ where: { hidden: false }, limit: 2, skip: 1 }, ['cheap', 'quiet']],
    [{ skip: 50 }, []],
    [{ where: { cityId: 'nowhere' } }, []],
  ] as const)('a search with the filter %j finds the right hotels', async ([filter, expected], { results }) =>
    expect(await results.slugs(filter as Filter)).toEqual(expected),
  )

  test('a search gives the full count on every page', async ({ results }) => {
    expect((await results.search({ limit: 1 })).headers['x-total-count']).toBe('5')
    expect((await results.search({ limit: 1, skip: 99 })).headers['x-total-count']).toBe('5')
    expect((await results.search({ where: { price: { lt: 1000 } }, limit: 1 })).headers['x-total-count']).toBe('1')
  })

  test('a search for a custom slot sorts hotels by their rank for that slot', async ({ results }) => {
    const slot = { checkin: '2026-12-05T13:00:00+05:30', checkout: '2026-12-05T18:00:00+05:30' }
    expect((await results.slugs({}, slot)).slice(0, 2)).toEqual(['cheap', 'fine'])
  })

  test('a search counts the rooms that are free for the whole period, in every overlapping slot', async ({
    api,
    hotels,
  }) => {
    const fullDay = { checkin: '2026-12-05T12:00', checkout: '2026-12-07T11:00' }
    const price = { hotel_id: hotels.full.id, slot: 4, price: 3000 }
    await api.db.insertInto('hotel_slot_prices').values(price).execute()
    const availability = async (query: object) =>
      (await api.get(withQuery(`/hotels/full/find-availability`, { ...query }))).body.availability
    const known = { price: 3000, bathtubRoomsLeft: 0, isPaused: false }
    const sold = { ...known, availability: false, tax: 300, total: 6300, roomsLeft: 0 }
    expect(await availability(fullDay)).toEqual(sold)
    const free = { ...known, availability: true, tax: 150, total: 3150, roomsLeft: 1 }
    expect(await availability({ checkin: '2026-12-06T12:00', checkout: '2026-12-07T11:00' })).toEqual(free)
    expect(await availability({ checkin: '2026-12-06T12:00', checkout: '2026-12-07T11:00', rooms: 2 })).toMatchObject({
      availability: false,
    })
  })

  test('a search for a past time finds nothing available', async ({ results }) => {
    const past = await results.search({}, { checkin: '2026-11-28T21:00', checkout: '2026-11-29T10:00' })
    expect(past.body.every((hotel: Body) => hotel.availability.availability === false)).toBe(true)
  })

  test('a search returns only the requested fields', async ({ hotels, results }) => {
    const found = await results.search({ fields: ['id', 'name'], limit: 1 })
    expect(Object.keys(found.body[0])).toEqual(['id', 'name'])
    expect((await results.search({ fields: { name: true, id: true, slug: false }, limit: 1 })).body[0]).toEqual({
      id: hotels.fine.id,
      name: expect.any(String),
    })
  })

  test.for([
    [{ where: { cityId: 'pune', secret: 1 } }, 'where.secret'],
    [{ where: { cityId: 'pune' }, orderBy: 'price' }, 'orderBy'],
    [{ where: { cityId: 'pune' }, order: 'name ASC' }, 'order'],
    [{ where: { cityId: 'pune' }, fields: ['password'] }, 'fields.0'],
    [{ where: { cityId: 'pune' }, include: ['owner'] }, 'include'],
    [{ where: { cityId: 'pune' }, limit: 101 }, 'limit'],
    [{ where: { cityId: 'pune' }, limit: '5' }, 'limit'],
    [{ where: { cityId: 'pune' }, skip: -1 }, 'skip'],
    [{ where: { cityId: 'pune', price: { gte: 5 } } }, 'where.price.gte'],
    [{ where: { cityId: 'pune', localityId: { nin: [1] } } }, 'where.localityId'],
    [{ where: { cityId: 'pune', amenities: ['pool'] } }, 'where.amenities.0'],
    [{ where: { cityId: 'pune', overallRating: { gte: 4.2 } } }, 'where.overallRating.gte'],
    [{ where: { cityId: 'pune', near: { kind: 'bus', name: 'Swargate', kilometres: 2 } } }, 'where.near.kind'],
    [{ where: {} }, 'where.cityId'],
    [{}, 'where'],
    [[], 'body'],
  ] as const)('a search refuses the filter %j and names %s', async ([filter, named], { api }) => {
    const refused = await api.get(withQuery('/hotels/search', { ...SATURDAY_EVENING, filter }))
    expect([refused.status, refused.body.error.code]).toEqual([400, 'FILTER_INVALID'])
    expect(JSON.stringify(refused.body.error)).toContain(named === 'body' ? 'object' : named)
  })

  test('a search refuses a filter that is not JSON, and invalid times', async ({ api, results }) => {
    const { checkin, checkout } = SATURDAY_EVENING
    expect((await api.get(`/hotels/search?checkin=${checkin}&checkout=${checkout}&filter={`)).body.error.code).toBe(
      'FILTER_INVALID',
    )
    expect((await results.search({}, { checkout })).body.error.code).toBe('CHECKIN_REQUIRED')
    expect((await results.search({}, { checkin: 'x', checkout })).body.error.code).toBe('CHECKIN_INVALID')
    expect((await results.search({}, { checkin, checkout, rooms: 'two' })).body.error.code).toBe('ROOMS_INVALID')
    expect((await results.search({}, { checkin, checkout, _: '1795266702285' })).status).toBe(200)
  })
})

describe('single hotels', () => {
  test('a hotel is found by id and by slug, with its city and locality', async ({ api, city, hotels }) => {
    const bySlug = await api.get(withQuery('/hotels/quiet', { filter: { include: ['city', 'locality'] } }))
    const byId = await api.get(`/hotels/${hotels.quiet.id}`)
    expect(bySlug.body).toEqual(byId.body)
    expect(bySlug.body).toMatchObject({ citySlug: city.slug, localitySlug: 'lake-side', location: null, amenities: [] })
  })

  test('a hidden or unknown hotel is not found by any call', async ({ api, hotels }) => {
    const bill = { checkin_date: SATURDAY_EVENING.checkin, checkout_date: SATURDAY_EVENING.checkout }
    for (const id of ['hidden-away', String(hotels.hidden.id), '987654', 'no-such-hotel', '%00', 'a'.repeat(200)]) {
      const answers = await Promise.all([
        api.get(`/hotels/${id}`),
        api.get(withQuery(`/hotels/${id}/find-availability`, SATURDAY_EVENING)),
        api.post(`/hotels/${id}/calculate-bill`, bill),
      ])
      for (const { status } of answers) expect([400, 404, 422], id).toContain(status)
    }
  })

  test('a city’s hotels have facets', async ({ api, city }) => {
    const found = await api.get(
      withQuery('/hotels/search-facets', { ...SATURDAY_EVENING, filter: { where: { cityId: city.id } } }),
    )
    expect(found.body).toMatchObject({
      count: 5,
      has_bathtub: 1,
      same_sex: 1,
      has_love_kit: 1,
      price: { min: 999, max: 4000 },
      total: { min: 1049, max: 4200 },
    })
    expect(found.body.localities).toMatchObject([
      { slug: 'old-town', count: 4 },
      { slug: 'lake-side', count: 1 },
    ])
    expect(found.body.price.histogram.reduce((sum: number, bar: number) => sum + bar, 0)).toBe(4)
  })
})

describe('listed cities', () => {
  test('cities are listed if they can be booked, and found by id and slug', async ({ api, city }) => {
    expect((await api.get('/cities')).body).toMatchObject([{ id: city.id, slug: city.slug, hotelsCount: 5 }])
    const one = await api.get(`/cities/${city.slug}`)
    expect(one.body).toMatchObject({
      name: 'Searchpur',
      lowestPrices: { morning_slot: 600, custom_slot_1: 400, evening_slot: 999 },
    })
    expect((await api.get(`/cities/${city.id}`)).body).toEqual(one.body)
    expect((await api.get('/cities/atlantis')).status).toBe(404)
  })

  test('cities are found by an older name, but another city’s slug takes precedence', async ({ api, city }) => {
    const aliases = ['Old Searchpur', 'Lake Town']
    await api.db.updateTable('cities').set({ aliases }).where('id', '=', city.id).execute()
    const one = await api.get(`/cities/${city.slug}`)
    expect(one.body.aliases).toEqual(aliases)
    for (const name of ['old-searchpur', 'Old%20Searchpur'])
      expect((await api.get(`/cities/${name}`)).body).toEqual(one.body)
    const search = (cityId: string) =>
      api.get(withQuery('/hotels/search', { ...SATURDAY_EVENING, filter: { where: { cityId } } }))
    expect((await search('old-searchpur')).body).toEqual((await search(city.slug)).body)
    const namesake = await buildCity(api.db, 'Other Place')
    await api.db
      .updateTable('cities')
      .set({ aliases: [city.slug] })
      .where('id', '=', namesake.id)
      .execute()
    expect((await api.get(`/cities/${city.slug}`)).body.id).toBe(city.id)
    expect((await search('atlantis')).body).toEqual([])
  })
})
