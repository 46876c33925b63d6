import { expect } from 'vitest'
import { buildApp } from '#server/app.ts'
import {
  fetchNamedDocument,
  type ApiDocument,
  type JsonSchema,
  type OperationInDocument,
} from '../fuzz/api-document.ts'
import { apiTest } from './api-test.ts'

const test = apiTest.extend('document', { scope: 'file' }, ({ api }) => fetchNamedDocument(api))

const operationsIn = ({ paths }: ApiDocument): OperationInDocument[] =>
  Object.values(paths).flatMap((methods) => Object.values(methods))

/** Lists every object inside a value, and the value itself. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner]
}

const shapesOf = ({ components }: ApiDocument): Record<string, JsonSchema> => components?.schemas ?? {}

const refersTo = (value: unknown): string[] =>
  objectsIn(value).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []))

test('every schema that the apps use by name exists under that name', ({ document }) => {
  const names = Object.keys(shapesOf(document))
  const guests = ['Hotel', 'HotelCard', 'HotelPicture', 'SlotPrices', 'Bill', 'BillRequest', 'Booking', 'BookedHotel']
  const more = [
    'BookingRequest',
    'Refund',
    'Review',
    'ExtensionRequest',
    'User',
    'City',
    'Locality',
    'Error',
    'ErrorDetail',
  ]
  expect(names).toEqual(expect.arrayContaining([...guests, ...more, 'DeskBooking', 'OfficeBooking']))
  expect(names.length).toBeGreaterThan(120)
  for (const [name, shape] of Object.entries(shapesOf(document))) {
    expect(name).toMatch(/^[A-Z][A-Za-z]+$/)
    expect(shape.title).toBe(name)
  }
})

test('each reference names a schema, and each schema is referenced', ({ document }) => {
  const named = Object.keys(shapesOf(document)).map((name) => `#/components/schemas/${name}`)
  expect([...new Set(refersTo(document))].toSorted()).toEqual(named.toSorted())
})

test('no schema of two or more properties appears twice', ({ document }) => {
  const places = new Map<string, string[]>()
  const { paths } = document
  for (const [place, value] of Object.entries({ ...paths, ...shapesOf(document) }))
    for (const { title, properties, type, description: _said, examples: _given, ...rest } of objectsIn(value)) {
      if (typeof title === 'string' || Object.keys(Object(properties)).length < 2) continue
      const present = [type].flat().filter((one) => one !== 'null')
      const text = JSON.stringify({ ...rest, properties, type: present })
      places.set(text, [...(places.get(text) ?? []), place])
    }
  expect([...places.values()].filter((found) => found.length > 1)).toEqual([])
})

test('a booking’s bill is null or has the shared schema of a bill', ({ document }) => {
  const { bill, refunds } = shapesOf(document)['Booking']?.properties ?? {}
  expect(bill).toEqual({ anyOf: [{ $ref: '#/components/schemas/Bill' }, { type: 'null' }] })
  expect(refunds).toMatchObject({ type: 'array', items: { $ref: '#/components/schemas/Refund' } })
})

test('every operation says which session it needs, in terms that the document explains', ({ document }) => {
  const schemes = document.components?.securitySchemes ?? {}
  const asked = operationsIn(document).map(({ operationId, security }) => {
    expect(security, operationId).toBeDefined()
    return (security ?? []).flatMap((one) => Object.keys(one))
  })
  expect([...new Set(asked.flat())].toSorted()).toEqual(Object.keys(schemes).toSorted())
  expect(schemes).toMatchObject({
    accessToken: { type: 'apiKey', in: 'header', name: 'Authorization' },
    accessCookie: { type: 'apiKey', in: 'cookie', name: 'access_token' },
    deskCookie: { type: 'apiKey', in: 'cookie', name: 'desk_token' },
    officeCookie: { type: 'apiKey', in: 'cookie', name: 'office_token' },
    gatewaySignature: { type: 'apiKey', in: 'header', name: 'x-test-gateway-signature' },
  })
})

test('every tag is described, and grouped by who makes its calls', ({ document }) => {
  const { tags = [], 'x-tagGroups': groups = [] } = document
  const used = new Set(operationsIn(document).flatMap((operation) => operation.tags ?? []))
  expect(tags.map(({ name }) => name).toSorted()).toEqual([...used].toSorted())
  expect(groups.flatMap((group) => group.tags).toSorted()).toEqual([...used].toSorted())
  for (const { description = '' } of tags) expect(description.length).toBeGreaterThan(10)
  const callersOf = (group: string) => {
    const theirs = groups.find(({ name }) => name === group)?.tags ?? []
    const calls = operationsIn(document).filter(({ tags: [tag = ''] = [] }) => theirs.includes(tag))
    return [...new Set(calls.flatMap(({ security = [] }) => security.flatMap((one) => Object.keys(one))))].toSorted()
  }
  expect(callersOf('Guests')).toEqual(['accessCookie', 'accessToken'])
  expect(callersOf('Hotels’ staff')).toEqual(['deskCookie', 'deskToken', 'hotelKey'])
  expect(callersOf('Operators')).toEqual(['officeCookie', 'officeToken'])
  expect(callersOf('Payment gateways')).toEqual(['gatewaySignature'])
  expect(callersOf('Developers')).toEqual([])
})

const segmentsOf = (path: string) => path.split('/').map((part) => (part.startsWith('{') ? null : part))

/** Returns whether an address could match both paths. */
function areAmbiguous(one: string, other: string): boolean {
  const [parts, others] = [segmentsOf(one), segmentsOf(other)]
  return (
    parts.length === others.length &&
    parts.every((part, at) => part === null || others[at] === null || part === others[at])
  )
}

/** The specification's paths (§7) with a fixed word where other paths have an id. The router tries the word first. */
const GIVEN = [
  '/hotels/similar-hotels/{id}',
  '/hotels/hotel-reviews/{id}',
  '/bookings/user-bookings/{userId}',
  '/users/user-picture/{id}',
]

test('no address matches two paths of the API, except the specification’s', ({ document }) => {
  const given = new Set(GIVEN.map((path) => `/api${path}`))
  const paths = Object.keys(document.paths)
  expect(paths).toEqual(expect.arrayContaining([...given]))
  const free = paths.filter((path) => !given.has(path))
  const parametersOf = (path: string) => segmentsOf(path).filter((part) => part === null).length
  const found = free.flatMap((one, at) =>
    free.slice(at + 1).filter((other) => areAmbiguous(one, other) && parametersOf(one) === parametersOf(other)),
  )
  expect(found).toEqual([])
})

test.for(['/hotels/similar-hotels/find-availability', '/hotels/hotel-reviews/offers-by-day'])(
  'a fixed word in a path takes precedence over an id: %s',
  async (path, { api }) => {
    // If the word were taken as an id, the call would ask for a time or a slot.
    const { status, body } = await api.get(path)
    expect([status, body.error.code]).toEqual([404, 'NOT_FOUND'])
    expect((await api.get(path.replace(/(similar|hotel)-\w+/, 'any-hotel'))).status).toBe(422)
  },
)

test('the API document of a deployed site names the site and its cookies, and no local tool', async ({
  api,
  document,
}) => {
  expect(document.servers).toMatchObject([{ url: '/' }])
  const env = { ...api.services.env, APP_ENV: 'staging' as const, PUBLIC_URL: 'https://uncle.test' }
  const app = await buildApp({ services: { ...api.services, env } })
  const staged = (await app.inject('/api/openapi.json')).json<ApiDocument>()
  await app.close()
  expect(staged.servers).toMatchObject([{ url: 'https://uncle.test' }])
  expect(staged.tags?.map(({ name }) => name)).not.toContain('Local tools')
  expect(staged['x-tagGroups']?.map(({ name }) => name)).not.toContain('Developers')
  expect(staged.components?.securitySchemes).toMatchObject({
    accessCookie: { name: '__Host-access_token' },
    deskCookie: { name: '__Host-desk_token' },
    officeCookie: { name: '__Host-office_token' },
  })
  expect(Object.keys(shapesOf(staged))).not.toContain('ClockReading')
})

test('the pages that show the API document read the same file', async ({ api, document }) => {
  expect((await api.get('/docs/json')).body).toEqual(document)
})
