import { describe, expect } from 'vitest'
import type { Call } from '#contract/call.ts'
import { ALL_CALLS } from '#contract/calls.ts'
import { buildGuest, buildHotel } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { apiTest } from './api-test.ts'
import { withQuery, type Answer } from './start-api.ts'

type Filter = Record<string, unknown>
type Schema = { properties?: Record<string, Schema>; required?: string[] }

const SEARCH = ALL_CALLS.find(({ path }) => path === '/hotels/search')
const WITH_FILTER = ALL_CALLS.filter(({ filter }) => filter !== undefined)

const schemaOf = ({ filter }: Call): Schema => filter ?? {}
const knows = (call: Call, key: string) => key in (schemaOf(call).properties ?? {})

/** Returns the smallest filter that this call accepts. */
const leastOf = (call: Call): Filter => (schemaOf(call).required?.includes('where') ? { where: { cityId: 1 } } : {})

/** A faulty filter, and the word with which its refusal names the fault. */
type Wrong = { what: string; filter: (least: Filter) => unknown; names: string }

const where = (least: Filter, more: Filter): Filter => ({ ...least, where: { ...(least['where'] as Filter), ...more } })

const EVERYWHERE: readonly Wrong[] = [
  { what: 'an unknown key', filter: (least) => ({ ...least, nonsense: 1 }), names: 'nonsense' },
  { what: 'a list', filter: () => [], names: 'filter' },
  { what: 'a word', filter: () => 'where', names: 'filter' },
  { what: 'null', filter: () => null, names: 'filter' },
]

/** The faults of each key. A call that does not take the key also has to name it in its refusal. */
const ABOUT: Readonly<Record<string, readonly Wrong[]>> = {
  where: [
    { what: 'an unknown field', filter: (least) => where(least, { nonsense: 1 }), names: 'where.nonsense' },
    { what: 'a where that is a list', filter: (least) => ({ ...least, where: [] }), names: 'where' },
    { what: 'a where that is null', filter: (least) => ({ ...least, where: null }), names: 'where' },
  ],
  include: [
    { what: 'an unknown relation', filter: (least) => ({ ...least, include: 'nonsense' }), names: '"nonsense"' },
    { what: 'one of several', filter: (least) => ({ ...least, include: ['nonsense'] }), names: '"nonsense"' },
    {
      what: 'one with a scope',
      filter: (least) => ({ ...least, include: [{ relation: 'nonsense' }] }),
      names: '"nonsense"',
    },
    { what: 'a number', filter: (least) => ({ ...least, include: 7 }), names: 'include' },
  ],
  fields: [
    { what: 'an unknown field', filter: (least) => ({ ...least, fields: ['nonsense'] }), names: '"nonsense"' },
    {
      what: 'an unknown flag',
      filter: (least) => ({ ...least, fields: { nonsense: true } }),
      names: 'fields.nonsense',
    },
    { what: 'no field at all', filter: (least) => ({ ...least, fields: [] }), names: 'fields' },
    { what: 'a flag that is a word', filter: (least) => ({ ...least, fields: { id: 'yes' } }), names: 'fields.id' },
  ],
  order: [
    { what: 'an unknown order', filter: (least) => ({ ...least, order: 'nonsense ASC' }), names: '"nonsense ASC"' },
    { what: 'a list of orders', filter: (least) => ({ ...least, order: ['rank'] }), names: 'order' },
  ],
  limit: [0, -1, 1.5, '10', 101, 1e308, null, true].map((limit) => ({
    what: JSON.stringify(limit),
    filter: (least: Filter) => ({ ...least, limit }),
    names: 'limit',
  })),
  skip: [-1, 0.5, '0', 1e308, null].map((skip) => ({
    what: JSON.stringify(skip),
    filter: (least: Filter) => ({ ...least, skip }),
    names: 'skip',
  })),
  type: [{ what: 'an unknown type', filter: (least) => ({ ...least, type: 'nonsense' }), names: '"nonsense"' }],
}

const test = apiTest
  .extend('asker', { scope: 'file' }, ({ api }) => buildGuest(api.db))
  .extend('subject', { scope: 'file' }, ({ api, city }) => buildHotel(api.db, city))
  .extend(
    'bookingId',
    { scope: 'file' },
    async ({ asker, steps, subject }) => (await steps.book(asker, subject)).body.booking.id as string,
  )
  .extend('filters', ({ api, asker, bookingId, subject }) => {
    function ask(call: Call, filter: unknown): Promise<Answer> {
      const ids = call.path.startsWith('/bookings/{')
        ? bookingId
        : call.path.startsWith('/hotels/')
          ? String(subject.id)
          : asker.id
      const path = call.path.replace(/\{\w+\}/g, ids)
      const times = { checkin: SATURDAY_EVENING.checkin, checkout: SATURDAY_EVENING.checkout }
      return api.get(withQuery(path, { ...times, filter: JSON.stringify(filter) }), { headers: asker.headers })
    }

    async function expectRefused(call: Call, { filter, names }: Wrong): Promise<void> {
      const { status, body } = await ask(call, filter(leastOf(call)))
      expect([status, body.error?.code]).toEqual([400, 'FILTER_INVALID'])
      expect(body.error.message).toContain(names)
    }
    const asked = (more: Filter) => ask(SEARCH as Call, { where: { cityId: 1, ...more } })
    return { ask, expectRefused, asked }
  })

describe.each(WITH_FILTER.map((call) => [`${call.method} ${call.path}`, call] as const))(
  'the filter of %s',
  (_name, call) => {
    test('a call’s filter is accepted in its smallest form', async ({ filters }) => {
      expect((await filters.ask(call, leastOf(call))).status).toBe(200)
    })

    test.for(EVERYWHERE.map((wrong) => [wrong.what, wrong] as const))(
      'a call’s filter refuses %s',
      ([_what, wrong], { filters }) => filters.expectRefused(call, wrong),
    )

    const about = Object.entries(ABOUT).flatMap(([key, wrongs]) => wrongs.map((wrong) => ({ key, wrong })))
    test.for(about.map(({ key, wrong }) => [`${key}: ${wrong.what}`, key, wrong] as const))(
      'a call’s filter refuses %s',
      ([_what, key, wrong], { filters }) =>
        filters.expectRefused(call, knows(call, key) ? wrong : { ...wrong, names: key }),
    )

    test('a call’s filter accepts only keys that this test lists', () => {
      expect(Object.keys(ABOUT)).toEqual(expect.arrayContaining(Object.keys(schemaOf(call).properties ?? {})))
    })
  },
)

describe('the search filter', () => {
  test.for([
    ['cityId', true],
    ['cityId', null],
    ['cityId', 0],
    ['cityId', ''],
    ['localityId', 1.5],
    ['localityId', { inq: 1 }],
    ['localityId', { inq: [{}] }],
    ['localityId', { nonsense: [1] }],
    ['hidden', 'false'],
    ['has_bathtub', 1],
    ['same_sex', null],
    ['has_love_kit', 'true'],
    ['price', 1000],
    ['price', { gt: '1000' }],
    ['price', { lt: -1 }],
    // A number too large for the price column.
    ['price', { lt: 2_147_483_648 }],
    ['price', { gt: 1e308 }],
    ['price', { between: [1, 2] }],
  ] as const)(
    'the search filter refuses where.%s of the wrong type or range: %j',
    async ([field, value], { filters }) => {
      const { status, body } = await filters.asked({ [field]: value })
      expect([status, body.error?.code]).toEqual([400, 'FILTER_INVALID'])
      expect(body.error.message).toContain(`where.${field}`)
    },
  )

  test.for([
    ['cityId', 'a\u0000b'],
    ['localityId', '\u0000'],
    ['localityId', { inq: ['a', '\u0000'] }],
  ] as const)(
    'the search filter refuses a NUL in where.%s, because no database text can contain one',
    async ([field, value], { filters }) => {
      const { status, body } = await filters.asked({ [field]: value })
      expect([status, body.error.code]).toEqual([400, 'MALFORMED_REQUEST'])
    },
  )
})
