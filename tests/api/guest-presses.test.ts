/** Tests that a guest's POST takes effect only once if it is retried after a lost answer. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { ALL_CALLS } from '#contract/calls.ts'
import { bookingBody, buildCity, buildGuest, buildHotel, type BuiltCity, type BuiltGuest } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { isAboutBooking, requestOf, type Scene } from './rights-requests.ts'
import { startApi, type Answer, type Api } from './start-api.ts'

type Reason =
  | 'signs in or out'
  | 'reads'
  | 'only counts'
  | 'sends another OTP'
  | 'stores nothing in use'
  | 'by its state'

/** Calls without an `Idempotency-Key`, and why a repetition changes nothing more. */
const WITHOUT_KEY: Record<string, Reason> = {
  '/users/logout': 'signs in or out',
  '/users/signup': 'signs in or out',
  '/users/verify-otp': 'signs in or out',
  '/users/{id}/confirm-otp': 'signs in or out',
  '/users/{id}/passkeys/answer': 'signs in or out',
  '/users/{id}/passkeys/ask': 'signs in or out',
  '/users/passkey-sign-in/answer': 'signs in or out',
  '/users/passkey-sign-in/ask': 'signs in or out',
  '/desk/pair': 'signs in or out',
  '/desk/sign-in': 'signs in or out',
  '/office/sign-in': 'signs in or out',
  // Calls that send a message again when repeated, up to a limit.
  '/users/generate-otp': 'sends another OTP',
  '/users/{id}/send-email-link': 'sends another OTP',
  '/desk/send-otp': 'sends another OTP',
  '/office/send-otp': 'sends another OTP',
  '/events': 'only counts',
  '/error-reports': 'only counts',
  '/hotels/{id}/calculate-bill': 'reads',
  '/hotels/near-me': 'reads',
  '/hotel-contacts/look': 'reads',
  '/hotel-notices/look': 'reads',
  '/staff-notices/look': 'reads',
  '/users/passkey-notice/look': 'reads',
  '/users/{id}/export-data': 'reads',
  // Uploads. A picture is used only once another call names it. Pictures that no call names are removed.
  '/containers/{container}/upload': 'stores nothing in use',
  '/users/{id}/identity': 'stores nothing in use',
  '/users/{id}/profile-picture': 'stores nothing in use',
  '/bookings/{id}/help/photos': 'stores nothing in use',
  '/message-pictures': 'stores nothing in use',
  '/bookings/{id}/answer-hours': 'by its state',
  '/bookings/{id}/cancel-extension-booking': 'by its state',
  '/bookings/{id}/confirm-stay': 'by its state',
  '/bookings/{id}/deny-extra': 'by its state',
  '/bookings/{id}/invoice-company': 'by its state',
  '/bookings/{id}/invoice-company/remove': 'by its state',
  '/bookings/{id}/name-on-invoice': 'by its state',
  '/bookings/{id}/object-no-show': 'by its state',
  '/bookings/{id}/welcome': 'by its state',
  '/booking-partner/{id}/accept/{userId}': 'by its state',
  '/booking-partner/{id}/cancel-invite-partner': 'by its state',
  '/bookings/{id}/review/take-back': 'by its state',
  '/booking-partner/{id}/invite-partner': 'by its state',
  '/favourites/favourite-hotel': 'by its state',
  '/feedback': 'by its state',
  '/hotel-contacts/agree': 'by its state',
  '/hotel-contacts/stop': 'by its state',
  '/hotel-notices/seen': 'by its state',
  '/partner-form': 'by its state',
  '/reports': 'by its state',
  '/staff-notices/not-me': 'by its state',
  '/stays/answer-hours': 'by its state',
  '/stays/came': 'by its state',
  '/stays/welcome': 'by its state',
  '/user-requests/{id}/checkin/create': 'by its state',
  '/waits': 'by its state',
  '/waits/{id}/stop': 'by its state',
  '/users/{id}/contact-consent': 'by its state',
  '/users/{id}/details': 'by its state',
  '/users/{id}/end-other-sessions': 'by its state',
  '/users/{id}/end-session': 'by its state',
  '/users/{id}/erase': 'by its state',
  '/users/{id}/language': 'by its state',
  '/users/{id}/news-channel': 'by its state',
  '/users/{id}/nominee': 'by its state',
  '/users/{id}/nominee/remove': 'by its state',
  '/users/{id}/passkeys/forget': 'by its state',
  '/users/{id}/push': 'by its state',
  '/users/{id}/push/end': 'by its state',
  '/users/passkey-notice/not-me': 'by its state',
  '/users/remove-user-pictures': 'by its state',
  '/users/verify-email': 'by its state',
}

/**
 * Leaves out the gateway's calls, and those of desk and office, which have a table of their own
 * (`staff-presses.test.ts`).
 */
const isOfGuest = ({ rights }: Call) => !/^(?:desk|office|local|gateway)/.test(rights)
const POSTS = ALL_CALLS.filter((call) => call.method === 'POST' && isOfGuest(call))
const named = (call: Call) => [call.path, call] as const
const KEYED = POSTS.filter(({ isIdempotent }) => isIdempotent)
const STATEFUL = POSTS.filter(({ path }) => WITHOUT_KEY[path] === 'by its state')

let api: Api
let city: BuiltCity
beforeAll(async () => {
  api = await startApi()
  city = await buildCity(api.db)
})
afterAll(() => api.stop())

async function bookAndPay(owner: BuiltGuest, hotelId: number): Promise<string> {
  const created = await api.post('/bookings/create-booking', bookingBody({ id: hotelId }, SATURDAY_EVENING), {
    headers: owner.headers,
  })
  const { id, payment_url: url } = created.body.booking
  await api.post(`/dev/test-gateway/${url.split('/').at(-1)}`, { outcome: 'success' })
  return id
}

let addresses = 0

/** A guest who makes the call, with a paid booking if the call is about a booking. */
async function sceneOf(call: Call): Promise<Scene> {
  const owner = await buildGuest(api.db)
  const hotel = await buildHotel(api.db, city, { rooms: 4 })
  const isOfBooking = isAboutBooking(call) || call.path.includes('booking')
  const subject = isOfBooking && !call.path.endsWith('create-booking') ? await bookAndPay(owner, hotel.id) : owner.id
  const remoteAddress = `198.19.1.${1 + (addresses++ % 250)}`
  return { owner, caller: owner, token: owner.headers.authorization, hotelId: hotel.id, subject, remoteAddress }
}

type Counts = Record<string, number>

/** Leaves out the table of keys, which is not an effect, and the security log, which is written asynchronously. */
const NOT_COUNTED = /^(?:idempotency_keys|security_log)$/

async function countRows(): Promise<Counts> {
  await api.worker.drain()
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(api.db)
  const parts = tables
    .filter(({ name }) => !NOT_COUNTED.test(name))
    .map(({ name }) => sql`select ${sql.lit(name)} as name, count(*)::int as n from ${sql.table(name)}`)
  const { rows } = await sql<{ name: string; n: number }>`${sql.join(parts, sql` union all `)}`.execute(api.db)
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
}

async function press(call: Call, scene: Scene, key?: string): Promise<Answer> {
  const { path, payload, headers } = await requestOf(call, scene)
  const sent = key === undefined ? headers : { ...headers, 'idempotency-key': key }
  return api.post(path, payload, { headers: sent, remoteAddress: scene.remoteAddress })
}

test('every POST by a guest takes an idempotency key or is listed with the reason why not', () => {
  const unkeyed = POSTS.filter(({ isIdempotent }) => !isIdempotent).map(({ path }) => path)
  expect(unkeyed.toSorted()).toEqual(Object.keys(WITHOUT_KEY).toSorted())
})

/** Calls whose example request succeeds for a guest with a paid booking. */
const CARRIED_OUT: string[] = []

describe('guests’ repeated requests', () => {
  test.each(KEYED.map(named))('repeating %s under its key takes effect only once', async (path, call) => {
    const scene = await sceneOf(call)
    const key = `twice ${path}`
    const first = await press(call, scene, key)
    if (first.status < 300) CARRIED_OUT.push(path)
    const rows = await countRows()
    const second = await press(call, scene, key)
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect(await countRows()).toEqual(rows)
  })

  test.each(STATEFUL.map(named))('repeating %s takes effect only once without a key', async (path, call) => {
    const scene = await sceneOf(call)
    const first = await press(call, scene)
    if (first.status < 300) CARRIED_OUT.push(path)
    const rows = await countRows()
    await press(call, scene)
    expect(await countRows()).toEqual(rows)
  })

  test('more than 15 of the guests’ calls succeed before they are repeated', () => {
    expect(CARRIED_OUT.length, CARRIED_OUT.join(' ')).toBeGreaterThan(15)
  })
})

test('a guest’s request never causes a server error', () => expect(api.faults).toEqual([]))
