import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { ALL_CALLS } from '#contract/calls.ts'
import { RIGHTS, RIGHTS_KINDS, ROLES, type Permission, type Role } from '#contract/rights.ts'
import { buildApp } from '#server/app.ts'
import {
  bookingBody,
  buildCity,
  buildGuest,
  buildHotel,
  buildOperator,
  buildStaff,
  type BuiltCity,
  type BuiltGuest,
  type BuiltHotel,
} from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { startApi, type Answer, type Api } from './start-api.ts'

const staging = ({ services }: Api) => ({ ...services, env: { ...services.env, APP_ENV: 'staging' as const } })

let api: Api
let city: BuiltCity
/** The same server on a machine that asks for passkeys. */
let elsewhere: FastifyInstance
beforeAll(async () => {
  api = await startApi()
  city = await buildCity(api.db)
  elsewhere = await buildApp({ services: staging(api) })
})
afterAll(async () => {
  await elsewhere.close()
  await api.stop()
})

const isAboutBooking = (call: Call) => call.rights.startsWith('booking-') || call.rights === 'desk-booking'
/** A call's rights name the owner of its resource: a missing one and a forbidden one then get the same answer. */
const hasOwner = (call: Call) => call.rights === 'owner' || isAboutBooking(call)

/**
 * Everything a request may name, of one owner; and the caller, in one role. Built for each request that may change it.
 */
type Scene = {
  owner: BuiltGuest
  caller: BuiltGuest | null
  token: string | undefined
  hotelId: number
  subject: string
  /** a different address, so that limits never answer */
  remoteAddress: string
}

let addresses = 0
function nextAddress(): string {
  const serial = addresses++
  return `198.18.${Math.floor(serial / 250)}.${1 + (serial % 250)}`
}

const PARTNER_STATUS = { invited: 'invited', partner: 'accepted', uninvited: 'cancelled' } as const

/** Staff, and whether they work where the booking is. */
const STAFF = {
  desk: { role: 'desk', isHere: true },
  manager: { role: 'manager', isHere: true },
  'other-desk': { role: 'desk', isHere: false },
  'other-manager': { role: 'manager', isHere: false },
} as const
const isStaff = (role: Role): role is keyof typeof STAFF => role in STAFF

async function staffToken(hotel: BuiltHotel, who: keyof typeof STAFF): Promise<string> {
  const { role, isHere } = STAFF[who]
  return (await buildStaff(api.db, isHere ? hotel : await buildHotel(api.db, city), { role })).token
}

/** Operators; what one may do who has not shown a passkey is asked of a machine that is not local. */
const FORBIDDEN = new Set<Permission>(['MANAGERS_ONLY', 'ADMINS_ONLY', 'ADMIN_TOO_NEW'])
const OPERATORS = { support: 'support', admin: 'admin', 'new-admin': 'admin', unproven: 'admin' } as const
const isOperator = (role: Role): role is keyof typeof OPERATORS => role in OPERATORS

async function operatorToken(who: keyof typeof OPERATORS): Promise<string> {
  const standing = { hasShownPasskey: who !== 'unproven', isNew: who === 'new-admin' }
  return (await buildOperator(api.db, { role: OPERATORS[who], ...standing })).token
}

const isPartner = (role: Role): role is keyof typeof PARTNER_STATUS => role in PARTNER_STATUS

async function bookAndPay(owner: BuiltGuest, hotelId: number): Promise<string> {
  const created = await api.post('/bookings/create-booking', bookingBody({ id: hotelId }, SATURDAY_EVENING), {
    headers: owner.headers,
  })
  const { id, payment_url: url } = created.body.booking
  await api.post(`/dev/test-gateway/${url.split('/').at(-1)}`, { outcome: 'success' })
  return id
}

async function addExtension(bookingId: string): Promise<string> {
  const starts = new Date(SATURDAY_EVENING.checkout)
  const row = await api.db
    .insertInto('extensions')
    .values({
      booking_id: bookingId,
      hours: 1,
      starts_at: starts,
      ends_at: new Date(starts.getTime() + 3_600_000),
      tax_percent: 5,
      room_total: 120,
      total: 120,
      status: 'acknowledged',
      acknowledged_at: api.clock.now(),
      hold_expires_at: new Date(api.clock.now().getTime() + 900_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

async function addPartner(bookingId: string, who: BuiltGuest, role: keyof typeof PARTNER_STATUS): Promise<void> {
  const answered = role === 'partner' ? { user_id: who.id, answered_at: api.clock.now() } : {}
  await api.db
    .insertInto('booking_partners')
    .values({ booking_id: bookingId, phone: who.phone, status: PARTNER_STATUS[role], ...answered })
    .execute()
}

async function buildScene(call: Call, role: Role): Promise<Scene> {
  const owner = await buildGuest(api.db)
  const hotel = await buildHotel(api.db, city)
  const isSignedIn = role !== 'visitor' && role !== 'signed-out' && !isStaff(role) && !isOperator(role)
  const caller = role === 'owner' ? owner : isSignedIn ? await buildGuest(api.db) : null
  const token = role === 'signed-out' ? 'a-token-that-no-longer-counts' : caller?.token
  const own = isStaff(role) ? await staffToken(hotel, role) : isOperator(role) ? await operatorToken(role) : undefined
  let subject = owner.id
  if (isAboutBooking(call)) {
    subject = await bookAndPay(owner, hotel.id)
    if (isPartner(role) && caller) await addPartner(subject, caller, role)
    if (call.leadsTo === 'extension') subject = await addExtension(subject)
  }
  return { owner, caller, token: own ?? token, hotelId: hotel.id, subject, remoteAddress: nextAddress() }
}

/** Scenes of requests that change nothing, because they are refused or only read: one for each role and kind of subject. */
const kept = new Map<string, { role: Role; scene: Scene }>()

async function sceneOf(call: Call, role: Role, permission: Permission): Promise<Scene> {
  if (permission === 'allowed' && call.method === 'POST') return buildScene(call, role)
  const key = [role, isAboutBooking(call), call.leadsTo].join(' ')
  const { scene } = kept.get(key) ?? { scene: await buildScene(call, role) }
  kept.set(key, { role, scene })
  return { ...scene, remoteAddress: nextAddress() }
}

const QUERY: Record<string, string> = {
  checkin: '2026-12-12T21:00:00+05:30',
  checkout: '2026-12-13T10:00:00+05:30',
  phone: '+916333333333',
  hours: '2',
  id: 'NOSUCHCODE',
  text: 'Asha',
  date: '2026-12-12',
  slot: '3',
  reason: 'Papers complete',
}

function pathOf(call: Call, scene: Scene, subject: string): string {
  const ofHotel = /^(?:\/office)?\/hotels\//.test(call.path)
  const values: Record<string, string> = {
    id: hasOwner(call) ? subject : ofHotel ? String(scene.hotelId) : randomUUID(),
    userId: call.rights === 'owner' ? subject : (scene.caller?.id ?? scene.owner.id),
    paymentMethod: 'upi',
    container: 'assets',
    n: '1',
    hotelId: String(scene.hotelId),
    month: '2026-11',
  }
  const required = call.query && 'required' in call.query ? (call.query.required as string[]) : []
  const query = new URLSearchParams(required.map((name) => [name, QUERY[name] ?? '1']))
  return `${call.path.replace(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? randomUUID())}?${query}`
}

/** The call's own example, about this scene. */
function bodyOf(call: Call, scene: Scene, subject: string): object | undefined {
  if (!call.body) return undefined
  const [example] = ((call.body as { examples?: object[] }).examples ?? []) as Array<Record<string, unknown>>
  const named = { id: subject, bookingId: subject, hotelId: scene.hotelId }
  const known = Object.entries(named).filter(([name]) => example && name in example)
  return { ...example, ...Object.fromEntries(known) }
}

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function uploadOf({ field }: NonNullable<Call['upload']>) {
  const form = new FormData()
  form.append(field, new Blob([ONE_PIXEL], { type: 'image/png' }), 'photo.png')
  const request = new Response(form)
  const type = request.headers.get('content-type') ?? ''
  return { payload: Buffer.from(await request.arrayBuffer()), headers: { 'content-type': type } }
}

async function send(call: Call, scene: Scene, subject = scene.subject): Promise<Answer> {
  const path = pathOf(call, scene, subject)
  const { remoteAddress } = scene
  const authorization: Record<string, string> = scene.token === undefined ? {} : { authorization: scene.token }
  if (call.method === 'GET') return api.get(path, { headers: authorization, remoteAddress })
  if (!call.upload) return api.post(path, bodyOf(call, scene, subject), { headers: authorization, remoteAddress })
  const { payload, headers } = await uploadOf(call.upload)
  return api.post(path, payload, { headers: { ...authorization, ...headers }, remoteAddress })
}

const FIELD_CODE = /_(REQUIRED|INVALID|UNKNOWN)$/

/**
 * Let in: it succeeded, or refused for a reason that the contract names for this call, and never for missing rights.
 */
function expectLetIn(call: Call, { status, body }: Answer): void {
  if (status < 400) return
  const code = body.error.code as string
  expect(code).not.toMatch(/^(NO_SESSION|USER_ID_MISSING)$/)
  if (hasOwner(call)) expect(code).not.toBe('NOT_FOUND')
  const isNamed = (call.refusals as readonly string[]).includes(code) || FIELD_CODE.test(code)
  expect(isNamed, `${code} is not among the refusals of this call`).toBe(true)
}

/** Before the passkey only the door opens. */
async function expectDoor(call: Call, scene: Scene, permission: Permission): Promise<void> {
  const answer = await elsewhere.inject({
    method: call.method,
    url: `/api${pathOf(call, scene, scene.subject)}`,
    headers: { authorization: scene.token ?? '' },
    ...(call.method === 'POST' ? { payload: bodyOf(call, scene, scene.subject) ?? {} } : {}),
    remoteAddress: scene.remoteAddress,
  })
  if (permission === 'allowed') return expectLetIn(call, { status: answer.statusCode, body: answer.json() } as Answer)
  expect([answer.statusCode, answer.json().error.code]).toEqual([403, permission])
}

const named = (call: Call) => `${call.method} ${call.path}`

describe.each(ALL_CALLS.map((call) => [named(call), call] as const))('%s', (_name, call) => {
  test.each(ROLES.map((role) => [role, RIGHTS[call.rights][role]] as const))('%s: %s', async (role, permission) => {
    // A request that should have been refused may have changed what others find.
    onTestFailed(() => kept.clear())
    const scene = await sceneOf(call, role, permission)
    if (role === 'unproven' && call.rights.startsWith('office')) return expectDoor(call, scene, permission)
    const answer = await send(call, scene)
    if (permission === 'allowed') return expectLetIn(call, answer)
    if (permission === 'NO_SESSION') {
      expect(answer.status).toBe(401)
      expect(answer.body.error.code).toBe(call.upload ? 'USER_ID_MISSING' : 'NO_SESSION')
      return
    }
    if (FORBIDDEN.has(permission)) return expect([answer.status, answer.body.error.code]).toEqual([403, permission])
    const missing = await send(call, scene, randomUUID())
    expect(answer.status).toBe(404)
    expect(answer.body.error.code).toBe('NOT_FOUND')
    expect([missing.status, missing.body]).toEqual([answer.status, answer.body])
  })
})

test('every call has rights that the table knows, for every role', () => {
  for (const call of ALL_CALLS) expect(RIGHTS_KINDS, named(call)).toContain(call.rights)
  expect(Object.keys(RIGHTS).toSorted()).toEqual([...RIGHTS_KINDS].toSorted())
  for (const kind of RIGHTS_KINDS) expect(Object.keys(RIGHTS[kind]).toSorted(), kind).toEqual([...ROLES].toSorted())
})

test('a call that is about somebody’s booking names it', () => {
  for (const call of ALL_CALLS.filter(isAboutBooking)) {
    const fields = call.body && 'properties' in call.body ? Object.keys(call.body.properties as object) : []
    expect(call.path.includes('{id}') || fields.includes('id'), named(call)).toBe(true)
  }
})

test('a staging machine has no local tools', async () => {
  const unknown = (await elsewhere.inject('/api/nothing-of-ours')).json()
  for (const call of ALL_CALLS.filter(({ rights }) => rights === 'local')) {
    const answer = await elsewhere.inject({ method: call.method, url: `/api${call.path.replace(/\{\w+\}/g, 'x')}` })
    expect([answer.statusCode, answer.json()], named(call)).toEqual([404, unknown])
  }
})

/** Where somebody with a session of this kind is always let in. */
const ownPath = (role: Role, { caller }: Scene): string =>
  isStaff(role) ? '/desk/me' : isOperator(role) ? '/office/me' : `/users/${caller?.id}`

test('every session of a kept scene still counts: no cell was refused because another had ended it', async () => {
  const withSession = [...kept.values()].filter(({ role }) => role !== 'visitor' && role !== 'signed-out')
  expect(withSession.length).toBeGreaterThan(ROLES.length)
  for (const { role, scene } of withSession) {
    const headers = { authorization: scene.token ?? '' }
    const { status } = await api.get(ownPath(role, scene), { headers, remoteAddress: nextAddress() })
    expect(status, role).toBe(200)
  }
})

test('nothing failed on the way', () => expect(api.faults).toEqual([]))
