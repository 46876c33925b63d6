import { describe, expect } from 'vitest'
import { ALL_CALLS } from '#contract/calls.ts'
import type { Call } from '#contract/call.ts'
import { isForOffice, isForStaff } from '#contract/rights.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { buildOperator, buildStaff } from '../builders.ts'
import { apiTest } from './api-test.ts'
import type { Body } from './start-api.ts'

const HOSTILE = [
  '',
  '0',
  '-1',
  '1e999',
  'null',
  '%00',
  '%F0%9F%92%A9',
  "' or 1=1 --",
  '../../etc/passwd',
  '{"$gt":""}',
  '9'.repeat(400),
  'NaN',
  '2026-13-45',
  '<script>',
]
const BODIES: unknown[] = [
  null,
  [],
  'text',
  7,
  true,
  {},
  { phone: {}, name: [], hotelId: {}, slotId: 'x' },
  { phone: null, token: null },
  JSON.parse('{"__proto__": {"admin": true}}'),
  { constructor: 1 },
]

/**
 * The hostile values are divided into this many shares. `npm test` sends each call one share, in turn. `npm run
 * test:long` sends every value to every call.
 */
const SHARES = process.env['HOSTILE_INPUT'] === 'every' ? 1 : 3

const shareFor = <Value>(call: Call, values: readonly Value[]): Value[] =>
  values.filter((_value, index) => index % SHARES === ALL_CALLS.indexOf(call) % SHARES)

const fill = (call: Call, value: string) => call.path.replace(/\{\w+\}/g, encodeURIComponent(value))
/** Fills a path that needs more than an id with valid values, so that only the body is wrong. */
const fillWell = (call: Call, id: string) =>
  fill({ ...call, path: call.path.replace('{hotelId}', '1').replace('{month}', '2026-11').replace('{n}', '1') }, id)
const isRefusal = (status: number) => status >= 400 && status < 500

/**
 * Builds a caller who has the right to make the call, and what its path names, because other callers learn nothing
 * about their input. Builds new ones for each call, because some calls end the session.
 */
const test = apiTest.extend('letIn', ({ api, guest, hotel, steps }) => async ({ rights, path }: Call) => {
  const isAboutBooking = rights.startsWith('booking-') || rights === 'desk-booking'
  const id = isAboutBooking && path.includes('{id}') ? (await steps.paid(guest, hotel)).id : guest.id
  if (isForStaff(rights)) return { id, headers: (await buildStaff(api.db, hotel, { role: 'manager' })).headers }
  if (isForOffice(rights)) return { id, headers: (await buildOperator(api.db, { role: 'admin' })).headers }
  const isFresh = { fresh_until: addMinutes(api.clock.now(), 15) }
  await api.db.updateTable('sessions').set(isFresh).where('user_id', '=', guest.id).execute()
  return { id, headers: guest.headers }
})

/**
 * Sends every call of the contract hostile paths, queries, filters and bodies. No call may answer 500, and all errors
 * must have the same form.
 */
describe.each(ALL_CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_name, call) => {
  const expectKindAnswer = (answer: { status: number; body: Body }, sent: string) => {
    expect(answer.status, sent).toBeLessThan(500)
    if (!isRefusal(answer.status)) return
    expect(answer.body.error, sent).toMatchObject({ statusCode: answer.status })
    expect(answer.body.error.code, sent).toMatch(/^[A-Z][A-Z0-9_]*$/)
    expect(JSON.stringify(answer.body), sent).not.toMatch(/at .*\.ts:\d|node_modules|select |insert /i)
  }

  test('a call answers hostile paths and queries with a clear refusal', async ({ api, letIn }) => {
    const { headers } = await letIn(call)
    for (const value of shareFor(call, HOSTILE)) {
      const path = fill(call, value)
      const names = ['checkin', 'checkout', 'phone', 'filter', 'rooms', 'to']
      const query = names.map((name) => `${name}=${encodeURIComponent(value)}`).join('&')
      const answer =
        call.method === 'GET'
          ? await api.get(`${path}?${query}`, { headers })
          : await api.post(`${path}?${query}`, {}, { headers })
      expectKindAnswer(answer, `${path}?${query}`)
    }
  })

  test('a call answers hostile filters with a clear refusal', async ({ api, letIn }) => {
    if (!call.filter) return
    const { headers, id } = await letIn(call)
    for (const filter of [
      '{',
      '[]',
      '"x"',
      '7',
      '{"where":7}',
      '{"where":{"cityId":{"x":1}}}',
      '{"limit":1e9}',
      `{"a":${'['.repeat(500)}${']'.repeat(500)}}`,
    ]) {
      const when = 'checkin=2026-12-05T21:00&checkout=2026-12-06T10:00'
      const answer = await api.get(`${fill(call, id)}?${when}&filter=${encodeURIComponent(filter)}`, {
        headers,
      })
      expect([400, 404], filter).toContain(answer.status)
      expectKindAnswer(answer, filter)
    }
  })

  test('a call answers hostile bodies with a clear refusal', async ({ api, letIn }) => {
    if (call.method !== 'POST') return
    const { headers, id } = await letIn(call)
    for (const body of shareFor(call, BODIES)) {
      const payload = JSON.stringify(body)
      const answer = await api.app.inject({
        method: 'POST',
        url: `/api${fill(call, id)}`,
        headers: { ...headers, 'content-type': 'application/json' },
        payload,
      })
      expectKindAnswer({ status: answer.statusCode, body: answer.json() }, payload)
    }
    const raw = (payload: string, type: string) =>
      api.app.inject({
        method: 'POST',
        url: `/api${fill(call, id)}`,
        headers: { ...headers, 'content-type': type },
        payload,
      })
    for (const [payload, type] of [
      ['{"a":', 'application/json'],
      ['<x/>', 'text/xml'],
      [`{"name":"${'x'.repeat(100_000)}"}`, 'application/json'],
    ] as const) {
      const answer = await raw(payload, type)
      expectKindAnswer({ status: answer.statusCode, body: answer.json() }, payload.slice(0, 50))
    }
  })

  test('a call’s refusal names the missing field', async ({ api, letIn }) => {
    const required = call.body && 'required' in call.body ? (call.body.required as string[]) : []
    if (required.length === 0) return
    const { headers, id } = await letIn(call)
    const answer = await api.post(fillWell(call, id), {}, { headers })
    expect(answer.status).toBe(422)
    const fields = answer.body.error.details.map(({ field }: { field: string }) => field)
    expect(fields.toSorted()).toEqual(required.toSorted())
  })
})

test('an unknown address, a wrong method and a malformed escape are refused like any other error', async ({ api }) => {
  expect((await api.get('/nothing')).body.error.code).toBe('NOT_FOUND')
  expect((await api.post('/cities', {})).body.error.code).toBe('NOT_FOUND')
  expect((await api.get('/hotels/%E0%A4%A')).status).toBe(400)
})
