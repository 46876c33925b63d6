import { describe, expect } from 'vitest'
import { listCounts } from '#server/features/analytics/list-counts.ts'
import { COUNT_RETENTION_DAYS } from '#domain/retention-days.ts'
import { REPORT_RETENTION_DAYS } from '#domain/error-reports/error-report.ts'
import { buildGuest } from '../builders.ts'
import { apiTest } from './api-test.ts'

const view = (page: string) => ({ name: 'page_view', page })

const test = apiTest.extend('counts', ({ api }) => {
  const count = (...events: unknown[]) => api.post('/events', { events })
  const kept = (ticket: string) =>
    api.db
      .selectFrom('error_reports')
      .select(['page', 'message', 'comment', 'user_id', 'user_agent'])
      .where('ticket', '=', ticket)
      .executeTakeFirst()
  return { count, kept }
})

describe('analytics events', () => {
  test('analytics events are stored without personal data, and an event with extra details is left out', async ({
    api,
    counts,
  }) => {
    const search = { name: 'search', page: '/', detail: { city: 'pune', slot: 'evening_slot' } }
    const answer = await counts.count(
      view('/team'),
      search,
      { name: 'search', page: '/', detail: { city: 'asha@home.example' } },
      view('/confirm-booking?bookingid=7'),
      { name: 'no_such_event', page: '/' },
    )
    expect(answer).toMatchObject({ status: 200, body: { counted: 2 } })
    expect(
      await api.db.selectFrom('analytics_events').select(['name', 'page', 'detail']).orderBy('id').execute(),
    ).toEqual([{ name: 'page_view', page: '/team', detail: {} }, search])
  })

  test('an empty request stores no event, and more than thirty events are refused', async ({ counts }) => {
    expect((await counts.count()).body).toEqual({ counted: 0 })
    expect((await counts.count(...Array.from({ length: 31 }, () => view('/')))).status).toBe(422)
  })

  test('analytics events are listed by days in India, and deleted after thirteen months', async ({ api, counts }) => {
    const keptMinutes = COUNT_RETENTION_DAYS * 24 * 60
    await counts.count(view('/team'), view('/team'), view('/lovekit'))
    const since = new Date(+api.clock.now() - 60_000)
    const [first] = await listCounts(api.db, since)
    expect(first).toMatchObject({ name: 'page_view', page: '/team', times: 3 })
    api.clock.advance(keptMinutes + 1)
    await counts.count(view('/'))
    expect((await api.post('/dev/jobs/purge-events')).body).toMatchObject({ done: 5 })
    expect(await api.db.selectFrom('analytics_events').select('page').execute()).toEqual([{ page: '/' }])
    api.clock.advance(-keptMinutes - 1)
  })
})

describe('error reports', () => {
  const told = { page: '/hotel/the-court?guests=2', message: 'TypeError: no guest asha@home.example' }

  test('an error report is stored with a number and without personal data', async ({ api, counts }) => {
    const guest = await buildGuest(api.db)
    const { status, body } = await api.post('/error-reports', told, {
      headers: { ...guest.headers, 'user-agent': 'Moto' },
    })
    expect([status, body.ticket]).toEqual([200, expect.stringMatching(/^E-[A-Z2-9]{6}$/)])
    expect(await counts.kept(body.ticket)).toEqual({
      page: '/hotel/the-court',
      message: 'TypeError: no guest [email]',
      comment: null,
      user_id: null,
      user_agent: 'Moto',
    })
  })

  test('an error report with a comment belongs to its writer, and may be of any length', async ({ api, counts }) => {
    const guest = await buildGuest(api.db)
    const { body } = await api.post(
      '/error-reports',
      { ...told, message: 'x'.repeat(7000), comment: 'I pressed Pay.' },
      { headers: guest.headers },
    )
    expect(await counts.kept(body.ticket)).toMatchObject({
      comment: 'I pressed Pay.',
      user_id: guest.id,
      message: 'x'.repeat(1000),
    })
  })

  test('an error report is deleted after half a year', async ({ api }) => {
    const minutes = REPORT_RETENTION_DAYS * 24 * 60 + 1
    api.clock.advance(minutes)
    expect((await api.post('/dev/jobs/purge-events')).body.done).toBe(2)
    api.clock.advance(-minutes)
  })
})
