import { describe, expect } from 'vitest'
import { apiTest as test } from './api-test.ts'
import { startApi, type Answer } from './start-api.ts'

const envelope = ({ status, body }: Answer) => [status, body?.error?.statusCode, body?.error?.code]

const deep = (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels)

describe('malformed requests', () => {
  test.for(['/hotels/%/ratings', '/hotels/%E0%A4%A/ratings', '/%', '/bookings/%ZZ'])(
    'a request with the path %s is refused in the API’s common form of errors',
    async (path, { api }) => expect(envelope(await api.get(path))).toEqual([400, 400, 'MALFORMED_REQUEST']),
  )

  test.for([
    [50, 'MALFORMED_JSON'],
    [5000, 'MALFORMED_JSON'],
    [9000, 'MALFORMED_JSON'],
  ] as const)('a request body nested %i levels deep is refused as invalid JSON', async ([levels, code], { api }) => {
    const answer = await api.post('/users/verify-otp', deep(levels), {
      headers: { 'content-type': 'application/json' },
    })
    expect(envelope(answer)).toEqual([400, 400, code])
  })

  test('a request with a filter nested 2,000 levels deep is refused as an invalid filter', async ({ api, guest }) => {
    const answer = await api.get(`/bookings/user-bookings/${guest.id}?filter=${encodeURIComponent(deep(2000))}`, {
      headers: guest.headers,
    })
    expect(envelope(answer)).toEqual([400, 400, 'FILTER_INVALID'])
  })

  test.for(['a b', 'uncle.example/', '<script>', 'x'.repeat(300), 'uncle.example:port', '%00'])(
    'a request for the host %j is refused',
    async (host, { api }) =>
      expect(envelope(await api.get('/cities', { headers: { host } }))).toEqual([400, 400, 'MALFORMED_REQUEST']),
  )

  test.for(['localhost:3000', '127.0.0.1', '[::1]:3000', 'uncle.example', 'a-b.c_d.example:8080'])(
    'a request for the host %j is accepted',
    async (host, { api }) => expect((await api.get('/cities', { headers: { host } })).status).toBe(200),
  )

  test.for(['text/plain', 'text/plain; charset=utf-8', 'application/xml', 'application/x-www-form-urlencoded'])(
    'a request with a body of %s is refused as the wrong type',
    async (type, { api }) => {
      const answer = await api.post('/users/verify-otp', 'phone=1', { headers: { 'content-type': type } })
      expect(envelope(answer)).toEqual([415, 415, 'WRONG_CONTENT_TYPE'])
    },
  )
})

describe('text that nobody can have typed', () => {
  test.for(['\u0000', '\u0007', '\u001B', '\uD800', '\u202E'])(
    'a request with the text %j is refused with the name of its field',
    async (mark, { api }) => {
      const person = {
        name: 'Asha',
        phone: '+919876512345',
        email: `as${mark}ha@home.example`,
        gender: 'female',
        city: 'Pune',
      }
      const answer = await api.post('/users/signup', person)
      expect(envelope(answer)).toEqual([422, 422, 'EMAIL_INVALID'])
      const inside = await api.post('/partner-form', { ...person, hotelName: `The ${mark} Court` })
      expect(inside.status).toBe(422)
    },
  )

  test('typed text may contain the joiners of Indian scripts', async ({ api }) => {
    const answer = await api.post('/feedback', { kind: 'feedback', message: 'क्‍षमा, the room was good' })
    expect(answer.status).toBe(200)
  })
})

describe('answers of the API', () => {
  test.for(['/cities', '/openapi.json', '/nothing-here', '/hotels/%/ratings'])(
    'an answer of the API cannot be framed or sniffed: %s',
    async (path, { api }) => {
      const { headers } = await api.get(path)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    },
  )

  test('the readable API document cannot be framed either, but may run its own scripts', async ({ api }) => {
    const { headers } = await api.get('/docs/static/index.html')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    expect(headers['content-security-policy']).toMatch(/default-src 'self'.*frame-ancestors 'none'/)
  })

  test('a local machine does not ask browsers for permanent HTTPS', async ({ api }) => {
    expect((await api.get('/cities')).headers['strict-transport-security']).toBeUndefined()
  })
})

test('a site with HTTPS asks browsers to keep using HTTPS', async () => {
  const secure = await startApi({ PUBLIC_URL: 'https://uncle.example', ALLOW_LOCAL_TOOLS: 'yes' })
  const { headers } = await secure.get('/cities')
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  await secure.stop()
})

test.for([
  ['rank ASC', 200],
  ['rank', 200],
  ['price', 200],
  ['overallRating', 200],
  ['rank UP', 400],
] as const)('a search ordered by %s is answered with %i', async ([order, status], { api }) => {
  const filter = encodeURIComponent(JSON.stringify({ where: { cityId: 'nowhere' }, order }))
  const times = 'checkin=2026-12-05T21:00:00%2B05:30&checkout=2026-12-06T10:00:00%2B05:30'
  const answer = await api.get(`/hotels/search?${times}&filter=${filter}`)
  expect(answer.status === 404 ? 200 : answer.status).toBe(status)
})
