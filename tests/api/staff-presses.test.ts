/** Tests that a POST by desk or office takes effect only once if it is retried after a lost answer. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { ALL_CALLS } from '#contract/calls.ts'
import {
  bookingBody,
  buildCity,
  buildGuest,
  buildHotel,
  buildOperator,
  buildStaff,
  type BuiltCity,
  type BuiltGuest,
} from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { isAboutBooking, requestOf, withSubject, type Scene } from './rights-requests.ts'
import { startApi, type Answer, type Api } from './start-api.ts'

/** Calls without an `Idempotency-Key`, and why a repetition changes nothing. */
const WITHOUT_KEY: Record<string, 'signs in or out' | 'reads, and notes who read' | 'is done once by its own state'> = {
  '/desk/passkeys/ask': 'signs in or out',
  '/desk/passkeys/answer': 'signs in or out',
  '/desk/sign-out': 'signs in or out',
  '/desk/switch': 'signs in or out',
  '/office/passkeys/ask': 'signs in or out',
  '/office/passkeys/answer': 'signs in or out',
  '/office/sign-out': 'signs in or out',
  '/desk/check-voucher': 'reads, and notes who read',
  // The code is a secret that is never stored, so a repetition makes a new code that replaces the last one.
  '/desk/staff/{id}/pairing-code': 'reads, and notes who read',
  // The key is a secret that is never stored. A repetition is refused because the key's name is taken.
  '/desk/keys': 'is done once by its own state',
  // The responses of these two calls also contain a secret, and a repetition is refused.
  '/desk/webhooks': 'is done once by its own state',
  '/desk/webhooks/{id}/new-secret': 'is done once by its own state',
  '/office/bookings/{id}/identities/{n}': 'reads, and notes who read',
  '/office/bookings/{id}/phone': 'reads, and notes who read',
  '/office/cases/{ref}/phone': 'reads, and notes who read',
  '/office/bookings/{id}/plan': 'reads, and notes who read',
  '/office/books/check': 'reads, and notes who read',
  '/office/guests/{id}/export': 'reads, and notes who read',
  '/office/guests/{id}/nominee': 'reads, and notes who read',
  '/desk/photos': 'is done once by its own state',
  '/desk/push': 'is done once by its own state',
  '/desk/push/end': 'is done once by its own state',
  '/office/push': 'is done once by its own state',
  '/office/push/end': 'is done once by its own state',
  '/desk/posts/{id}/accept': 'is done once by its own state',
  '/desk/posts/{id}/decline': 'is done once by its own state',
  '/office/hotels/{id}/photos': 'is done once by its own state',
  // A repetition within half a minute sends no second code, and a code verifies only once.
  '/office/alarm-email': 'is done once by its own state',
  '/office/alarm-email/verify': 'is done once by its own state',
  '/office/alarm-email/end': 'is done once by its own state',
  '/office/duty': 'is done once by its own state',
  '/office/duty/end': 'is done once by its own state',
  '/office/jobs/run': 'is done once by its own state',
  '/office/payouts/compare-answer': 'reads, and notes who read',
  '/office/settlements/compare': 'reads, and notes who read',
  '/office/bank/compare': 'reads, and notes who read',
  '/office/guests-of-closed-hotels/plan': 'reads, and notes who read',
  '/office/hide-hotels/plan': 'reads, and notes who read',
  // The answer has account numbers, which must not be stored under a key. A repetition returns the same file.
  '/office/payouts/send': 'is done once by its own state',
  // The responses of these calls contain a guest's name and phone, which must not be stored with an idempotency key.
  '/office/guests/{id}/block': 'is done once by its own state',
  '/office/guests/{id}/correct-phone': 'is done once by its own state',
  '/office/guests/{id}/erase': 'is done once by its own state',
  '/office/guests/{id}/forget-passkeys': 'is done once by its own state',
  '/office/guests/{id}/unblock': 'is done once by its own state',
}

const isOfStaff = ({ rights }: Call) => rights.startsWith('desk') || rights.startsWith('office')
const POSTS = ALL_CALLS.filter((call) => call.method === 'POST' && isOfStaff(call))
const named = (call: Call) => [call.path, call] as const
const KEYED = POSTS.filter(({ isIdempotent }) => isIdempotent)
const STATEFUL = POSTS.filter(({ path }) => WITHOUT_KEY[path] === 'is done once by its own state')

let api: Api
let city: BuiltCity
beforeAll(async () => {
  api = await startApi()
  city = await buildCity(api.db)
})
afterAll(() => api.stop())

async function bookAndPay(owner: BuiltGuest, hotelId: number): Promise<string> {
  const body = bookingBody({ id: hotelId }, SATURDAY_EVENING)
  const created = await api.post('/bookings/create-booking', body, { headers: owner.headers })
  const { id, payment_url: url } = created.body.booking
  await api.post(`/dev/test-gateway/${url.split('/').at(-1)}`, { outcome: 'success' })
  return id
}

let addresses = 0

/** Builds what the call is about, and its caller: the manager, or an admin who proposed nothing and so may confirm. */
async function sceneOf(call: Call): Promise<Scene> {
  const owner = await buildGuest(api.db)
  const hotel = await buildHotel(api.db, city, { rooms: 4 })
  const isOffice = call.rights.startsWith('office')
  const { token } = isOffice
    ? await buildOperator(api.db, { role: 'admin' })
    : await buildStaff(api.db, hotel, { role: 'manager' })
  const isOfBooking = isAboutBooking(call) || call.path.startsWith('/office/bookings/')
  const subject = isOfBooking ? await bookAndPay(owner, hotel.id) : owner.id
  const remoteAddress = `198.19.0.${1 + (addresses++ % 250)}`
  return { owner, caller: null, token, hotelId: hotel.id, subject, remoteAddress }
}

/** Fields that need an unused phone or address: an operator has a single post, and a contact is asked once a day. */
const OWN_FIELD = [
  { at: /^\/office\/operators$/, field: 'phone' },
  { at: /\/contacts$/, field: 'address' },
]

/** Builds the request, and puts the subject's id into the office's paths for bookings and guests. */
async function requestFor(call: Call, scene: Scene) {
  const request = await requestOf(call, scene)
  const path = withSubject(request.path, scene.subject)
  const own = OWN_FIELD.find(({ at }) => at.test(call.path))?.field
  const payload = own && { ...(request.payload as object), [own]: scene.owner.phone }
  return { ...request, path, ...(payload && { payload }) }
}

type Counts = Record<string, number>

/** Leaves out the security log, because it is written asynchronously. */
const NOT_COUNTED = /^(?:idempotency_keys|security_log)$/
/** Leaves out the office's log too, because it records every press. */
const NOT_COUNTED_EITHER = /^(?:idempotency_keys|security_log|operator_actions)$/

/** Counts the rows of every other table. */
async function countRows(besides: RegExp): Promise<Counts> {
  await api.worker.drain()
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(api.db)
  const counted = tables.filter(({ name }) => !besides.test(name))
  const parts = counted.map(
    ({ name }) => sql`select ${sql.lit(name)} as name, count(*)::int as n from ${sql.table(name)}`,
  )
  const { rows } = await sql<{ name: string; n: number }>`${sql.join(parts, sql` union all `)}`.execute(api.db)
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
}

async function press(call: Call, scene: Scene, key?: string): Promise<Answer> {
  const { path, payload, headers } = await requestFor(call, scene)
  const sent = key === undefined ? headers : { ...headers, 'idempotency-key': key }
  return api.post(path, payload, { headers: sent, remoteAddress: scene.remoteAddress })
}

/** Removes the stored reply, as if the process had died between the commit and the answer. */
async function forgetReply(key: string): Promise<void> {
  await api.db
    .updateTable('idempotency_keys')
    .set({ reply_status: null, reply_body: null })
    .where('key', '=', key)
    .execute()
  await api.db.deleteFrom('idempotency_keys').where('key', '=', key).where('status_code', 'is', null).execute()
}

test('every POST by desk or office takes an idempotency key or is listed with the reason why not', () => {
  const unkeyed = POSTS.filter(({ isIdempotent }) => !isIdempotent).map(({ path }) => path)
  expect(unkeyed.toSorted()).toEqual(Object.keys(WITHOUT_KEY).toSorted())
})

test('every call that takes an idempotency key documents the refusal of a reused key', () => {
  const silent = KEYED.filter(({ refusals }) => !refusals.includes('IDEMPOTENCY_KEY_REUSED'))
  expect(silent.map(({ path }) => path)).toEqual([])
})

/** Calls whose example request succeeds for an admin, or for the manager of a hotel with a paid booking. */
const CARRIED_OUT: string[] = []

describe('repeated requests', () => {
  test.each(KEYED.map(named))('repeating %s takes effect only once', async (path, call) => {
    const scene = await sceneOf(call)
    const key = `twice ${path}`
    const first = await press(call, scene, key)
    if (first.status === 200) CARRIED_OUT.push(path)
    const rows = await countRows(NOT_COUNTED)
    const second = await press(call, scene, key)
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect(await countRows(NOT_COUNTED)).toEqual(rows)
  })

  test.each(STATEFUL.map(named))('repeating %s takes effect only once without a key', async (_path, call) => {
    const scene = await sceneOf(call)
    const first = await press(call, scene)
    if (first.status === 200) CARRIED_OUT.push(call.path)
    const rows = await countRows(NOT_COUNTED_EITHER)
    await press(call, scene)
    expect(await countRows(NOT_COUNTED_EITHER)).toEqual(rows)
  })

  test('more than 30 calls that succeed are repeated', () => {
    expect(CARRIED_OUT.length).toBeGreaterThan(30)
  })
})

describe('a retry after the process died before its answer', () => {
  const MAKES = new Set([
    '/desk/blocks',
    '/desk/contacts',
    '/desk/hotel-rooms',
    '/desk/prices/rules',
    '/desk/staff',
    '/desk/upi',
    '/desk/walk-ins',
    '/office/hotels/{id}/contacts',
    '/office/hotels/{id}/prices/rules',
    '/office/hotels/{id}/rooms',
    '/office/limits',
    '/office/operators',
    '/office/payouts/propose',
  ])
  test.each(KEYED.filter(({ path }) => MAKES.has(path)).map(named))('a retry of %s adds no row', async (path, call) => {
    const scene = await sceneOf(call)
    const key = `died ${path}`
    const first = await press(call, scene, key)
    expect(first.status).toBe(200)
    const rows = await countRows(NOT_COUNTED)
    await forgetReply(key)
    const second = await press(call, scene, key)
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect(await countRows(NOT_COUNTED)).toEqual(rows)
  })
})

test('a repeated request never causes a server error', () => expect(api.faults).toEqual([]))
