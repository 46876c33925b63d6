import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { addDays, istDateOf, toIstIso } from '../../src/domain/kernel/ist.ts'
import { slotPeriod } from '../../src/domain/slots/period.ts'
import { FULL_DAY, slotAt } from '../../src/domain/slots/slots.ts'
import { hashToken, sessionExpiry } from '../../src/server/http/session.ts'
import type { Db } from '../../src/server/services.ts'
import { bookingBody } from '../../tests/builders.ts'

/** Everything that differs between bookings, including the ids that the server gives a booking. */
export type BookingIdentity = {
  userId: string
  token: string
  tokenHash: Buffer
  hotelId: number
  start: Date
  end: Date
  bookingId: string
  paymentId: string
  shortId: string
  gatewayId: string
}

/** The number of days ahead over which bookings are spread. The domain allows 180. */
const DAYS = 170
export const userIdOf = (guest: number) => `00000000-0000-4000-8000-${String(guest).padStart(12, '0')}`
export const tokenOf = (guest: number) => `bench-guest-${guest}`
const SHORT_ID_LENGTH = 8
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const newShortId = () => Array.from(randomBytes(SHORT_ID_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')

/** Adds signed-in guests in bulk. A loop needs many, because a guest may hold at most three unpaid bookings. */
export async function addGuests(db: Db, count: number, now: Date): Promise<void> {
  await sql`
    insert into users (id, phone, name, email, refer_code)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, '+917' || lpad(n::text, 9, '0'), 'Guest ' || n,
      'guest' || n || '@home.example', 'GUEST' || n
    from generate_series(0, ${count - 1}::int) n`.execute(db)
  await sql`
    insert into sessions (token_hash, user_id, created_at, expires_at, last_seen)
    select sha256(('bench-guest-' || n)::bytea), ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, ${now},
      ${sessionExpiry(now)}, ${now}
    from generate_series(0, ${count - 1}::int) n`.execute(db)
  await sql`vacuum (analyze) users, sessions`.execute(db)
}

/**
 * Returns a function that gives the next booking: for a different guest, hotel and day of the next half year each time.
 * As in real life, two simultaneous requests seldom want the same hotel; tests/load covers that case.
 */
export function bookingIdentities(hotelIds: readonly number[], guests: number, now: Date): () => BookingIdentity {
  let serial = 0
  return () => {
    const n = serial++
    const guest = n % guests
    const hotelId = hotelIds[(n * 7919) % hotelIds.length]
    if (hotelId === undefined) throw new Error('there are no hotels')
    const { start, end } = slotPeriod(FULL_DAY, addDays(istDateOf(now), 1 + ((n * 37) % DAYS)))
    const token = tokenOf(guest)
    return {
      userId: userIdOf(guest),
      token,
      tokenHash: hashToken(token),
      hotelId,
      start,
      end,
      bookingId: randomUUID(),
      paymentId: randomUUID(),
      shortId: newShortId(),
      gatewayId: `tpay_${randomUUID().replaceAll('-', '').slice(0, 20)}`,
    }
  }
}

/** The guest, the hotel and the time of a booking, which is all that a request contains. */
export type BookingRequest = Pick<BookingIdentity, 'token' | 'hotelId' | 'start' | 'end'>

/** Builds the request for a Full Day. */
export const bookingRequest = ({ token, hotelId, start, end }: BookingRequest) => ({
  method: 'POST' as const,
  path: '/api/bookings/create-booking',
  headers: { authorization: token, 'content-type': 'application/json' },
  body: JSON.stringify(
    bookingBody(
      { id: hotelId },
      { checkin: toIstIso(start), checkout: toIstIso(end), slotId: slotAt(FULL_DAY).bookingSlotId },
    ),
  ),
})
