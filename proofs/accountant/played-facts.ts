/** Gives the accountant the facts about a booking. All come from the plan, except the part paid at the desk. */
import type { Body } from '../../tests/api/start-api.ts'
import { fullPrice } from './bookings.ts'
import { rates } from './worked-base.ts'
import { hotelOn, type Plan, type Play } from './played-plan.ts'
import type { Facts } from './stay.ts'

const EVENING = 3
const FULL_DAY = 4

export const isTwoSlabs = ({ kind }: Plan): boolean => kind.includes('two slabs')

/** Guests who cancel in time get their credit back. */
export const hasCredits = ({ kind }: Plan): boolean => kind === 'credits' || kind === 'cancelled in time'

/** Adds days to a date. Both dates are YYYY-MM-DD. */
export function dayAfter(day: string, days = 1): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** Returns an evening, or two full days. `slotId` is the slot's name in a request. */
export function stayOf(plan: Plan): { checkin: string; checkout: string; slotId: number } {
  const [from, until] = isTwoSlabs(plan) ? ['12', '11'] : ['21', '10']
  const [days, slotId] = isTwoSlabs(plan) ? [2, 2] : [1, 1]
  const at = (day: string, hour: string) => `${day}T${hour}:00:00+05:30`
  return { checkin: at(plan.checkin, from), checkout: at(dayAfter(plan.checkin, days), until), slotId }
}

type Elsewhere = Pick<Play, 'priceOf'> & { borneBy: 'uncle' | 'first_hotel' }

/**
 * Returns the facts about guests who were moved to another hotel. The first hotel pays the difference if it could not
 * take them.
 */
export function factsElsewhere(facts: Facts, plan: Plan, { priceOf, borneBy }: Elsewhere): Facts {
  const { hotel, checkin } = plan
  const days = [{ room: priceOf(hotel.id, EVENING, checkin), bathtub: 0 }]
  const [worth, cost] = [fullPrice(facts, facts.days), fullPrice(facts, days)]
  return {
    ...facts,
    // A hotel that says it cannot take its guests agrees to the refund of the rest, so the refund is made immediately.
    moved: { worth, cost, days, borneBy, restBack: borneBy === 'first_hotel' ? Math.max(0, worth - cost) : 0 },
    place: hotel.place,
    hotel: { ...facts.hotel, registered: hotelOn(hotel, facts.endsOn).gstin !== null },
  }
}

export function factsOfBooking(plan: Plan, bill: Body, { gifts, priceOf }: Play): Facts {
  const { kind, checkin, hotel } = plan
  const [slot, days] = isTwoSlabs(plan) ? [FULL_DAY, [checkin, dayAfter(checkin)]] : [EVENING, [checkin]]
  const credits = hasCredits(plan) ? gifts.credits : 0
  const endsOn = dayAfter(checkin, days.length)
  return {
    outcome: 'stayed',
    bookedOn: '2026-12-01',
    endsOn,
    rooms: kind === 'two rooms' ? 2 : 1,
    days: days.map((day) => ({ room: priceOf(hotel.id, slot, day), bathtub: 0 })),
    hotelCoupon: kind === "hotel's coupon" ? gifts.hotelCoupon : 0,
    uncleCoupon: kind === "Uncle's coupon" ? gifts.uncleCoupon : 0,
    friendDiscount: 0,
    credits,
    promotionalCredits: 0,
    hours: [],
    dueAtDesk: bill.pay_at_hotel,
    takenAtDesk: bill.pay_at_hotel,
    atHotelsFault: 0,
    heldPaise: BigInt(bill.payable_now + credits) * 100n,
    givenBackPaise: 0n,
    moved: null,
    place: hotel.place,
    hotel: { registered: hotelOn(hotel, endsOn).gstin !== null, pan: 'given', commission: null },
    rates,
    earlierValuePaise: 0n,
  }
}
