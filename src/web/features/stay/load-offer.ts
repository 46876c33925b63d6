import type { Bill, ChangeRule } from '#contract/bills.ts'
import type { Hotel } from '#contract/hotels.ts'
import { addDays, type IstDate } from '#domain/kernel/ist.ts'
import type { StayTotal } from '#domain/prices/stay-total.ts'
import { slotClosure, type DayAndSlot } from '#domain/slots/openings.ts'
import { hasBegun, slotPeriod } from '#domain/slots/period.ts'
import { slotAt, SLOTS, type SlotIndex } from '#domain/slots/slots.ts'
import type { ApiClient, ApiRefusal } from '#web/lib/api.ts'
import { apiPeriod, type StayQuery } from './booking-query.ts'
import * as t from '#words/stay.ts'
import { bathtubsTaken } from '#words/bathtubs.ts'

/** Why a slot can or cannot be chosen on a day. */
export type SlotState = 'free' | 'sold' | 'closed' | 'paused' | 'not-offered' | 'over'

/** A hotel's offer for a stay: each slot of the day, the bill, and an alternative if the stay is sold out. */
export type HotelOffer = {
  /** the day and rooms for which `slots` were loaded */
  slotsOf: string
  slots: SlotState[]
  /** what the rooms cost with tax on this day, by slot; undefined if unknown */
  totals: (StayTotal | undefined)[]
  /** whether enough rooms with a bathtub are free in the chosen slot */
  hasFreeBathtub: boolean
  bill: Bill | undefined
  /** until when this guest could change or cancel */
  rule: ChangeRule
  /** the coupon was refused, so the bill excludes it */
  couponRefusal: string | undefined
  /** the stay itself was refused, or the server did not answer */
  problem: string | undefined
  /** the next day on which the same slot is free, if it is sold out */
  nextFreeDay: IstDate | undefined
  /** what the rooms cost on that day */
  nextFreeTotal: StayTotal | undefined
}

export type OfferCall = {
  api: ApiClient
  hotel: Pick<Hotel, 'id' | 'prices' | 'cancel_hours' | 'grace_minutes'>
  query: StayQuery
  now: Date
  /** a friend's referral code stored in this browser */
  referral?: string | undefined
  /** a visitor has to sign up before paying, so the bill includes the sign-up credit */
  isSigningUp?: boolean
  previous?: HotelOffer | undefined
  signal?: AbortSignal | undefined
}

const DAYS_TO_TRY = 4
const COUPON = /^COUPON_/

/**
 * Loads bill and availability together (specification §4). Of a day whose slots are known, fetches only the chosen
 * slot.
 */
export async function loadOffer(call: OfferCall): Promise<HotelOffer> {
  const { query, previous } = call
  const slotsOf = `${query.date}/${query.days}/${query.rooms}`
  const known = previous?.slotsOf === slotsOf ? previous : undefined
  const [offers, priced] = await Promise.all([
    Promise.all(
      SLOTS.map(async ({ index }) => {
        const state = index === query.slot ? undefined : known?.slots[index]
        return state ? { state, hasFreeBathtub: false, stay: known?.totals[index] } : slotOffer(call, index, query.date)
      }),
    ),
    priceStay(call),
  ])
  const chosen = offers[query.slot] ?? { ...UNKNOWN, state: 'sold' }
  return {
    slotsOf,
    slots: offers.map(({ state }) => state),
    totals: offers.map(({ stay }) => stay),
    hasFreeBathtub: chosen.hasFreeBathtub,
    ...priced,
    ...bathtubError(chosen, query),
    ...(isTaken(chosen.state) ? await nextFree(call) : NOWHERE),
  }
}

type SlotOffer = { state: SlotState; hasFreeBathtub: boolean; stay: StayTotal | undefined }

const UNKNOWN = { hasFreeBathtub: false, stay: undefined } as const

/** States of a slot that may still be free on another day. */
const isTaken = (state: SlotState) => state === 'sold' || state === 'closed' || state === 'paused'

/** Refuses a stay with a bathtub if only rooms without one are left. The guest can book without a bathtub. */
export const bathtubError = (
  { state, hasFreeBathtub }: Pick<SlotOffer, 'state' | 'hasFreeBathtub'>,
  query: Pick<StayQuery, 'hasBathtub'>,
): { problem?: string } => (state === 'free' && query.hasBathtub && !hasFreeBathtub ? { problem: bathtubsTaken } : {})

/** A failed availability check marks the slot unavailable (specification §8). */
export async function slotOffer(
  { api, hotel, query, now, signal }: OfferCall,
  slot: SlotIndex,
  date: IstDate,
): Promise<SlotOffer> {
  if (hotel.prices[slotAt(slot).key] === undefined) return { ...UNKNOWN, state: 'not-offered' }
  if (slotClosure(slot, date, now)) return { ...UNKNOWN, state: 'over' }
  const days = slot === query.slot ? query.days : 1
  const answer = await api.get('/hotels/{id}/find-availability', {
    params: { id: String(hotel.id) },
    query: { ...apiPeriod({ ...query, slot, date, days }), rooms: query.rooms },
    signal,
  })
  if (!answer.ok) return { ...UNKNOWN, state: 'sold' }
  const { availability, tax, total, isPaused, bathtubRoomsLeft } = answer.value.availability
  // The hotel sells this slot, but not on these days.
  if (tax === null || total === null) return { ...UNKNOWN, state: 'closed' }
  const stay = { tax, total }
  if (!availability) return { ...UNKNOWN, state: isPaused ? closedState({ slot, date }, now) : 'sold', stay }
  return { state: 'free', hasFreeBathtub: bathtubRoomsLeft >= query.rooms, stay }
}

/** Returns why the hotel takes no booking for a slot: it has begun, or the hotel has stopped selling. */
const closedState = ({ slot, date }: DayAndSlot, now: Date): SlotState =>
  hasBegun(slotPeriod(slot, date), now) ? 'over' : 'paused'

type Priced = Pick<HotelOffer, 'bill' | 'rule' | 'couponRefusal' | 'problem'>

/** Prices the stay. If the coupon is refused, prices it without the coupon, so that guests see a price and the reason. */
export async function priceStay(call: OfferCall): Promise<Priced> {
  const answer = await askForBill(call, call.query.couponId)
  if (answer.ok) return { ...priced(answer.value), couponRefusal: undefined }
  if (!COUPON.test(answer.refusal.code)) return unpriced(call, answer.refusal)
  const without = await askForBill(call, undefined)
  if (!without.ok) return unpriced(call, without.refusal)
  return { ...priced(without.value), couponRefusal: answer.refusal.message }
}

const priced = ({ bill, change_rule: rule }: { bill: Bill; change_rule: ChangeRule }) => ({
  bill,
  rule,
  problem: undefined,
})

const unpriced = ({ hotel: { cancel_hours, grace_minutes } }: OfferCall, { message }: ApiRefusal): Priced => ({
  bill: undefined,
  rule: { cancel_hours, grace_minutes },
  couponRefusal: undefined,
  problem: message || t.couldNotPrice,
})

function askForBill({ api, hotel, query, referral, isSigningUp, signal }: OfferCall, couponId: string | undefined) {
  const { checkin, checkout } = apiPeriod(query)
  return api.post('/hotels/{id}/calculate-bill', {
    params: { id: String(hotel.id) },
    body: {
      checkin_date: checkin,
      checkout_date: checkout,
      has_bathtub: query.hasBathtub,
      pay_at_hotel: query.payAtHotel,
      roomCount: query.rooms,
      couponId: couponId ?? null,
      referral: referral ?? null,
      ...(isSigningUp && { signing_up: true }),
    },
    signal,
  })
}

type NextFree = Pick<HotelOffer, 'nextFreeDay' | 'nextFreeTotal'>

const NOWHERE: NextFree = { nextFreeDay: undefined, nextFreeTotal: undefined }

async function nextFree(call: OfferCall): Promise<NextFree> {
  const { query, now } = call
  const days = Array.from({ length: DAYS_TO_TRY }, (_, index) => addDays(query.date, index + 1))
  const bookable = days.filter((day) => !slotClosure(query.slot, day, now))
  const offers = await Promise.all(bookable.map((day) => slotOffer(call, query.slot, day)))
  const place = offers.findIndex(({ state }) => state === 'free')
  return { nextFreeDay: bookable[place], nextFreeTotal: offers[place]?.stay }
}
