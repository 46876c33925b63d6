import type { Booking, ExtensionBill } from '#contract/bookings.ts'
import { MAX_EXTENSION_HOURS, MIN_EXTENSION_HOURS } from '#domain/bookings/extension.ts'
import { unreachable } from '#domain/kernel/result.ts'
import type { ApiRefusal } from '#web/lib/api.ts'

/** The price of extra hours, and whether a room is free for them. */
type ExtensionQuote = { hours: number; bill: ExtensionBill; isFree: boolean }

/** Requests extra hours (specification §4, "Extension"). */
export type ExtendState = {
  booking: Booking
  hours: number
  /** the quote for these hours; undefined while pending */
  quote: ExtensionQuote | undefined
  isAsking: boolean
  problem: ApiRefusal | undefined
}

export type ExtendEvent =
  | { type: 'hours-chosen'; hours: number }
  | { type: 'quoted'; quote: ExtensionQuote }
  | { type: 'not-quoted'; hours: number; refusal: ApiRefusal }
  | { type: 'asked-again' }
  | { type: 'started' }
  | { type: 'refused'; refusal: ApiRefusal }

const USUAL_HOURS = 2

export const startExtend = (booking: Booking): ExtendState => ({
  booking,
  hours: USUAL_HOURS,
  quote: undefined,
  isAsking: false,
  problem: undefined,
})

const within = (hours: number) => Math.min(Math.max(hours, MIN_EXTENSION_HOURS), MAX_EXTENSION_HOURS)

export function nextExtend(state: ExtendState, event: ExtendEvent): ExtendState {
  switch (event.type) {
    case 'hours-chosen':
      if (state.isAsking) return state
      return { ...state, hours: within(event.hours), quote: undefined, problem: undefined }
    case 'quoted':
      return event.quote.hours === state.hours ? { ...state, quote: event.quote, problem: undefined } : state
    case 'not-quoted':
      return event.hours === state.hours ? { ...state, problem: event.refusal } : state
    case 'asked-again':
      return { ...state, quote: undefined, problem: undefined }
    case 'started':
      return state.quote?.isFree ? { ...state, isAsking: true, problem: undefined } : state
    case 'refused':
      return { ...state, isAsking: false, problem: event.refusal }
    default:
      return unreachable(event)
  }
}
