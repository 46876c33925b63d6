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
import { hasOwner, isAboutBooking, malformedRequests, requestOf, type Scene } from './rights-requests.ts'
import { startApi, type Answer, type Api } from './start-api.ts'

const staging = ({ services }: Api) => ({ ...services, env: { ...services.env, APP_ENV: 'staging' as const } })

let api: Api
let city: BuiltCity
/** The same server, as if on a machine that requires passkeys. */
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

let addresses = 0
function nextAddress(): string {
  const serial = addresses++
  return `198.18.${Math.floor(serial / 250)}.${1 + (serial % 250)}`
}

const PARTNER_STATUS = { invited: 'invited', partner: 'accepted', uninvited: 'cancelled' } as const

/** The staff roles, and whether they work at the booking's hotel. */
const STAFF = {
  desk: { role: 'desk', isHere: true },
  manager: { role: 'manager', isHere: true },
  'other-desk': { role: 'desk', isHere: false },
  'other-manager': { role: 'manager', isHere: false },
  // A manager whose session was paired with a code, and which therefore has only the desk's rights.
  paired: { role: 'manager', isHere: true },
  cleaner: { role: 'cleaner', isHere: true },
  'invited-staff': { role: 'manager', isHere: true },
} as const
const isStaff = (role: Role): role is keyof typeof STAFF => role in STAFF

async function staffToken(hotel: BuiltHotel, who: keyof typeof STAFF): Promise<string> {
  const { role, isHere } = STAFF[who]
  const at = isHere ? hotel : await buildHotel(api.db, city)
  const built = await buildStaff(api.db, at, { role, ...(who === 'invited-staff' ? { accepted_at: null } : {}) })
  if (who === 'paired')
    await api.db.updateTable('desk_sessions').set({ paired_by: built.id }).where('staff_id', '=', built.id).execute()
  return built.token
}

/**
 * Error codes with which a role is refused. What an operator may do before using a passkey is tested on a machine that
 * is not local.
 */
const FORBIDDEN = new Set<Permission>([
  'MANAGERS_ONLY',
  'NOT_FOR_CLEANERS',
  'ADMINS_ONLY',
  'ADMIN_TOO_NEW',
  'POST_NOT_ACCEPTED',
])
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

/**
 * The scenes of requests that changed nothing, because they were refused or only read. One is kept for reuse for each
 * role and kind of subject.
 */
const kept = new Map<string, { role: Role; scene: Scene }>()

async function sceneOf(call: Call, role: Role, permission: Permission): Promise<Scene> {
  if (permission === 'allowed' && call.method === 'POST') return buildScene(call, role)
  const key = [role, isAboutBooking(call), call.leadsTo].join(' ')
  const { scene } = kept.get(key) ?? { scene: await buildScene(call, role) }
  kept.set(key, { role, scene })
  return { ...scene, remoteAddress: nextAddress() }
}

async function send(call: Call, scene: Scene, subject = scene.subject): Promise<Answer> {
  const { path, payload, headers } = await requestOf(call, scene, subject)
  const asked = { headers, remoteAddress: scene.remoteAddress }
  return call.method === 'GET' ? api.get(path, asked) : api.post(path, payload, asked)
}

/** Expects that a caller without the right learns only that, and nothing about the form of the request. */
async function expectNothingOfTheForm(call: Call, scene: Scene, at: FastifyInstance, refused: Answer): Promise<void> {
  for (const { path, payload, headers } of await malformedRequests(call, scene)) {
    const { remoteAddress } = scene
    const sent = { method: call.method, url: `/api${path}`, headers, remoteAddress }
    const answer = await at.inject(payload === undefined ? sent : { ...sent, payload })
    expect([answer.statusCode, answer.json()], JSON.stringify(payload)).toEqual([refused.status, refused.body])
  }
}

const FIELD_CODE = /_(REQUIRED|INVALID|UNKNOWN)$/

/** Expects that the call succeeded, or was refused for one of its reasons in the contract other than missing rights. */
function expectLetIn(call: Call, { status, body }: Answer): void {
  if (status < 400) return
  const code = body.error.code as string
  expect(code).not.toMatch(/^(NO_SESSION|USER_ID_MISSING)$/)
  if (hasOwner(call)) expect(code).not.toBe('NOT_FOUND')
  const isNamed = (call.refusals as readonly string[]).includes(code) || FIELD_CODE.test(code)
  expect(isNamed, `${code} is not among the refusals of this call`).toBe(true)
}

/** Expects that before the passkey only the sign-in's calls are open. */
async function expectDoor(call: Call, scene: Scene, permission: Permission): Promise<void> {
  const { method } = call
  const { path, ...sent } = await requestOf(call, scene)
  const { remoteAddress } = scene
  const { statusCode: status, json } = await elsewhere.inject({ method, url: `/api${path}`, ...sent, remoteAddress })
  const answer = { status, body: json() } as Answer
  if (permission === 'allowed') return expectLetIn(call, answer)
  expect([status, answer.body.error.code]).toEqual([403, permission])
  await expectNothingOfTheForm(call, scene, elsewhere, answer)
}

/**
 * Chooses the cells of the grid to try. The kind of right and the role decide a right, so `npm test` tries every role
 * with one call of each kind, and on every other call one role for each answer, in turn. `npm run test:long` (`roles`)
 * tries every role on every call. For each refusal one role also sends malformed requests, because the refusal comes
 * before the form is read; with `npm run prove` (`forms`) every role sends them.
 */
const TRIED = process.env['RIGHTS_GRID'] ?? 'in turn'

const named = (call: Call) => `${call.method} ${call.path}`

/** Picks one role for each answer, a different role from call to call. */
function inTurn(roles: readonly Role[], permissionOf: (role: Role) => Permission, serial: number): Role[] {
  const answers = [...new Set(roles.map(permissionOf))]
  return answers.flatMap((answer) => {
    const same = roles.filter((role) => permissionOf(role) === answer)
    return same[serial % same.length] ?? []
  })
}

function rolesFor(call: Call): readonly Role[] {
  const first = ALL_CALLS.find(({ rights }) => rights === call.rights)
  if (TRIED !== 'in turn' || call === first) return ROLES
  return inTurn(ROLES, (role) => RIGHTS[call.rights][role], ALL_CALLS.indexOf(call))
}

describe.each(ALL_CALLS.map((call) => [named(call), call] as const))('%s', (_name, call) => {
  const tried = new Set<Permission>()
  test.each(rolesFor(call).map((role) => [role, RIGHTS[call.rights][role]] as const))(
    'the role %s gets %s',
    async (role, permission) => {
      // Drops the reused scenes, because a request that should have been refused may have changed something.
      onTestFailed(() => kept.clear())
      const scene = await sceneOf(call, role, permission)
      if (role === 'unproven' && call.rights.startsWith('office')) return expectDoor(call, scene, permission)
      const answer = await send(call, scene)
      if (permission === 'allowed') return expectLetIn(call, answer)
      if (TRIED === 'forms' || !tried.has(permission)) await expectNothingOfTheForm(call, scene, api.app, answer)
      tried.add(permission)
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
    },
  )
})

test('the table has every call’s rights for every role', () => {
  for (const call of ALL_CALLS) expect(RIGHTS_KINDS, named(call)).toContain(call.rights)
  expect(Object.keys(RIGHTS).toSorted()).toEqual([...RIGHTS_KINDS].toSorted())
  for (const kind of RIGHTS_KINDS) expect(Object.keys(RIGHTS[kind]).toSorted(), kind).toEqual([...ROLES].toSorted())
})

test('a call about somebody’s booking takes the booking’s id', () => {
  for (const call of ALL_CALLS.filter(isAboutBooking)) {
    const fields = call.body && 'properties' in call.body ? Object.keys(call.body.properties as object) : []
    expect(call.path.includes('{id}') || fields.includes('id'), named(call)).toBe(true)
  }
})

test('a staging machine has no local tools and no API page', async () => {
  const unknown = (await elsewhere.inject('/api/nothing-of-ours')).json()
  for (const call of ALL_CALLS.filter(({ rights }) => rights === 'local')) {
    const answer = await elsewhere.inject({ method: call.method, url: `/api${call.path.replace(/\{\w+\}/g, 'x')}` })
    expect([answer.statusCode, answer.json()], named(call)).toEqual([404, unknown])
  }
  for (const path of ['/api/docs', '/api/docs/', '/api/docs/static/index.html', '/api/docs/yaml']) {
    const answer = await elsewhere.inject(path)
    expect([answer.statusCode, answer.json()], path).toEqual([404, unknown])
  }
})

/** A path that every caller with this kind of session may read. */
const ownPath = (role: Role, { caller }: Scene): string =>
  isStaff(role) ? '/desk/me' : isOperator(role) ? '/office/me' : `/users/${caller?.id}`

test('every session in the table still works at its end, so no refusal is due to an expired session', async () => {
  const withSession = [...kept.values()].filter(({ role }) => role !== 'visitor' && role !== 'signed-out')
  expect(withSession.length).toBeGreaterThan(ROLES.length)
  for (const { role, scene } of withSession) {
    const headers = { authorization: scene.token ?? '' }
    const { status } = await api.get(ownPath(role, scene), { headers, remoteAddress: nextAddress() })
    expect(status, role).toBe(200)
  }
})

test('a request from the table of rights never causes a server error', () => expect(api.faults).toEqual([]))
