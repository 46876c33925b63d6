import type { Booking } from '#contract/bookings.ts'
import { unreachable } from '#domain/kernel/result.ts'
import { FULL_DAY } from '#domain/slots/slots.ts'
import { bookedStay } from '#web/features/bookings/booked-stay.ts'
import type { ApiRefusal } from '#web/lib/api.ts'
import type { ModificationBill, SlotPrices, WantedTime, DayQuotes } from './day-quotes.ts'

/** Moves a booking to another time (specification §4, "Modify"). */
export type ModifyState = {
  booking: Booking | undefined
  wanted: WantedTime
  /** the hotel's current prices; undefined until loaded */
  hotel: SlotPrices | undefined
  /** undefined while pending */
  quotes: DayQuotes | undefined
  /** the quote for the chosen time; undefined until received, and if there is none */
  bill: ModificationBill | undefined
  isModifying: boolean
  modifyError: ApiRefusal | undefined
}

export type ModifyEvent =
  | { type: 'wanted'; changed: Partial<WantedTime> }
  | { type: 'hotel-read'; hotel: SlotPrices }
  | { type: 'quoted'; of: string; quotes: DayQuotes }
  | { type: 'not-quoted'; of: string; refusal: ApiRefusal }
  | { type: 'asked-again' }
  | { type: 'started' }
  | { type: 'failed'; refusal: ApiRefusal }
  | { type: 'reset' }

const timeOf = ({ date, slot, days }: WantedTime): WantedTime => ({ date, slot, days })

/** Stores the booking without its bill. The choice starts at its current time. */
export const startModify = (booking: Booking): ModifyState => ({
  booking,
  wanted: timeOf(bookedStay(booking)),
  hotel: undefined,
  quotes: undefined,
  bill: undefined,
  isModifying: false,
  modifyError: undefined,
})

/** Quotes cover a whole day, so a different slot on the same day needs no new ones. */
export const quotesKey = ({ date, days }: WantedTime): string => `${date}/${days}`

/** Parses a day's key. Any slot will do, because a day's quotes do not depend on it. */
export function wantedOf(key: string): WantedTime {
  const [date = '', days] = key.split('/')
  return { date, days: Number(days), slot: FULL_DAY }
}

const billIn = (quotes: DayQuotes | undefined, { slot }: WantedTime) => quotes?.[slot]?.bill

export function nextModify(state: ModifyState, event: ModifyEvent): ModifyState {
  switch (event.type) {
    case 'wanted':
      return state.isModifying ? state : want(state, { ...state.wanted, ...event.changed })
    case 'hotel-read':
      return { ...state, hotel: event.hotel }
    case 'quoted':
      // Ignores an answer about a day that is no longer chosen.
      if (event.of !== quotesKey(state.wanted)) return state
      return { ...state, quotes: event.quotes, bill: billIn(event.quotes, state.wanted), modifyError: undefined }
    case 'not-quoted':
      return event.of === quotesKey(state.wanted) ? { ...state, modifyError: event.refusal } : state
    case 'asked-again':
      return { ...state, quotes: undefined, bill: undefined, modifyError: undefined }
    case 'started':
      return state.bill ? { ...state, isModifying: true, modifyError: undefined } : state
    case 'failed':
      return { ...state, isModifying: false, modifyError: event.refusal }
    case 'reset':
      return {
        ...state,
        booking: undefined,
        quotes: undefined,
        bill: undefined,
        isModifying: false,
        modifyError: undefined,
      }
    default:
      return unreachable(event)
  }
}

function want(state: ModifyState, wanted: WantedTime): ModifyState {
  const quotes = quotesKey(wanted) === quotesKey(state.wanted) ? state.quotes : undefined
  return { ...state, wanted, quotes, bill: billIn(quotes, wanted), modifyError: undefined }
}
