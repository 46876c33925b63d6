import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import type { TaxRule } from '#domain/bills/tax.ts'
import {
  HOLD_MINUTES,
  holdExpiry,
  MAX_HOLDS,
  UNPAID_HOURS,
  unpaidWait,
  type UnpaidHold,
} from '#domain/bookings/holds.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { partyRefusal } from '#domain/bookings/rooms-and-guests.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Stay } from '#domain/slots/period.ts'
import type { RequestKey } from '../../plugins/request-key.ts'
import { taxRuleAt, type Services } from '../../services.ts'
import { quoteStay, type Quote } from '../bills/quote-stay.ts'
import { openPayment } from '../payments/start-payment.ts'
import { announceConfirmed } from './announce.ts'
import { billColumns } from './bill-columns.ts'
import { inKeyedTransaction, Refused } from './booking-transaction.ts'
import { expireOwnHolds } from './expire-holds.ts'
import { withBooking } from './return-path.ts'
import { newShortId } from './short-id.ts'
import { soldOut, takeRooms, type WantedRooms } from './take-rooms.ts'

export type BookingWish = {
  userId: string
  hotel: string | number
  stay: Stay
  rooms: number
  guests: number
  hasBathtub: boolean
  hasLoveKit: boolean
  payAtHotel: boolean
  couponCode: string | null
  referralCode: string | null
  useCredits: boolean
  guest: {
    name: string
    email: string
    gender: 'male' | 'female' | 'third_gender' | 'wont_say' | null
    city: string | null
  }
  guestNames: string[]
  leadId: string | null
  returnPath: string
  requestKey: RequestKey | null
}

/** The payment's row is written only where something is due. */
export type CreatedBooking = { bookingId: string; paymentId: string }

/**
 * Holds the rooms and writes booking, bill, credits, coupon and payment in one transaction; tried again when another
 * booking was in the way. The gateway is asked only after the commit (design, "How a booking is made safe").
 */
export async function createBooking(services: Services, wish: BookingWish): Promise<Result<CreatedBooking, ErrorCode>> {
  const party = partyRefusal(wish)
  if (party) return refuse(party)
  const created: CreatedBooking = { bookingId: randomUUID(), paymentId: randomUUID() }
  const keyed = {
    requestKey: wish.requestKey,
    left: created,
    again: async (_trx: Transaction<DB>, left: CreatedBooking) => accept(left),
  }
  return inKeyedTransaction(services, keyed, (trx, now) =>
    writeBooking(trx, wish, { created, now, taxRule: taxRuleAt(services, now) }),
  )
}

async function writeBooking(
  trx: Transaction<DB>,
  wish: BookingWish,
  { created, now, taxRule }: { created: CreatedBooking; now: Date; taxRule: TaxRule },
): Promise<Result<CreatedBooking, ErrorCode>> {
  await lockGuest(trx, wish.userId)
  await expireOwnHolds(trx, wish.userId, now)
  await refuseTooManyHolds(trx, wish.userId, now)
  await refuseTooLongUnpaid(trx, wish.userId, now)
  const quote = await quoteStay(trx, { ...wish, now, taxRule })
  if (!quote.ok) throw new Refused(quote.refusal)
  await lockHotel(trx, quote.value.hotel.id)
  await insertBooking(trx, wish, quote.value, created, now)
  const isDue = quote.value.bill.payableNow > 0
  const { hotel } = quote.value
  const wanted: WantedRooms = {
    bookingId: created.bookingId,
    hotelId: hotel.id,
    cityId: hotel.cityId,
    rooms: wish.rooms,
    hasBathtub: wish.hasBathtub,
    period: wish.stay.period,
    status: isDue ? 'held' : 'booked',
  }
  if (!(await takeRooms(trx, wanted))) throw new Refused(await soldOut(trx, wanted))
  await insertBelongings(trx, wish, quote.value, created, now)
  if (!isDue) await announceConfirmed(trx, created.bookingId, now)
  return accept(created)
}

/** So that holds, credits and first bookings of one guest are counted one request at a time. */
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
 * Before any room is looked at. Holds that ran out, were released or whose payment failed count alike, by the time they
 * lasted; one that was paid, however late, does not. Rooms kept all day by a guest who never pays are rooms nobody can book.
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

async function insertBooking(
  trx: Transaction<DB>,
  wish: BookingWish,
  quote: Quote,
  created: CreatedBooking,
  now: Date,
): Promise<void> {
  const { bill, hotel } = quote
  const isDue = bill.payableNow > 0
  await trx
    .insertInto('bookings')
    .values({
      id: created.bookingId,
      short_id: newShortId(),
      user_id: wish.userId,
      hotel_id: hotel.id,
      city_id: hotel.cityId,
      slot: wish.stay.slot,
      checkin_at: wish.stay.period.start,
      checkout_at: wish.stay.period.end,
      days: wish.stay.days,
      rooms: wish.rooms,
      guests: wish.guests,
      has_bathtub: wish.hasBathtub,
      pay_at_hotel: quote.payAtHotel,
      has_love_kit: wish.hasLoveKit && hotel.hasLoveKit,
      coupon_id: quote.couponId,
      referral_code: quote.referralCode,
      status: isDue ? 'pending' : 'completed',
      hold_expires_at: isDue ? holdExpiry(now) : null,
      completed_at: isDue ? null : now,
      guest_name: wish.guest.name,
      guest_email: wish.guest.email,
      guest_gender: wish.guest.gender,
      guest_city: wish.guest.city,
      slot_price: quote.slotPrice,
      ...billColumns(bill),
      lead_id: wish.leadId,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

/** What belongs to a booking from its first moment: guests, event, coupon use, credits spent, and the payment's row. */
async function insertBelongings(
  trx: Transaction<DB>,
  wish: BookingWish,
  quote: Quote,
  created: CreatedBooking,
  now: Date,
): Promise<void> {
  const { bookingId } = created
  const { bill } = quote
  const guests = wish.guestNames.map((name, position) => ({ booking_id: bookingId, position, name }))
  await trx.insertInto('booking_guests').values(guests).execute()
  const status = bill.payableNow > 0 ? 'pending' : 'completed'
  await trx
    .insertInto('booking_events')
    .values({ booking_id: bookingId, kind: 'created', to_status: status, at: now })
    .execute()
  if (quote.couponId !== null) {
    await trx
      .insertInto('coupon_uses')
      .values({ booking_id: bookingId, coupon_id: quote.couponId, user_id: wish.userId, created_at: now })
      .execute()
  }
  if (bill.credits > 0) {
    const spent = {
      user_id: wish.userId,
      booking_id: bookingId,
      kind: 'spent',
      amount: -bill.credits,
      created_at: now,
    } as const
    await trx.insertInto('credit_entries').values(spent).execute()
  }
  if (bill.payableNow > 0) {
    await openPayment(trx, {
      id: created.paymentId,
      bookingId,
      of: { purpose: 'booking' },
      userId: wish.userId,
      amount: bill.payableNow,
      returnPath: withBooking(wish.returnPath, { bookingId, hotelId: quote.hotel.id }),
      expiresAt: holdExpiry(now),
      now,
    })
  }
}
