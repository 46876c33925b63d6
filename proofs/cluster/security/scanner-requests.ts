/** Builds a request for every operation in the API document. A mark follows each value that a scanner may change. */
import { followed } from '../../../tests/fuzz/follow-references.ts'
import {
  operationsOf,
  type ApiDocument,
  type JsonSchema,
  type Operation,
  type Parameter,
} from '../../../tests/fuzz/api-document.ts'
import { jsonOf, type Client } from '../ask.ts'

/** The mark that sqlmap replaces with its injections. */
const MARK = '*'
/** Takes the mark's place while the request is built, because JSON and URLs leave this character unchanged. */
const HELD = '\u{e000}'
const HELD_NUMBER = '\u{e001}'

export type Scanned = { readonly name: string; readonly text: string; readonly marks: number }

export type Sides = {
  readonly guest: { id: string; tokens: () => Promise<string> }
  readonly desk: () => Promise<string>
  readonly office: () => Promise<string>
  /** the ids to use in paths, by what they identify */
  readonly ids: { hotel: string; booking: string; city: string; user: string; picture: string }
}

/** Returns the id to use in a path, by what the path is about. */
function idIn(path: string, { ids, guest }: Sides): string {
  if (/^\/api\/(?:desk\/|office\/)?bookings|^\/api\/(?:booking-partner|user-requests)/.test(path)) return ids.booking
  if (/^\/api\/users\/user-picture|review-pictures/.test(path)) return ids.picture
  if (path.startsWith('/api/users/')) return guest.id
  if (path.startsWith('/api/office/guests/')) return ids.user
  if (path.startsWith('/api/cities/')) return ids.city
  if (/\/hotels\//.test(path)) return ids.hotel
  return '1'
}

const NAMED: Readonly<Record<string, (sides: Sides) => string>> = {
  userId: ({ guest }) => guest.id,
  hotelId: ({ ids }) => ids.hotel,
  paymentMethod: () => 'upi',
  container: () => 'assets',
  provider: () => 'razorpay',
  folderName: () => 'reviews',
  month: () => '2026-10',
  n: () => '1',
  checkin: () => '2026-12-05T10:00:00+05:30',
  checkout: () => '2026-12-05T19:00:00+05:30',
  phone: () => '+919811111111',
}

/** Returns a plausible value for a schema: its example, its first value, or the smallest value of its type. */
function sample(schema: JsonSchema, name: string, sides: Sides): unknown {
  const own = NAMED[name]
  if (own) return own(sides)
  if (name === 'id' && schema.type === 'string') return sides.ids.booking
  const [example] = schema.examples ?? []
  if (example !== undefined && typeof example !== 'object') return example
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sample(schema.anyOf[0] ?? {}, name, sides)
  const type = [schema.type].flat().find((one) => one !== 'null')
  if (type === 'object') return objectOf(schema, sides)
  if (type === 'array') return [sample(schema.items ?? {}, name, sides)]
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1
  if (type === 'boolean') return false
  if (schema.format === 'uuid') return sides.ids.booking
  if (schema.format === 'date') return '2026-12-05'
  return 'a'.repeat(Math.max(1, schema.minLength ?? 1))
}

const objectOf = ({ properties = {} }: JsonSchema, sides: Sides): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, sample(schema, name, sides)]))

/** Adds the mark after every text and number in a value. */
function held(value: unknown): unknown {
  if (typeof value === 'string') return `${value}${HELD}`
  if (typeof value === 'number') return `${HELD_NUMBER}${value}${HELD}`
  if (Array.isArray(value)) return value.map(held)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, held(part)]))
}

const jsonText = (value: unknown): string =>
  JSON.stringify(held(value)).replaceAll(new RegExp(`"${HELD_NUMBER}([^"]*)"`, 'gu'), '$1')

const inUrl = (text: string): string => text.split(HELD).map(encodeURIComponent).join(HELD)

function pairOf({ name, schema, isJson }: Parameter, sides: Sides): string {
  const value = sample(schema, name, sides)
  const isPlain = !isJson && (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
  const text = isPlain ? `${value}${HELD}` : jsonText(value)
  return `${name}=${inUrl(text)}`
}

type Written = { operation: Operation; token: string | undefined; origin: URL; sides: Sides }

/**
 * `marked` names the part that the scanner may change. If headers may change, the other values stay the same, so that
 * each idempotency key has a single body.
 */
function write({ operation, token, origin, sides }: Written, marked: 'values' | 'headers'): Scanned {
  const { method, path, parameters, body } = operation
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const value = NAMED[name]?.(sides) ?? idIn(path, sides)
    return `${encodeURIComponent(value)}${HELD}`
  })
  const pairs = parameters.query.map((one) => pairOf(one, sides))
  const address = `${filled}?${[...pairs, 'surplus=1'].join('&')}`
  const json =
    body?.type === 'application/json' ? jsonText(objectOf(body.schema, sides)) : method === 'POST' ? '{}' : ''
  const isHeader = marked === 'headers'
  const given: Record<string, string> = {
    ...(token === undefined ? {} : { authorization: `${token}${isHeader ? HELD : ''}` }),
    ...(isHeader
      ? Object.fromEntries(parameters.header.map(({ name }) => [name, `key-${operation.name.length}${HELD}`]))
      : {}),
    ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
  }
  const plain = (text: string) => (isHeader ? text.replaceAll(HELD, '') : text)
  const lines = [
    `${method} ${plain(address)} HTTP/1.1`,
    `host: ${origin.host}`,
    ...Object.entries(given).map(([name, value]) => `${name}: ${value}`),
  ]
  const text = [...lines, '', plain(json)].join('\r\n')
  return { name: operation.name, text: text.replaceAll(HELD, MARK), marks: text.split(HELD).length - 1 }
}

/** Leaves out calls that exist only on a local machine, and uploads, which have their own proof. */
const isScanned = ({ path, body }: Operation) => !path.startsWith('/api/dev/') && body?.type !== 'multipart/form-data'
/**
 * The same code reads the tokens of all calls on one side. So the scanner changes the token only in each side's first
 * call, and in calls with an idempotency key.
 */
const sideOf = ({ path }: Operation) =>
  path.startsWith('/api/desk/') ? 'desk' : path.startsWith('/api/office/') ? 'office' : 'guest'

export async function scannerRequests(client: Client, origin: string, sides: Sides): Promise<Scanned[]> {
  const document = jsonOf(await client.ask({ path: '/api/openapi.json' })) as ApiDocument
  const operations = operationsOf(followed(document)).filter(isScanned)
  const tokens = { guest: sides.guest.tokens, desk: sides.desk, office: sides.office }
  const seen = new Set<string>()
  const requests: Scanned[] = []
  for (const operation of operations) {
    const side = sideOf(operation)
    const token = operation.needsSession ? await tokens[side]() : undefined
    const written = { operation, token, origin: new URL(origin), sides }
    requests.push(write(written, 'values'))
    const isFirst = token !== undefined && !seen.has(side)
    if (isFirst) seen.add(side)
    if (isFirst || operation.parameters.header.length > 0) requests.push(write(written, 'headers'))
  }
  return requests
}
