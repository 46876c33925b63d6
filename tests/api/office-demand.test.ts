import { expect } from 'vitest'
import { istInstant } from '#domain/kernel/ist.ts'
import { countCohorts } from '#server/features/figures/count-cohorts.ts'
import { countDays } from '#server/features/figures/count-days.ts'
import { buildCity, buildGuest, buildHotel } from '../builders.ts'
import { buildStay } from './build-stay.ts'
import { figuresTest as test, NIGHT, read } from './figures-test.ts'
import { goTo } from './ledger-test.ts'
import { withQuery, type Body } from './start-api.ts'

const SATURDAY = { checkin: '2026-12-05T21:00:00+05:30', checkout: '2026-12-06T10:00:00+05:30' }

test('demand counts searches without a free room by place, time and filter, and ignores unknown places and times', async ({
  api,
  support,
}) => {
  const city = await buildCity(api.db)
  await buildHotel(api.db, city, { rooms: 2, locality: 'Old Town' })
  const search = async (where: object, { query = SATURDAY, rooms = 1 }: { query?: object; rooms?: number } = {}) => {
    const filter = { where: { cityId: city.slug, ...where }, fields: ['id'] }
    expect((await api.get(withQuery('/hotels/search', { ...query, rooms, filter }))).status).toBe(200)
  }
  await search({})
  await search({}, { rooms: 3 })
  await search({ has_bathtub: true })
  await search({ has_bathtub: true, same_sex: true })
  await search({ localityId: 'lake-side' })
  await search({ localityId: city.localities['Old Town'], has_bathtub: true })
  await search({ localityId: { inq: ['old-town', 'lake-side'] } })
  await search({ localityId: 'nowhere' })
  await search({ cityId: 'atlantis' })
  await search({ cityId: 2_000_000_000 })
  await search({ hidden: true })
  await search({}, { query: { checkin: '2026-11-28T21:00:00+05:30', checkout: '2026-11-29T10:00:00+05:30' } })
  await search({}, { query: { checkin: '2028-12-05T21:00:00+05:30', checkout: '2028-12-06T10:00:00+05:30' } })
  expect(await api.db.selectFrom('demand_counts').selectAll().execute(), 'no search writes').toEqual([])
  await api.services.searches.flush()
  const rows = async () =>
    (
      await api.db
        .selectFrom('demand_counts as d')
        .leftJoin('localities as l', 'l.id', 'd.locality_id')
        .select(['stay_day', 'd.city_id', 'l.name', 'slot', 'lead', 'emptied_by', 'searches', 'without_room'])
        .orderBy('l.name', (order) => order.asc().nullsFirst())
        .orderBy('emptied_by')
        .execute()
    ).map(({ name, emptied_by: by, searches, without_room: none, ...row }) => {
      expect(row).toEqual({ stay_day: '2026-12-05', city_id: city.id, slot: 3, lead: 'within_a_week' })
      return [name, by, searches, none]
    })
  const once = [
    [null, 'has_bathtub', 1, 1],
    [null, 'none', 3, 1],
    [null, 'several', 1, 1],
    ['Lake Side', 'locality', 1, 1],
    ['Old Town', 'has_bathtub', 1, 1],
  ]
  expect(await rows()).toEqual(once)
  await api.services.searches.flush()
  expect(await rows(), 'a second flush adds nothing').toEqual(once)
  await search({ localityId: 'lake-side' })
  await api.services.searches.flush()
  expect((await rows())[3]).toEqual(['Lake Side', 'locality', 2, 2])

  const early = await read(api, support, 'demand', { from: '2026-12-05', to: '2026-12-05', city: city.id })
  expect(early.searches, 'the day is not over').toBe(0)
  goTo(api, '2026-12-06T09:00:00+05:30')
  const shown = await read(api, support, 'demand', { from: '2026-11-30', to: '2026-12-06', city: city.id })
  expect([shown.searches, shown.without_room, shown.before]).toEqual([8, 6, { searches: 0, without_room: 0 }])
  expect(shown.weeks).toEqual([{ week: '2026-11-30', searches: 8, without_room: 6 }])
  expect(shown.places).toEqual([
    { id: null, name: null, searches: 5, without_room: 3, weekdays: [0, 0, 0, 0, 0, 3, 0] },
    {
      id: city.localities['Lake Side'],
      name: 'Lake Side',
      searches: 2,
      without_room: 2,
      weekdays: [0, 0, 0, 0, 0, 2, 0],
    },
    {
      id: city.localities['Old Town'],
      name: 'Old Town',
      searches: 1,
      without_room: 1,
      weekdays: [0, 0, 0, 0, 0, 1, 0],
    },
  ])
  expect(shown.slots[3]).toEqual({ slot: 3, searches: 8, without_room: 6 })
  expect(shown.leads[2]).toEqual({ lead: 'within_a_week', searches: 8, without_room: 6 })
  expect(shown.filters).toEqual([
    { emptied_by: 'has_bathtub', without_room: 2 },
    { emptied_by: 'locality', without_room: 2 },
    { emptied_by: 'none', without_room: 1 },
    { emptied_by: 'several', without_room: 1 },
  ])
  const everywhere = await read(api, support, 'demand', { from: '2026-11-30', to: '2026-12-06' })
  expect(everywhere.places.map(({ id }: Body) => id)).toEqual([city.id])
})

test('cohorts count each guest once, in the month of the first stay, and show no number below 20', async ({
  api,
  support,
}) => {
  const city = await buildCity(api.db)
  const [hotel, elsewhere] = [await buildHotel(api.db, city), await buildHotel(api.db, await buildCity(api.db))]
  const stay = async (guest: Awaited<ReturnType<typeof buildGuest>>, day: string, where = hotel, fields = {}) => {
    const [checkin_at, checkout_at] = [istInstant(day, 21), istInstant(day, 34)]
    const at = { checkin_at, checkout_at, completed_at: istInstant(day), ended_at: checkout_at }
    await buildStay(api.db, where, guest, { ...at, ...fields })
  }
  const guests = []
  for (let count = 0; count < 22; count++) guests.push(await buildGuest(api.db))
  for (const [index, guest] of guests.entries()) {
    await stay(guest, index === 0 ? '2026-08-31' : '2026-08-05')
    // A month after the end of August is the end of September, which is too late for the first guest.
    if (index === 0) await stay(guest, '2026-09-30')
    else if (index > 1) await stay(guest, index === 2 ? '2026-09-05' : '2026-09-04', elsewhere)
  }
  const others = [await buildGuest(api.db), await buildGuest(api.db)] as const
  await stay(others[0], '2026-08-05', hotel, { no_show_at: istInstant('2026-08-06') })
  await stay(others[1], '2026-08-05', hotel, { ended_at: null })
  goTo(api, NIGHT)
  await countDays(api.services)
  await countCohorts(api.services)
  await countCohorts(api.services)
  const kept = await api.db
    .selectFrom('guest_cohorts')
    .select(['within_months', 'guests'])
    .where('city_id', '=', city.id)
    .where('month', '=', '2026-08')
    .where('within_months', '<=', 3)
    .orderBy('within_months')
    .execute()
  expect(kept.map(({ guests: count }) => count)).toEqual([22, 19, 21, 21])
  const { cohorts } = await read(api, support, 'cohorts', { from: '2026-08-01', city: city.id })
  expect(cohorts.map(({ month }: Body) => month)).toEqual(['2026-08'])
  const [{ guests: all, returned }] = cohorts
  expect(all).toEqual({ state: 'counted', guests: 22, percent: null })
  expect(returned.slice(0, 4)).toEqual([
    { state: 'few', guests: null, percent: null },
    { state: 'counted', guests: 21, percent: 95 },
    { state: 'counted', guests: 21, percent: 95 },
    { state: 'open', guests: null, percent: null },
  ])
})
