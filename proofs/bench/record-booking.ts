import pg from 'pg'
import { bookingRequest, type BookingIdentity } from './booking-cast.ts'
import { asScript, recordStatements, type Filler, type Script } from './record-statements.ts'

const TEXTS = ['userId', 'bookingId', 'paymentId', 'shortId', 'gatewayId'] as const

/** Lists every value of a booking that a text may contain, such as its hotel and times, including those in JSON. */
const textsOf = (identity: BookingIdentity): string[] => [
  ...TEXTS.map((part) => identity[part]),
  String(identity.hotelId),
  identity.start.toISOString(),
  identity.end.toISOString(),
]

/**
 * Returns the value that replaces a recorded one in a different booking: the same constant, or that booking's own
 * value.
 */
function fillerOf(value: unknown, recorded: BookingIdentity): Filler<BookingIdentity> {
  if (Buffer.isBuffer(value)) return value.equals(recorded.tokenHash) ? ({ tokenHash }) => tokenHash : () => value
  if (value instanceof Date) {
    if (value.getTime() === recorded.start.getTime()) return ({ start }) => start
    if (value.getTime() === recorded.end.getTime()) return ({ end }) => end
    return () => value
  }
  if (value === recorded.hotelId) return ({ hotelId }) => hotelId
  if (typeof value !== 'string') return () => value
  const known = textsOf(recorded)
  if (!known.some((part) => value.includes(part))) return () => value
  return (identity) =>
    textsOf(identity).reduce((text, part, index) => text.replaceAll(known[index] ?? part, part), value)
}

/** Reads the booking's ids from the database. */
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

/** Makes one booking through the API and records all its statements as a script, including the start of the payment. */
export async function recordBooking(databaseUrl: string, identity: BookingIdentity): Promise<Script<BookingIdentity>> {
  const { statements } = await recordStatements(databaseUrl, bookingRequest(identity))
  const recorded = { ...identity, ...(await idsOfBooking(databaseUrl, identity.userId)) }
  return asScript(statements, (value) => fillerOf(value, recorded))
}
