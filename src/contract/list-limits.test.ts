/** Answers to the desk and the office must not grow over the years, so each list declares its maximum length. */
import { expect, test } from 'vitest'
import type { Call } from './call.ts'
import { ALL_CALLS } from './calls.ts'

type Schema = {
  type?: string
  maxItems?: number
  properties?: Record<string, Schema>
  anyOf?: Schema[]
}

/** The maximum length of a list in the office. */
const MOST_IN_OFFICE = 200

/**
 * The maximum length of a desk's list. A hotel has at most 500 rooms, and a day's register can have more lines than the
 * hotel has rooms.
 */
const MOST_AT_DESK = 1000

/** Calls about one booking, walk-in, case or dispute, whose lists are short. */
const ABOUT_ONE = /^\/(?:desk|office)\/(?:bookings|walk-ins|cases|disputes|proposals)\/\{/

/** Lists without a limit of their own, and why none of them grows with the number of bookings. */
const EXCEPTIONS: Record<string, readonly string[]> = {
  'a closed list: slots, states, taxes, accounts, jobs, filters': [
    '/desk/left-to-sell slots',
    '/desk/prices slots',
    '/office/books accounts',
    '/office/figures/demand slots',
    '/office/figures/demand leads',
    '/office/figures/demand filters',
    '/office/health jobs',
    '/office/hotels/{id} checks',
    '/office/hotels/{id}/facts contacts',
    '/office/hotels/{id}/prices slots',
    '/office/months/{month} states',
    '/office/returns/{month} quarter',
    '/office/returns/{month} returns',
    '/office/taxes held',
    '/office/trial-balance/{day} rows',
    '/desk/voucher-keys keys',
  ],
  'a period that the caller chooses, by week, month or day': [
    '/office/figures/cohorts cohorts',
    '/office/figures/demand weeks',
    '/office/figures/results weeks',
    '/office/hotels/{id}/sales days',
  ],
  'people, rooms, phones and papers of one house: the database or a rule limits them': [
    '/desk/facts contacts',
    '/desk/me posts',
    '/desk/shift colleagues',
    '/desk/staff ',
    '/desk/waiting-devices ',
    '/desk/walk-in-offers rooms',
    '/desk/walk-in-offers ends',
    '/office/bank accounts',
    '/office/hotels/{id} contacts.staff',
    '/office/hotels/{id} contacts.channels',
    '/office/hotels/{id} open_cases',
    '/office/hotels/{id}/bank-accounts ',
    '/office/hotels/{id}/terms ',
    '/office/operators ',
    '/office/rates ',
    '/office/work entries',
  ],
  'cities and localities, from which a form chooses': ['/office/cities '],
  'a document that must be whole: the month of one hotel, a settlement of the gateway': [
    '/desk/statements/{month} stays',
    '/desk/statements/{month} others',
    '/desk/statements/{month} payouts',
    '/desk/statements/{month} company_documents',
    '/office/statements/{hotelId}/{month} stays',
    '/office/statements/{hotelId}/{month} others',
    '/office/statements/{hotelId}/{month} payouts',
    '/office/statements/{hotelId}/{month} company_documents',
    '/office/settlements/{reference} lines',
  ],
}

/** Lists the arrays of an answer that are not inside another array's rows. */
function listsOf(schema: Schema, path = ''): [path: string, most: number | undefined][] {
  if (schema.type === 'array') return [[path, schema.maxItems]]
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    listsOf(part, path ? `${path}.${name}` : name),
  )
  return [...fields, ...(schema.anyOf ?? []).flatMap((part) => listsOf(part, path))]
}

const LISTS = ALL_CALLS.filter(
  ({ method, path }: Call) => method === 'GET' && /^\/(?:desk|office)\//.test(path) && !ABOUT_ONE.test(path),
).flatMap(({ path, response }: Call) =>
  listsOf(response as Schema).map(([field, most]) => ({ path, list: `${path} ${field}`, most })),
)

test('each list of the desk and the office has a limit, or a reason to have none', () => {
  const excepted = new Set(Object.values(EXCEPTIONS).flat())
  expect(LISTS.filter(({ most, list }) => most === undefined && !excepted.has(list)).map(({ list }) => list)).toEqual(
    [],
  )
  const open = new Set(LISTS.filter(({ most }) => most === undefined).map(({ list }) => list))
  expect([...excepted].filter((list) => !open.has(list))).toEqual([])
})

test('an office list has at most 200 rows, and a desk list has at most as many rows as a hotel’s day', () => {
  expect(LISTS.length).toBeGreaterThan(60)
  for (const { path, list, most } of LISTS)
    expect(most ?? 0, list).toBeLessThanOrEqual(
      path.startsWith('/office/hotels/{id}/') || path.startsWith('/desk/') ? MOST_AT_DESK : MOST_IN_OFFICE,
    )
})
