import { describe, expect } from 'vitest'
import {
  GATEWAY_REPORT_RETENTION_DAYS,
  MESSAGE_RETENTION_DAYS,
  WRITING_RETENTION_DAYS,
} from '#domain/retention-days.ts'
import { countEvents } from '#server/features/analytics/count-events.ts'
import { buildCity, buildHotel } from '../builders.ts'
import { apiTest } from './api-test.ts'
import { allowedTries } from './limit-steps.ts'
import { withQuery } from './start-api.ts'

const DAY_MINUTES = 24 * 60

const test = apiTest.extend('environment', { scope: 'file' }, () => ({ SEARCHES_A_MINUTE: '7' }))

describe('messages to us', () => {
  test('a message to us is deleted after a year, and a complaint only once it is settled', async ({ api }) => {
    const write = (kind: 'feedback' | 'complaint', settled: boolean) =>
      api.db
        .insertInto('feedback')
        .values({
          ticket: `${kind}-${settled}`,
          kind,
          message: 'words',
          created_at: api.clock.now(),
          settled_at: settled ? api.clock.now() : null,
        })
        .execute()
    await write('feedback', false)
    await write('complaint', true)
    await write('complaint', false)
    await api.db
      .insertInto('partner_forms')
      .values({
        ticket: 'P-1',
        name: 'M',
        phone: '1',
        email: 'm@x.example',
        hotel_name: 'H',
        city: 'C',
        created_at: api.clock.now(),
      })
      .execute()
    const left = async () =>
      (await api.db.selectFrom('feedback').select('ticket').execute()).map(({ ticket }) => ticket)
    api.clock.advance(WRITING_RETENTION_DAYS * DAY_MINUTES - 1)
    await api.post('/dev/jobs/purge-outbox')
    expect(await left()).toHaveLength(3)
    api.clock.advance(2)
    await api.post('/dev/jobs/purge-outbox')
    expect(await left()).toEqual(['complaint-false'])
    expect(await api.db.selectFrom('partner_forms').select('id').execute()).toEqual([])
    api.clock.advance(-api.clock.advancedMinutes())
  })
})

describe('sent messages', () => {
  test('sent messages and messages that were given up are deleted, and given-up payments stay', async ({ api }) => {
    const at = api.clock.now()
    const entry = (kind: string) => ({
      kind,
      payload: '{}',
      created_at: at,
      available_at: at,
      failed_at: at,
      attempts: 18,
    })
    await api.db
      .insertInto('outbox')
      .values([entry('message'), entry('refund.requested')])
      .execute()
    const event = { provider: 'p', kind: 'payment', body: '{}', received_at: at }
    await api.db
      .insertInto('webhook_events')
      .values([
        { ...event, event_id: 'done', processed_at: at },
        { ...event, event_id: 'given up', failed_at: at },
      ])
      .execute()
    api.clock.advance(Math.max(MESSAGE_RETENTION_DAYS, GATEWAY_REPORT_RETENTION_DAYS) * DAY_MINUTES + 1)
    await api.post('/dev/jobs/purge-outbox')
    const kinds = await api.db.selectFrom('outbox').select('kind').where('failed_at', 'is not', null).execute()
    expect(kinds).toEqual([{ kind: 'refund.requested' }])
    expect(await api.db.selectFrom('webhook_events').select('event_id').execute()).toEqual([{ event_id: 'given up' }])
    api.clock.advance(-api.clock.advancedMinutes())
  })
})

test('all pages together store tracked events only up to the daily limit', async ({ api }) => {
  const views = (count: number) =>
    Array.from({ length: count }, () => ({ name: 'page_view', page: '/', detail: {} }) as const)
  const count = (events: number) => countEvents(api.services, views(events), 5)
  expect([await count(3), await count(3), await count(2), await count(1)]).toEqual([3, 0, 2, 0])
  api.clock.advance(DAY_MINUTES + 10)
  expect(await count(5)).toBe(5)
  api.clock.advance(-api.clock.advancedMinutes())
})

test('each address has its own limit of searches per minute', async ({ api }) => {
  const hotel = await buildHotel(api.db, await buildCity(api.db))
  const look = (remoteAddress: string) => () =>
    api.get(
      withQuery(`/hotels/${hotel.id}/find-availability`, {
        checkin: '2026-12-05T21:00:00+05:30',
        checkout: '2026-12-06T10:00:00+05:30',
      }),
      { remoteAddress },
    )
  expect(await allowedTries(9, look('203.0.113.70'))).toBe(7)
  expect((await look('203.0.113.71')()).status).toBe(200)
})
