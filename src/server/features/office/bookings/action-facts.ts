import { sql } from 'kysely'
import type { MoveOffer } from '#contract/office-offers.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import { changeDeadline } from '#domain/bookings/change-window.ts'
import type { VisitStatus } from '#domain/desk/visit.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import type { ActionFacts, ActionTerms } from '#domain/office/actions.ts'
import { REFUND_REASONS } from '#domain/payments/refund-cause.ts'
import { leftOver } from '#domain/relocations/same-class.ts'
import { isMoveTime } from '#domain/relocations/turned-away.ts'
import { taxRuleAt, type Db, type Services } from '../../../services.ts'
import { changeTermsOf, type ChangeColumns } from '../../bookings/move-booking.ts'
import { findOffer, findOtherHotels, type OfferRules } from '../../relocations/find-other-hotels.ts'
import { isIn } from '../../relocations/start-relocation.ts'
import { classOf, findStayToMove, isOpen, priceWithCoupon, type StayToMove } from '../../relocations/stay-to-move.ts'

type Row = {
  status: BookingStatus
  checkin: Date
  leaves: Date
  paidLeft: Rupees
  hoursPaid: Rupees
  hoursLeft: Rupees
  creditsKept: Rupees
  givenBack: Rupees
  faultRefunded: Rupees
  dueAtDesk: Rupees
  takenAtDesk: Rupees
  price: Rupees
  isNoShow: boolean
  isObjected: boolean
  isRewarded: boolean
  visit: VisitStatus
  isMoved: boolean
  accountOfOperator: string | null
  given: { amount: Rupees; by: string; at: string }[]
} & ChangeColumns

/**
 * Reads the facts on which an action on a booking depends; undefined for a missing booking. Read them again with the
 * booking locked.
 */
export async function readFacts(
  services: Services,
  db: Db,
  { bookingId, wish }: { bookingId: string; wish: ActionTerms | null },
  now: Date,
): Promise<ActionFacts | undefined> {
  const { rows } = await sql<Row>`
    select b.status, b.checkin_at, b.cancel_hours, b.grace_until, b.checkin_at as checkin, b.leaves_at as leaves, b.no_show_at is not null as "isNoShow",
      b.moved_from is not null as "isMoved", coalesce(v.status, 'expected') as visit,
      (select coalesce(sum(p.amount), 0)::int - coalesce(sum((select sum(r.amount) from refunds r where r.payment_id = p.id)), 0)::int
          - coalesce(sum((select ceil(d.lost / 100.0) from disputed_of_payment(p.id) d)), 0)::int
        from payments p where p.booking_id in (b.id, b.moved_from) and p.status = 'paid') as "paidLeft",
      hours.paid as "hoursPaid", hours.left as "hoursLeft",
      (select coalesce(sum(r.amount), 0)::int from payments p join refunds r on r.payment_id = p.id
        where p.booking_id in (b.id, b.moved_from) and r.reason = ${REFUND_REASONS.goodwill}) as "givenBack",
      b.hotel_fault_refund as "faultRefunded", due_at_desk(b.id) as "dueAtDesk", (select coalesce(sum(t.amount), 0)::int from takings_for_stay(b.id) t) as "takenAtDesk",
      coalesce((select m.cost from relocations m where m.moved_to = b.id), b.total + b.credits) + hours.paid as price,
      (select coalesce(-sum(e.amount), 0)::int from credit_entries e
        where e.booking_id = b.id and e.user_id = b.user_id and e.kind in ('spent', 'returned')) as "creditsKept",
      v.objected_at is not null and v.status = 'no_show' and not exists (select 1 from operator_actions a
        where a.booking_id = b.id and a.action in ('no_show_set', 'no_show_taken_back') and a.at > v.objected_at)
        as "isObjected",
      (select o.id from operators o join users u on u.phone = o.phone where u.id = b.user_id and o.ended_at is null)
        as "accountOfOperator",
      coalesce((select json_agg(json_build_object('amount', a.cost, 'by', a.operator, 'at', a.at) order by a.id desc)
        from operator_actions a where a.booking_id = b.id and a.cost > 0), '[]'::json) as given,
      exists (select 1 from credit_entries e where e.booking_id = b.id and e.kind = 'referral_reward') as "isRewarded"
    from bookings b left join visits v on v.booking_id = b.id cross join lateral (
      select coalesce(sum(e.total), 0)::int as paid, coalesce(sum(least(e.total, p.amount
        - (select coalesce(sum(r.amount), 0)::int from refunds r where r.payment_id = p.id))), 0)::int as left
      from extensions e join payments p on p.extension_id = e.id and p.status = 'paid'
      where e.booking_id = b.id and e.status = 'paid' and e.pay_at = 'online') hours
    where b.id = ${bookingId}::uuid`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const given = row.given.map((gift) => ({ ...gift, at: new Date(gift.at) }))
  const { checkin_at, cancel_hours, grace_until, ...facts } = row
  return {
    ...facts,
    changeUntil: changeDeadline(changeTermsOf({ checkin_at, cancel_hours, grace_until })),
    given,
    offer: wish?.act === 'move' ? await offerFor(services, db, bookingId, wish.hotelId, now) : null,
  }
}

async function offerFor(
  services: Services,
  db: Db,
  bookingId: string,
  hotelId: number,
  now: Date,
): Promise<ActionFacts['offer']> {
  const stay = await findStayToMove(db, bookingId)
  if (!stay || !canMove(stay, now)) return null
  const offer = await findOffer(db, stay, { hotelId, ...rulesOf(services, now) })
  if (!offer) return null
  const worth = classOf(stay).price
  return {
    name: offer.name,
    cost: offer.price,
    worth,
    back: leftOver({ total: stay.total, price: offer.price }),
    coupon: worth - priceWithCoupon(stay),
  }
}

/** Whether the guests can be moved: the booked time is not over, and their case is open. */
const canMove = (stay: StayToMove, now: Date): boolean =>
  isMoveTime({ start: stay.checkin, end: stay.checkout }, now) &&
  (stay.cause === null || (isOpen(stay) && !(stay.cause === 'cannot_take' && isIn(stay.visit))))

const rulesOf = (services: Services, now: Date): OfferRules => ({
  limit: services.env.RELOCATION_LIMIT,
  taxRule: taxRuleAt(services, now),
  now,
})

const toOneDigit = (kilometres: number | null) => kilometres && Math.round(kilometres * 10) / 10

/** Reads the hotels to which the guests of a booking could move; undefined for a missing booking. */
export async function readOffers(
  services: Services,
  db: Db,
  bookingId: string,
  now: Date,
): Promise<MoveOffer[] | undefined> {
  const stay = await findStayToMove(db, bookingId)
  if (!stay) return undefined
  const offers = await findOtherHotels(db, stay, rulesOf(services, now))
  return offers.map(({ id, name, locality, kilometres, rating, price }) => ({
    id,
    name,
    locality,
    kilometres: toOneDigit(kilometres),
    rating,
    price,
    difference: Math.max(0, price - classOf(stay).price),
  }))
}
