import { sql } from 'kysely'
import { taxOf } from '#domain/bills/tax.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import type { VisitStatus } from '#domain/desk/visit.ts'
import { changeDeadline } from '#domain/bookings/change-window.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { compensationOf, owesCompensation } from '#domain/relocations/compensation.ts'
import type { DisputeDecision, TurnedAwayAnswer, MoneyClaim } from '#domain/relocations/money-back.ts'
import type { ClassOfStay, RelocationCause, RelocationOutcome } from '#domain/relocations/same-class.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import type { Db } from '../../services.ts'
import { changeTermsOf, type ChangeColumns } from '../bookings/move-booking.ts'
import { paidForStay } from '../payments/refund-owed.ts'

/** A booking with the facts that decide which other hotels may take its guests, and the state of its case. */
export type StayToMove = {
  id: string
  userId: string
  hotelId: number
  hotelName: string
  cityId: number
  status: BookingStatus
  slot: SlotIndex
  bookedAt: Date
  checkin: Date
  checkout: Date
  leaves: Date
  days: number
  rooms: number
  hasBathtub: boolean
  roomTotal: number
  bathtubCharge: number
  /** the discount of the booked hotel's own coupon */
  hotelDiscount: number
  taxPercent: number
  total: number
  /** the credit spent on the booking */
  credits: number
  due: number
  paid: number
  isMoved: boolean
  rating: number | null
  welcomesAll: boolean
  lat: number | null
  lng: number | null
  cause: RelocationCause | null
  outcome: RelocationOutcome | null
  movedTo: string | null
  visit: VisitStatus | null
  hotelSaid: TurnedAwayAnswer | null
  askedAt: Date | null
  disputedAt: Date | null
  decidedFor: DisputeDecision | null
  wantedHotel: number | null
  /** how many rupees cheaper the other room is */
  rest: number
  restSettledAt: Date | null
  /** when the guests or the hotel said that the hotel does not take them */
  startedAt: Date | null
} & ChangeColumns

export async function findStayToMove(db: Db, bookingId: string): Promise<StayToMove | undefined> {
  const { rows } = await sql<StayToMove>`
    select b.id, b.user_id as "userId", b.hotel_id as "hotelId", h.name as "hotelName", b.city_id as "cityId", b.status, b.slot, b.created_at as "bookedAt",
      b.checkin_at as checkin, b.checkout_at as checkout, b.leaves_at as leaves, b.days, b.rooms, b.has_bathtub as "hasBathtub",
      b.room_total as "roomTotal", b.bathtub_charge as "bathtubCharge", b.hotel_discount as "hotelDiscount", b.tax_percent as "taxPercent", b.total, b.credits,
      b.cancel_hours, b.grace_until, b.checkin_at, r.started_at as "startedAt", b.pay_at_hotel_amount as due, ${paidForStay} as paid, b.moved_from is not null as "isMoved", h.overall_rating as rating,
      h.same_sex as "welcomesAll", h.lat, h.lng, r.cause, r.outcome, r.moved_to as "movedTo", v.status as visit, r.hotel_said as "hotelSaid", r.money_asked_at as "askedAt", r.disputed_at as "disputedAt",
      r.decided_for as "decidedFor", r.wanted_hotel_id as "wantedHotel",
      coalesce(r.rest, 0) as rest, r.rest_settled_at as "restSettledAt"
    from bookings b join hotels h on h.id = b.hotel_id left join relocations r on r.booking_id = b.id left join visits v on v.booking_id = b.id
    where b.id = ${bookingId}::uuid`.execute(db)
  return rows[0]
}

/**
 * Returns the price and rating with which other hotels are compared: the booked hotel's price before any discount, at
 * the booking's tax rate.
 */
export function classOf({ roomTotal, bathtubCharge, taxPercent, rating }: StayToMove): ClassOfStay {
  const gross = roomTotal + bathtubCharge
  return { price: gross + taxOf(gross, taxPercent), rating }
}

/** Calculates the stay's price without the hotel's own coupon, which another hotel does not honour. */
export function priceWithCoupon({ roomTotal, bathtubCharge, hotelDiscount, taxPercent }: StayToMove): Rupees {
  const value = roomTotal + bathtubCharge - hotelDiscount
  return value + taxOf(value, taxPercent)
}

/** Returns what the hotel owes in addition to the refund if the guests choose a refund; null if nothing. */
export function compensationFor(stay: StayToMove, now: Date): Rupees | null {
  const { cause, hotelSaid, startedAt } = stay
  if (stay.status !== 'completed') return null
  const changeUntil = changeDeadline(changeTermsOf(stay))
  const asked = { cause: cause ?? 'cannot_take', hotelSaid, verdict: null, startedAt: startedAt ?? now, changeUntil }
  return owesCompensation(asked) ? compensationOf(stay.total + stay.credits) : null
}

/** Whether the case is open: the hotel does not take the guests, and nothing has been chosen yet. */
export const isOpen = (stay: Pick<StayToMove, 'cause' | 'outcome' | 'status'>): boolean =>
  stay.cause !== null && stay.outcome === null && stay.status === 'completed'

/**
 * Whether the guests moved to a cheaper room, and the refund of the difference still waits for the first hotel or the
 * office.
 */
export const isRestWaiting = ({ rest, restSettledAt }: Pick<StayToMove, 'rest' | 'restSettledAt'>): boolean =>
  rest > 0 && restSettledAt === null

/** Returns what guests and hotel have stated about the refund; throws for a booking without a case. */
export function claimOf({ cause, hotelSaid, askedAt, disputedAt }: StayToMove): MoneyClaim {
  if (cause === null) throw new Error('nobody said that the hotel does not take its guests')
  return { cause, hotelSaid, askedAt, disputedAt }
}
