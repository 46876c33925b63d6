import type { Booking, Refund } from '#contract/bookings.ts'
import { unreachable } from '#domain/kernel/result.ts'
import type { ApiRefusal } from '#web/lib/api.ts'

/** The outcome of a cancelled booking, shown afterwards. */
export type CancelReceipt = { booking: Booking; refunds: Refund[]; creditsReturned: number }

/** Cancels a booking, or releases an unpaid hold (specification §4, "Cancel"). */
export type CancelState = {
  bookingToCancel: Booking | undefined
  isCancelling: boolean
  cancelError: ApiRefusal | undefined
  receipt: CancelReceipt | undefined
  /** hidden from the list immediately, before the list reloads */
  cancelledIds: readonly string[]
}

export type CancelEvent =
  | { type: 'chosen'; booking: Booking }
  | { type: 'started' }
  | { type: 'succeeded'; refunds: Refund[]; creditsReturned: number }
  | { type: 'failed'; refusal: ApiRefusal }
  | { type: 'closed' }
  | { type: 'receipt-read' }

export const NOTHING_TO_CANCEL: CancelState = {
  bookingToCancel: undefined,
  isCancelling: false,
  cancelError: undefined,
  receipt: undefined,
  cancelledIds: [],
}

const CLEARED = { bookingToCancel: undefined, isCancelling: false, cancelError: undefined } as const

export function nextCancel(state: CancelState, event: CancelEvent): CancelState {
  switch (event.type) {
    case 'chosen':
      if (state.isCancelling) return state
      return { ...state, ...CLEARED, bookingToCancel: event.booking, receipt: undefined }
    case 'started':
      if (!state.bookingToCancel) return state
      return { ...state, isCancelling: true, cancelError: undefined }
    case 'succeeded':
      return succeeded(state, event)
    case 'failed':
      if (!state.isCancelling) return state
      return { ...state, isCancelling: false, cancelError: event.refusal }
    case 'closed':
      // Waits for the answer, because closing the dialog now would hide whether the booking was cancelled.
      return state.isCancelling ? state : { ...state, ...CLEARED }
    case 'receipt-read':
      return { ...state, receipt: undefined }
    default:
      return unreachable(event)
  }
}

function succeeded(state: CancelState, { refunds, creditsReturned }: Omit<CancelReceipt, 'booking'>): CancelState {
  const { bookingToCancel: booking, cancelledIds } = state
  if (!booking) return state
  const receipt = { booking, refunds, creditsReturned }
  return { ...CLEARED, receipt, cancelledIds: [...cancelledIds, booking.id] }
}

/** Hides the booking while the answer is pending. A failure shows it again. */
export const isRemoved = ({ bookingToCancel, isCancelling, cancelledIds }: CancelState, id: string): boolean =>
  cancelledIds.includes(id) || (isCancelling && bookingToCancel?.id === id)
