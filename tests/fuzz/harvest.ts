import type { JsonSchema, Operation } from './api-document.ts'
import type { Pool, Thing } from './pool.ts'

/** The kinds of objects whose `id` requests can use, by their schema's title in the document. */
const THINGS: Record<string, Thing> = {
  City: 'city',
  CityWithLocalities: 'city',
  Locality: 'locality',
  Hotel: 'hotel',
  HotelInList: 'hotel',
  FoundHotel: 'hotel',
  User: 'user',
  Booking: 'booking',
  ExtensionRequest: 'extension',
  Picture: 'picture',
  Identity: 'picture',
  Colleague: 'colleague',
  Block: 'block',
  PriceRule: 'price rule',
  HotelRoom: 'room',
}

type Found = { pool: Pool; callerId: string; operation: Operation }
type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const isId = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

const OWNED: ReadonlySet<Thing> = new Set(['extension', 'picture', 'review picture', 'user'])

function thingOf(title: string | undefined, { operation }: Found): Thing | undefined {
  const thing = THINGS[title ?? '']
  return thing === 'picture' && operation.path.includes('/containers/') ? 'review picture' : thing
}

function take(value: Json, title: string | undefined, found: Found): void {
  const { pool, callerId } = found
  const thing = thingOf(title, found)
  if (thing && isId(value['id'])) {
    const { userId, hotelId, role } = value
    const owner = thing === 'booking' ? String(userId) : OWNED.has(thing) ? callerId : undefined
    pool.add(thing, { value: value['id'], owner, belongings: isId(hotelId) ? { hotelId } : {} })
    if (role === 'partner') pool.add('invitation', { value: value['id'], owner: callerId })
  }
  if (typeof value['phone'] === 'string' && title === 'User') pool.add('phone', { value: value['phone'] })
  const pay = value['payment_url']
  if (typeof pay === 'string') pool.add('payment', { value: pay.split('/').at(-1) ?? '' })
  if (found.operation.path.endsWith('/refer-code') && isId(value['code']))
    pool.add('referral code', { value: value['code'] })
}

function walk(value: unknown, schema: JsonSchema, found: Found): void {
  for (const one of schema.anyOf ?? []) walk(value, one, found)
  if (Array.isArray(value)) return value.forEach((item) => walk(item, schema.items ?? {}, found))
  if (!isObject(value)) return
  take(value, schema.title, found)
  for (const [name, property] of Object.entries(schema.properties ?? {})) walk(value[name], property, found)
}

/** Stores the ids that a successful answer contains, for later requests. */
export function harvest(body: unknown, found: Found): void {
  const schema = found.operation.answers['200']?.content?.['application/json']?.schema
  if (schema) walk(body, schema, found)
}

/** Stores the OTPs that phones received, newest first, as in the local outbox. */
export function harvestPasswords(messages: readonly { to: string; body: string }[], pool: Pool): void {
  for (const { to, body } of messages.toReversed()) {
    const token = /^(\d{6}) is your/.exec(body)?.[1]
    // A later OTP replaces this one, because only a phone's newest OTP is valid.
    if (token) pool.add('password', { value: to, belongings: { token } })
  }
}
