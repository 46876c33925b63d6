import pg from 'pg'
import { openDb } from '#db/open-db.ts'
import { adjustableClock } from '#server/adapters/clocks.ts'
import { buildApp } from '#server/app.ts'
import { createServices } from '#server/create-services.ts'
import { readEnv } from '#server/env.ts'
import { bookingRequest, type BookingIdentity } from './booking-cast.ts'

type Statement = { text: string; values: unknown[] }
/** The statements of a booking, each with a way to fill its values in for another one. */
export type BookingScript = { text: string; valuesOf: (identity: BookingIdentity) => unknown[] }[]

/** Lets everything sent to PostgreSQL be overheard while `work` runs; the library is left as it was. */
async function overhear(work: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = []
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown }
  const { query } = prototype
  prototype.query = function overheard(this: unknown, ...args: unknown[]) {
    const [asked, values] = args as [string | Statement, unknown[] | undefined]
    if (typeof asked === 'string') statements.push({ text: asked, values: Array.isArray(values) ? values : [] })
    else statements.push({ text: asked.text, values: asked.values ?? [] })
    return query.apply(this, args)
  }
  try {
    await work()
  } finally {
    prototype.query = query
  }
  return statements
}

type Filler = (identity: BookingIdentity) => unknown

const TEXTS = ['userId', 'bookingId', 'paymentId', 'shortId', 'gatewayId'] as const

/** What to put where this value stood: a constant, or what the booking has instead. */
function fillerOf(value: unknown, recorded: BookingIdentity): Filler {
  if (Buffer.isBuffer(value)) return value.equals(recorded.tokenHash) ? ({ tokenHash }) => tokenHash : () => value
  if (value instanceof Date) {
    if (value.getTime() === recorded.start.getTime()) return ({ start }) => start
    if (value.getTime() === recorded.end.getTime()) return ({ end }) => end
    return () => value
  }
  if (value === recorded.hotelId) return ({ hotelId }) => hotelId
  if (typeof value !== 'string') return () => value
  const parts = TEXTS.filter((part) => value.includes(recorded[part]))
  if (parts.length === 0) return () => value
  return (identity) => parts.reduce((text, part) => text.replaceAll(recorded[part], identity[part]), value)
}

/** The ids that the booking was given, read back from the database. */
async function idsOfBooking(databaseUrl: string, userId: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<Pick<BookingIdentity, (typeof TEXTS)[number]>>(
      `select b.id as "bookingId", b.short_id as "shortId", p.id as "paymentId", p.provider_ref as "gatewayId", b.user_id as "userId"
       from bookings b join payments p on p.booking_id = b.id where b.user_id = $1`,
      [userId],
    )
    const found = rows[0]
    if (!found || rows.length > 1) throw new Error('the recorded booking was not found, or it is not the only one')
    return found
  } finally {
    await client.end()
  }
}

/**
 * Makes one booking through the API in this process and keeps every statement it sends, from the session's look-up to
 * the answer's row, the payment's start among them. The worker that empties the outbox is not part of a booking.
 */
export async function recordBooking(databaseUrl: string, identity: BookingIdentity): Promise<BookingScript> {
  const { db, close } = await openDb({ databaseUrl, dataDir: '', maxConnections: 1 })
  const clock = adjustableClock()
  const log = { error: (detail: object, text: string) => console.error(text, detail) }
  const env = readEnv({ APP_ENV: 'local', LOG_LEVEL: 'silent' })
  const { services, worker } = createServices({ env, db, clock, origin: () => 'http://localhost', log })
  await worker.stop()
  const app = await buildApp({ services })
  try {
    const { path, headers, body, method } = bookingRequest(identity)
    const statements = await overhear(async () => {
      const answer = await app.inject({ method, url: path, headers, payload: body })
      if (answer.statusCode !== 200) throw new Error(`the booking to be recorded was refused: ${answer.body}`)
    })
    const recorded = { ...identity, ...(await idsOfBooking(databaseUrl, identity.userId)) }
    return statements.map(({ text, values }) => {
      const fillers = values.map((value) => fillerOf(value, recorded))
      return { text, valuesOf: (fresh: BookingIdentity) => fillers.map((fill) => fill(fresh)) }
    })
  } finally {
    await app.close()
    await close()
  }
}
