import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import type { TaxRule } from '#domain/bills/tax.ts'
import { HOLD_MINUTES, MAX_HOLDS, UNPAID_HOURS, unpaidWait, type UnpaidHold } from '#domain/bookings/holds.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { partyRefusal } from '#domain/bookings/rooms-and-guests.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { taxRuleAt, type Services } from '../../services.ts'
import { quoteStay } from '../bills/quote-stay.ts'
import { announceConfirmed } from './announce.ts'
import { inKeyedTransaction, Refused } from '../../transactions/booking-transaction.ts'
import type { BookingRequest } from './booking-request.ts'
import { draftBooking, insertBelongings, insertBooking, wantedRooms, type CreatedBooking } from './insert-booking.ts'
import { expireOwnHolds } from './expire-holds.ts'
import { soldOut, takeRooms } from './take-rooms.ts'

/**
 * Holds the rooms and writes booking, bill, credits, coupon and payment in one transaction; retries when another
 * booking was in the way. Asks the gateway only after the commit (design, "How a booking is made safe").
 */
export async function createBooking(
  services: Services,
  request: BookingRequest,
): Promise<Result<CreatedBooking, ErrorCode>> {
  const party = partyRefusal(request)
  if (party) return refuse(party)
  const created: CreatedBooking = { bookingId: randomUUID(), paymentId: randomUUID() }
  const keyed = {
    requestKey: request.requestKey,
    left: created,
    again: async (_trx: Transaction<DB>, left: CreatedBooking) => accept(left),
  }
  return inKeyedTransaction(services, keyed, (trx, now) =>
    writeBooking(trx, request, { created, now, taxRule: taxRuleAt(services, now) }),
  )
}

async function writeBooking(
  trx: Transaction<DB>,
  request: BookingRequest,
  { created, now, taxRule }: { created: CreatedBooking; now: Date; taxRule: TaxRule },
): Promise<Result<CreatedBooking, ErrorCode>> {
  await lockGuest(trx, request.userId)
  await expireOwnHolds(trx, request.userId, now)
  await refuseTooManyHolds(trx, request.userId, now)
  await refuseTooLongUnpaid(trx, request.userId, now)
  const quote = await quoteStay(trx, { ...request, now, taxRule })
  if (!quote.ok) throw new Refused(quote.refusal)
  await lockHotel(trx, quote.value.hotel.id)
  const draft = draftBooking({ ...created, request, quote: quote.value, now })
  await insertBooking(trx, draft)
  const wanted = wantedRooms(draft)
  if (!(await takeRooms(trx, wanted))) throw new Refused(await soldOut(trx, wanted))
  await insertBelongings(trx, draft)
  if (!draft.holdUntil) await announceConfirmed(trx, created.bookingId, now)
  return accept(created)
}

/** Serialises the requests of one guest, so that holds, credits and first bookings are counted correctly. */
async function lockGuest(trx: Transaction<DB>, userId: string): Promise<void> {
  await sql`select 1 from users where id = ${userId}::uuid for no key update`.execute(trx)
}

async function refuseTooManyHolds(trx: Transaction<DB>, userId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ holds: number }>`
    select count(*)::int as holds from bookings
    where user_id = ${userId}::uuid and status = 'pending' and hold_expires_at > ${now}`.execute(trx)
  if ((rows[0]?.holds ?? 0) >= MAX_HOLDS) throw new Refused('TOO_MANY_HOLDS')
}

/**
 * Checked before any room. Expired, released and failed holds all count by the time they lasted; a paid one, however
 * late, does not. Rooms held all day by a guest who never pays are rooms nobody can book.
 */
async function refuseTooLongUnpaid(trx: Transaction<DB>, userId: string, now: Date): Promise<void> {
  const { rows } = await sql<UnpaidHold>`
    select b.created_at as "from", least(e.at, b.hold_expires_at) as until
    from bookings b join booking_events e on e.booking_id = b.id
    where b.user_id = ${userId}::uuid and b.created_at > ${addMinutes(now, -UNPAID_HOURS * 60 - HOLD_MINUTES)}
      and e.from_status = 'pending' and e.to_status in ('expired', 'failed', 'cancelled')
      and not exists (select 1 from payments p where p.booking_id = b.id and p.status = 'paid')`.execute(trx)
  const seconds = unpaidWait(rows, now)
  if (seconds !== undefined) throw new Refused('TOO_MANY_LAPSED_HOLDS', seconds)
}
