import { describe, expect } from 'vitest'
import { RESULTS, takeRate, type Results } from '#domain/figures/results.ts'
import { addDays, istInstant } from '#domain/kernel/ist.ts'
import { COUNT_RETENTION_DAYS, FIGURE_RETENTION_DAYS } from '#domain/retention-days.ts'
import { countDays } from '#server/features/figures/count-days.ts'
import { drawBookings, FIRST, LAST, oracle, readRaw } from './draw-figures.ts'
import { figuresTest, NIGHT, read } from './figures-test.ts'
import { goTo } from './ledger-test.ts'
import { codeOf, get } from './office-steps.ts'
import { withQuery, type Body } from './start-api.ts'

const test = figuresTest.extend('drawn', { scope: 'file' }, ({ api }) => drawBookings(api))

const resultsIn = (row: Body) => Object.fromEntries(RESULTS.map((name) => [name, row[name]]))

describe('results', () => {
  test('results equal a count of the original rows, by week and by hotel, across a month’s end', async ({
    api,
    drawn,
    support,
  }) => {
    goTo(api, NIGHT)
    await countDays(api.services)
    const raw = await readRaw(api)
    for (const hotel of drawn.hotels) {
      const shown = await read(api, support, 'results', { from: FIRST, to: LAST, hotel: hotel.id })
      expect([shown.as_of, shown.from, shown.to]).toEqual([LAST, '2026-11-16', '2026-12-13'])
      expect(shown.weeks.map(({ week }: Body) => week)).toEqual([
        '2026-11-16',
        '2026-11-23',
        '2026-11-30',
        '2026-12-07',
      ])
      for (const week of shown.weeks) {
        const counted = oracle(raw, hotel.id, week.week, addDays(week.week, 6))
        expect(resultsIn(week), week.week).toEqual(counted)
        expect(week.take_rate).toBe(takeRate(counted))
      }
      const all = oracle(raw, hotel.id, '2026-11-16', '2026-12-13')
      expect(resultsIn(shown.sum)).toEqual(all)
    }
    const ofCity = await read(api, support, 'results', { from: FIRST, to: LAST, city: drawn.city.id })
    expect(new Set(ofCity.parts.map(({ id }: Body) => id))).toEqual(new Set(drawn.hotels.map(({ id }) => id)))
    const undrawn = RESULTS.filter((name) => ofCity.sum[name] === 0)
    expect(undrawn, 'everything was drawn').toEqual([])
    for (const part of ofCity.parts) expect(resultsIn(part)).toEqual(oracle(raw, part.id, '2026-11-16', '2026-12-13'))
    const before = await read(api, support, 'results', { from: '2026-11-30', to: LAST, city: drawn.city.id })
    const weeksBefore = await read(api, support, 'results', {
      from: '2026-11-16',
      to: '2026-11-29',
      city: drawn.city.id,
    })
    expect(before.before).toEqual(weeksBefore.sum)
  })

  test('counting results twice, even concurrently, changes nothing, but a late refund does', async ({ api, drawn }) => {
    goTo(api, NIGHT)
    const rows = () => api.db.selectFrom('hotel_days').selectAll().orderBy('day').orderBy('hotel_id').execute()
    await countDays(api.services)
    const once = await rows()
    expect(await countDays(api.services), 'the last week again').toBe(7)
    await Promise.all([countDays(api.services), countDays(api.services)])
    expect(await rows()).toEqual(once)
    const [hotel] = drawn.hotels
    const late = once.find(({ day, hotel_id: id }) => day === '2026-12-08' && id === hotel?.id)
    const payment = await api.db
      .selectFrom('payments as y')
      .innerJoin('bookings as b', 'b.id', 'y.booking_id')
      .select('y.id')
      .where('b.hotel_id', '=', hotel?.id ?? 0)
      .leftJoin('refunds as r', 'r.payment_id', 'y.id')
      .where('r.id', 'is', null)
      .executeTakeFirstOrThrow()
    const refund = { payment_id: payment.id, amount: 7, reason: 'late', idempotency_key: 'late refund', due_by: LAST }
    await api.db
      .insertInto('refunds')
      .values({ ...refund, created_at: istInstant('2026-12-08', 23) })
      .execute()
    await countDays(api.services)
    const after = (await rows()).find(({ day, hotel_id: id }) => day === '2026-12-08' && id === hotel?.id)
    expect([after?.refunds, after?.refunded]).toEqual([(late?.refunds ?? 0) + 1, (late?.refunded ?? 0) + 700])
  })

  test('the results of missed nights are counted later', async ({ api, drawn }) => {
    goTo(api, NIGHT)
    await countDays(api.services)
    const whole = await api.db.selectFrom('hotel_days').selectAll().orderBy('day').orderBy('hotel_id').execute()
    expect(drawn.hotels).toHaveLength(2)
    await api.db.deleteFrom('figure_days').where('day', '>', '2026-11-25').execute()
    expect(await countDays(api.services)).toBeGreaterThan(14)
    expect(await api.db.selectFrom('hotel_days').selectAll().orderBy('day').orderBy('hotel_id').execute()).toEqual(
      whole,
    )
    await api.db.deleteFrom('figure_days').execute()
    await api.post('/dev/jobs/count-figures')
    expect(await api.db.selectFrom('hotel_days').selectAll().orderBy('day').orderBy('hotel_id').execute()).toEqual(
      whole,
    )
  })

  test('results are empty before the first night, and are refused for days and places that do not exist', async ({
    api,
    support,
  }) => {
    await api.db.deleteFrom('figure_days').execute()
    const shown = await read(api, support, 'results')
    expect([shown.as_of, shown.sum.bookings, shown.sum.take_rate, shown.weeks.length]).toEqual([null, 0, null, 8])
    const refused = async (query: object) => {
      const answer = await api.get(withQuery('/office/figures/results', { ...query }), support)
      return [answer.status, codeOf(answer)]
    }
    expect(await refused({ from: '2026-02-30' })).toEqual([422, 'FROM_INVALID'])
    expect(await refused({ from: '2026-12-07', to: '2026-12-06' })).toEqual([422, 'TO_INVALID'])
    expect(await refused({ city: 999_999 })).toEqual([404, 'NOT_FOUND'])
    expect(await refused({ hotel: 999_999 })).toEqual([404, 'NOT_FOUND'])
  })
})

describe('tables', () => {
  test('only admins export figures as CSV, each export is logged, and the figures are the same', async ({
    api,
    drawn,
    admin,
    support,
  }) => {
    goTo(api, NIGHT)
    await countDays(api.services)
    const path = (figures: string, query = {}) => withQuery(`/office/figures/${figures}/csv`, query)
    expect(codeOf(await api.get(path('results'), support))).toBe('ADMINS_ONLY')
    const [hotel] = drawn.hotels
    const week = { from: '2026-11-30', to: '2026-12-06', hotel: hotel?.id }
    const { body, headers } = await api.get(path('results', week), admin)
    expect(headers['content-disposition']).toBe('attachment; filename="uncle-results-2026-11-30.csv"')
    const [heads = '', row = '', ...more] = (body as string).trimEnd().split('\r\n')
    expect([heads.split(',').slice(0, 5), more]).toEqual([['week', 'city', 'hotel', 'bookings', 'booked value'], []])
    const { sum } = await read(api, support, 'results', week as Record<string, string | number>)
    expect(row.split(',').slice(3, 5)).toEqual([String(sum.bookings), (sum.booked_value / 100).toFixed(2)])
    for (const figures of ['demand', 'cohorts']) expect((await api.get(path(figures), admin)).status).toBe(200)
    const { entries } = await get(api, admin, '/office/log?act=figures_exported')
    expect(entries.map(({ who, detail }: Body) => [who, detail.figures])).toEqual([
      ['Ritu Bansal', 'cohorts'],
      ['Ritu Bansal', 'demand'],
      ['Ritu Bansal', 'results'],
    ])
  })

  test('figures are kept for three years, demand for 400 days', async ({ api, drawn }) => {
    goTo(api, NIGHT)
    const [hotel] = drawn.hotels
    const days = (count: number) => addDays('2026-12-10', -count)
    await api.db.deleteFrom('figure_days').execute()
    await api.db.deleteFrom('demand_counts').execute()
    for (const day of [days(FIGURE_RETENTION_DAYS), days(FIGURE_RETENTION_DAYS + 1)]) {
      await api.db.insertInto('figure_days').values({ day, counted_at: api.clock.now() }).execute()
      const none = Object.fromEntries(RESULTS.map((name) => [name, 0])) as Results
      await api.db
        .insertInto('hotel_days')
        .values({ day, hotel_id: hotel?.id ?? 0, ...none })
        .execute()
    }
    const demand = {
      city_id: drawn.city.id,
      slot: 3,
      lead: 'later',
      emptied_by: 'none',
      searches: 1,
      without_room: 0,
    } as const
    for (const stay_day of [days(COUNT_RETENTION_DAYS), days(COUNT_RETENTION_DAYS + 1)])
      await api.db
        .insertInto('demand_counts')
        .values({ ...demand, stay_day })
        .execute()
    await api.post('/dev/jobs/purge-events')
    expect(await api.db.selectFrom('hotel_days').select('day').execute()).toEqual([
      { day: days(FIGURE_RETENTION_DAYS) },
    ])
    expect(await api.db.selectFrom('demand_counts').select('stay_day').execute()).toEqual([
      { stay_day: days(COUNT_RETENTION_DAYS) },
    ])
  })
})
