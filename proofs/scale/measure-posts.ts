/**
 * Measures every POST call: the guest and the hotel with the most bookings send the contract's own examples about new
 * bookings, first before the check-in and then at the desk.
 */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Call } from '../../src/contract/call.ts'
import { ALL_CALLS } from '../../src/contract/calls.ts'
import { addDays, addMinutes, istDateOf, minutesBetween, toIstIso } from '../../src/domain/kernel/ist.ts'
import type { AdjustableClock } from '../../src/server/ports/clock.ts'
import type { Db } from '../../src/server/services.ts'
import { bookingBody } from '../../tests/builders.ts'
import { isAboutBooking, requestOf, withSubject } from '../../tests/api/rights-requests.ts'
import { withExistingId } from './ids-in-paths.ts'
import { senderOf, type People } from './people.ts'

type Measuring = {
  app: FastifyInstance
  clock: AdjustableClock
  db: Db
  people: People
  /** records one call with its times, status and answer size */
  note: (what: string, times: readonly number[], status: number | string, bytes: number) => void
  /** forgets the statements recorded so far */
  forget: () => void
}

/** Each turn has its own booking. The first turn is not counted. */
const TURNS = 4
/** The desk can mark an arrival at nine in the evening, when this slot begins. */
const NIGHT = { slotId: 1, checkin: 'T21:00:00+05:30', checkout: 'T10:00:00+05:30' }

/** Calls measured at the check-in, in the order in which a desk presses them. */
const AT_CHECK_IN = [
  'seen',
  'arrive',
  'take',
  'correct-taking',
  'register',
  'extras',
  'correct-extra',
  'notes',
  'ids-compared',
  'room',
  'hours',
  'still-here',
  'leave',
  'take-back',
].map((act) => `/desk/bookings/{id}/${act}`)

/** Calls that end what other calls need: they come last. */
const ENDING =
  /walk-ins\/\{id\}\/leave|bookings\/\{id\}\/act|cancel-booking|no-show|cannot-take|turned-away|money-back|move-to|\/end$/
/** After these calls the hotel sells nothing or the guest may no longer sign in. */
const LAST = [
  '/office/hotels/{id}/pause',
  '/office/hotels/{id}/hide',
  '/office/hide-hotels',
  '/users/{id}/erase',
  '/office/guests/{id}/erase',
  '/office/guests/{id}/block',
]

/** Whether a call names a booking in its path or body. */
const isOfBooking = (call: Call) => isAboutBooking(call) || call.path.startsWith('/office/bookings/')

/** Every POST call but those of the local tools and the gateway. */
export const POSTS = ALL_CALLS.filter(
  ({ method, rights }) => method === 'POST' && rights !== 'local' && rights !== 'gateway',
)
function rankOf({ path }: Call): number {
  if (LAST.includes(path)) return 3 + LAST.indexOf(path)
  if (ENDING.test(path)) return 2
  if (path === '/desk/walk-ins') return -1
  return AT_CHECK_IN.includes(path) ? 1 : 0
}
const ORDERED = POSTS.toSorted(
  (one, other) => rankOf(one) - rankOf(other) || AT_CHECK_IN.indexOf(one.path) - AT_CHECK_IN.indexOf(other.path),
)

type Stay = { checkin: string; checkout: string }

const nightOf = (day: string): Stay & { slotId: number } => ({
  slotId: NIGHT.slotId,
  checkin: `${day}${NIGHT.checkin}`,
  checkout: `${addDays(day, 1)}${NIGHT.checkout}`,
})

/** Replaces the example's dates, which are fixed, by dates to come. */
function withDates(body: Record<string, unknown>, { checkin, checkout }: Stay): Record<string, unknown> {
  const dates: Record<string, string> = {
    checkin,
    checkout,
    checkin_date: checkin,
    checkout_date: checkout,
    from: checkin,
    until: checkout,
  }
  const replaced = Object.entries(body).map(([name, value]): [string, unknown] => [
    name,
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? (dates[name] ?? value) : value,
  ])
  return Object.fromEntries(replaced)
}

/** Books and pays a night at the busiest hotel for the guest with the most bookings. Returns undefined if it is sold out. */
async function book({ app, clock, people }: Measuring, day: string): Promise<string | undefined> {
  const created = await app.inject({
    method: 'POST',
    url: '/api/bookings/create-booking',
    headers: { ...(await people.signInAgain('guest', clock.now())), 'idempotency-key': randomUUID() },
    payload: bookingBody({ id: people.hotelId }, nightOf(day)),
  })
  if (created.statusCode === 409) return undefined
  if (created.statusCode !== 200) throw new Error(`a booking to measure was refused: ${created.body}`)
  const { booking } = created.json<{ booking: { id: string; payment_url: string } }>()
  await app.inject({
    method: 'POST',
    url: `/api/dev/test-gateway/${booking.payment_url.split('/').at(-1)}`,
    payload: { outcome: 'success' },
  })
  return booking.id
}

/** Books a night for each turn on the first day from `first` on that has enough rooms. */
async function bookNights(measuring: Measuring, first: string): Promise<{ day: string; bookings: string[] }> {
  for (let ahead = 0; ahead < 40; ahead++) {
    const day = addDays(first, ahead)
    const bookings: string[] = []
    for (let turn = 0; turn < TURNS; turn++) {
      const id = await book(measuring, day)
      if (id !== undefined) bookings.push(id)
    }
    if (bookings.length === TURNS) return { day, bookings }
  }
  throw new Error('the busiest hotel has no night with enough rooms')
}

/** Asks the office for its plan of an act, because the act must repeat the plan's fingerprint. */
async function fingerprintOf({ app, people: { office } }: Measuring, path: string, body: object): Promise<string> {
  const plan = path
    .replace(/\?$/, '')
    .replace(/\/(?:act|propose|tell)$/, '/plan')
    .replace(/hide-hotels$/, 'hide-hotels/plan')
  const { act, for: side, ids, filter } = body as Record<string, unknown>
  const payload = { ...(act ? { act, for: side } : {}), ...(ids ? { ids } : {}), ...(filter ? { filter } : {}) }
  const answer = await app.inject({ method: 'POST', url: `/api${plan}`, headers: office, payload })
  return answer.statusCode === 200 ? answer.json<{ fingerprint: string }>().fingerprint : 'none'
}

/** A quarter of an hour in milliseconds: a walk-in leaves on a whole one. */
const QUARTER = 15 * 60_000

/** Walk-ins leave in two hours; every other example is about a night of the next week. */
function stayFor({ path }: Call, now: Date, turn: number): Stay {
  const quarters = Math.ceil(now.getTime() / QUARTER) + 8
  const checkin = toIstIso(now)
  if (path.startsWith('/desk/walk-ins')) return { checkin, checkout: toIstIso(new Date(quarters * QUARTER)) }
  return nightOf(addDays(istDateOf(now), 5 + turn))
}

let requests = 0

/** Builds a call's request about a booking, with a new session because the call may end its own. */
async function buildRequest(
  measuring: Measuring,
  call: Call,
  { booking, turn }: { booking: string; turn: number },
): Promise<InjectOptions> {
  const { clock, db, people } = measuring
  const stay = stayFor(call, clock.now(), turn)
  const sender = senderOf(call)
  const session = sender && (await people.signInAgain(sender, clock.now()))
  const subject = isOfBooking(call) ? booking : people.guestId
  const owner = { id: people.guestId, phone: '', token: people.guest.authorization, headers: people.guest }
  const token = session?.authorization
  const scene = { owner, caller: null, token, hotelId: people.hotelId, subject, remoteAddress: '' }
  const built = await requestOf(call, scene)
  const named = withSubject(built.path, subject)
  const path = await withExistingId(db, { path: named, template: call.path, hotelId: people.hotelId, turn })
  const body = call.upload || typeof built.payload !== 'object' ? built.payload : withDates({ ...built.payload }, stay)
  const isPlanned = typeof body === 'object' && 'fingerprint' in body
  const payload = isPlanned ? { ...body, fingerprint: await fingerprintOf(measuring, path, body) } : body
  const headers = { ...built.headers, ...(call.isIdempotent ? { 'idempotency-key': randomUUID() } : {}) }
  const remoteAddress = `198.${18 + (requests >> 16)}.${(requests >> 8) & 255}.${requests++ & 255}`
  return { method: 'POST', url: `/api${path}`, headers, remoteAddress, ...(payload ? { payload } : {}) }
}

/** Moves the clock to the check-in once the calls before it are measured. */
function moveTo(clock: AdjustableClock, checkin: string): void {
  const ahead = minutesBetween(clock.now(), new Date(checkin)) + 5
  if (ahead > 0) clock.advance(ahead)
}

/** Measures `POSTS`, in an order in which few calls end what others need. */
export async function measurePosts(measuring: Measuring): Promise<void> {
  const { app, clock, forget, note } = measuring
  const today = istDateOf(clock.now())
  const atDesk = await bookNights(measuring, addDays(today, 3))
  const toCome = await bookNights(measuring, addDays(today, 10))
  for (const call of ORDERED) {
    const rank = rankOf(call)
    if (rank > 0) moveTo(clock, nightOf(atDesk.day).checkin)
    // A call that ends a booking gets bookings that no other call has ended.
    const isEnding = rank > 1 && isOfBooking(call)
    const ended = isEnding ? await bookNights(measuring, istDateOf(addMinutes(clock.now(), 2 * 24 * 60))) : undefined
    const { bookings } = ended ?? (rank === 1 ? atDesk : toCome)
    const asked: InjectOptions[] = []
    for (const [turn, booking] of bookings.entries()) asked.push(await buildRequest(measuring, call, { booking, turn }))
    const times: number[] = []
    const statuses = new Set<number>()
    let bytes = 0
    for (const [turn, request] of asked.entries()) {
      if (turn === 1) forget()
      const began = performance.now()
      const answer = await app.inject(request)
      if (turn > 0) times.push(performance.now() - began)
      if (answer.statusCode >= 500) throw new Error(`POST ${call.path}: ${answer.statusCode} ${answer.body}`)
      statuses.add(answer.statusCode)
      bytes = answer.rawPayload.length
    }
    note(`POST ${call.path}`, times, [...statuses].join(' '), bytes)
  }
}
