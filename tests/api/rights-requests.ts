/** Builds the requests for the table of rights: a valid request and some malformed ones for each call. */
import { randomUUID } from 'node:crypto'
import type { Call } from '#contract/call.ts'
import type { BuiltGuest } from '../builders.ts'
import { uploadOf } from './one-pixel.ts'

export const isAboutBooking = (call: Call) => call.rights.startsWith('booking-') || call.rights === 'desk-booking'
/**
 * Whether a call's rights name the owner of its resource. If so, a missing and a forbidden resource get the same
 * answer.
 */
export const hasOwner = (call: Call) => call.rights === 'owner' || isAboutBooking(call)

/**
 * The owner's data that a request may name, and the caller in one role. They are built again for each request that may
 * change them.
 */
export type Scene = {
  owner: BuiltGuest
  caller: BuiltGuest | null
  token: string | undefined
  hotelId: number
  subject: string
  /** a different address each time, so that no limit applies */
  remoteAddress: string
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
    day: '2026-11-30',
    file: 'gstr-1',
    figures: 'results',
  }
  const required = call.query && 'required' in call.query ? (call.query.required as string[]) : []
  const query = new URLSearchParams(required.map((name) => [name, QUERY[name] ?? '1']))
  return `${call.path.replace(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? randomUUID())}?${query}`
}

/** The call's own example, with this scene's ids. */
function bodyOf(call: Call, scene: Scene, subject: string): object | undefined {
  if (!call.body) return undefined
  const [example] = ((call.body as { examples?: object[] }).examples ?? []) as Array<Record<string, unknown>>
  const named = { id: subject, bookingId: subject, hotelId: scene.hotelId }
  const known = Object.entries(named).filter(([name]) => example && name in example)
  return { ...example, ...Object.fromEntries(known) }
}

type Sent = { path: string; payload?: object | string; headers: Record<string, string> }

const JSON_TYPE = { 'content-type': 'application/json' }

/** A valid request for the call, with this scene's ids. */
export async function requestOf(call: Call, scene: Scene, subject = scene.subject): Promise<Sent> {
  const path = pathOf(call, scene, subject)
  const headers: Record<string, string> = scene.token === undefined ? {} : { authorization: scene.token }
  if (call.upload) {
    const { payload, headers: ofForm } = await uploadOf(call.upload)
    return { path, payload, headers: { ...headers, ...ofForm } }
  }
  const body = bodyOf(call, scene, subject)
  return { path, headers, ...(body ? { payload: body } : {}) }
}

/** Puts the scene's booking or guest into the path of an office call, where `requestOf` puts an unknown id. */
export const withSubject = (path: string, subject: string): string =>
  path.replace(/^(\/office\/(?:bookings|guests)\/)[\w-]+/, `$1${subject}`)

/** The same request empty, with unknown fields, and unreadable. The answer must not reveal what would be valid. */
export async function malformedRequests(call: Call, scene: Scene): Promise<Sent[]> {
  const { path: whole, headers } = await requestOf(call, scene)
  const path = whole.replace(/\?.*/, '')
  if (call.method === 'GET') return whole.endsWith('?') ? [] : [{ path, headers }]
  // A body that names no booking would not be about anybody's booking.
  const isNamed = call.path.includes('{') || !isAboutBooking(call)
  const named = isNamed ? {} : { id: scene.subject }
  // Leaves room for two more requests: a valid one, and one about something that does not exist.
  const most = (call.limitPerMinute ?? Infinity) - 2
  const bodies = [named, { ...named, reason: 7, nothing_of_ours: [1] }, ...(isNamed ? ['{"half":', 'no form'] : [])]
  return bodies.slice(0, most).map((payload) => ({
    path,
    payload,
    headers: { ...headers, ...(payload === 'no form' ? { 'content-type': 'text/plain' } : JSON_TYPE) },
  }))
}
