import type { IstDate } from '#domain/kernel/ist.ts'
import type { Bill } from '#contract/bills.ts'
import type { Booking } from '#contract/bookings.ts'
import type { Hotel } from '#contract/hotels.ts'
import { hasBegun } from '#domain/slots/period.ts'
import { slotClosure } from '#domain/slots/openings.ts'
import { FULL_DAY, SLOTS, type Slot, type SlotIndex } from '#domain/slots/slots.ts'
import { bookedStay } from '#web/features/bookings/booked-stay.ts'
import type { SlotState } from '#web/features/stay/load-offer.ts'
import { browserApi, type ApiAnswer, type ApiRefusal } from '#web/lib/api.ts'
import { apiPeriod, stayPeriod, type StayQuery } from '#web/features/stay/booking-query.ts'

/** The bill for the new time, and how it differs from what was paid, in whole rupees. */
export type ModificationBill = Bill & {
  difference: number
  payable_now: number
  refund: number
  creditsReturned: number
}

type QuoteAnswer = { bill: ModificationBill; availability: { availability: boolean } }

/** 'same' means the booking's current time. */
export type SlotQuote = { state: SlotState | 'same'; bill: ModificationBill | undefined }

/** The refusals that concern only one slot. Any other refusal concerns the whole change. */
const SLOT_REFUSALS: Record<string, SlotQuote['state']> = {
  SAME_TIME: 'same',
  // The hotel sells the slot, but not on this day. A slot that it never sells is not quoted.
  SLOT_NOT_SOLD: 'closed',
  NO_BATHTUB: 'not-offered',
  SLOT_ENDED: 'over',
  SLOT_STARTED: 'over',
}

export function slotQuoteOf(answer: ApiAnswer<QuoteAnswer>): SlotQuote | ApiRefusal {
  if (answer.ok) {
    const { bill, availability } = answer.value
    return availability.availability ? { state: 'free', bill } : { state: 'sold', bill: undefined }
  }
  const state = SLOT_REFUSALS[answer.refusal.code]
  return state ? { state, bill: undefined } : answer.refusal
}

/** The hotel's prices by slot; a slot without a price is not for sale. */
export type SlotPrices = Pick<Hotel, 'prices' | 'rack_prices'>

export type Quoted = { ok: true; quotes: DayQuotes } | { ok: false; refusal: ApiRefusal }

export type QuoteCall = { booking: Booking; hotel: SlotPrices; wanted: WantedTime; now: Date; signal: AbortSignal }

/**
 * Quotes all slots of a day together, so that the guest sees prices, sold slots and each difference before choosing.
 */
export async function quoteDay(call: QuoteCall): Promise<Quoted> {
  const quotes = await Promise.all(SLOTS.map(async (slot) => knownQuote(call, slot) ?? askForQuote(call, slot)))
  const refusal = quotes.find(isRefusal)
  return refusal ? { ok: false, refusal } : { ok: true, quotes: quotes.filter(isQuote) }
}

const stayIn = ({ booking, wanted: { date, days } }: QuoteCall, { index }: Slot): StayQuery => ({
  ...bookedStay(booking),
  date,
  slot: index,
  days: index === FULL_DAY ? days : 1,
})

/**
 * Answers without a request for the booked time, for a slot that this hotel does not sell, and for one that has already
 * begun.
 */
export function knownQuote(call: QuoteCall, slot: Slot): SlotQuote | undefined {
  const { booking, hotel, wanted, now } = call
  const { start, end } = stayPeriod(stayIn(call, slot))
  const isSame =
    start.getTime() === Date.parse(booking.checkin_date) && end.getTime() === Date.parse(booking.checkout_date)
  if (isSame) return { state: 'same', bill: undefined }
  if (hotel.prices[slot.key] === undefined) return { state: 'not-offered', bill: undefined }
  // A new booking may use a slot that has already begun, but a change may not.
  const isOver = slotClosure(slot.index, wanted.date, now) ?? hasBegun({ start }, now)
  return isOver ? { state: 'over', bill: undefined } : undefined
}

async function askForQuote(call: QuoteCall, slot: Slot): Promise<SlotQuote | ApiRefusal> {
  const answer = await browserApi.get('/bookings/{id}/modification-bill', {
    params: { id: call.booking.id },
    query: apiPeriod(stayIn(call, slot)),
    signal: call.signal,
  })
  return slotQuoteOf(answer)
}

const SOLD_NOWHERE: SlotPrices = { prices: {}, rack_prices: {} }

/** Reads the hotel's current offer. A hotel that has left the site sells nothing. */
export async function slotPricesOf(booking: Booking, signal: AbortSignal): Promise<SlotPrices | ApiRefusal> {
  const answer = await browserApi.get('/hotels/{id}', { params: { id: String(booking.hotelId) }, signal })
  if (answer.ok) return answer.value
  return answer.refusal.status === 404 ? SOLD_NOWHERE : answer.refusal
}

export const isRefusal = (answer: SlotQuote | SlotPrices | ApiRefusal): answer is ApiRefusal => 'code' in answer
const isQuote = (quote: SlotQuote | ApiRefusal): quote is SlotQuote => !isRefusal(quote)

/** The time that the guest requests. `days` applies only to Full Day. */
export type WantedTime = { date: IstDate; slot: SlotIndex; days: number }

/** Returns the total for each slot. The booked slot keeps its total. */
export const quotedTotals = (quotes: DayQuotes, booking: Booking): ({ total: number } | undefined)[] =>
  quotes.map(({ state, bill }) => (state === 'same' ? (booking.bill ?? undefined) : bill))

/** What each slot of a day would mean for the booking. */
export type DayQuotes = readonly SlotQuote[]
