import type { Booking, createBooking } from '#contract/bookings.ts'
import type { BodyOf } from '#contract/call.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { browserApi } from '#web/lib/api.ts'
import { storeInTab } from '#web/lib/tab-memory.ts'
import { currentAttempt, endAttempt } from '#web/features/bookings/booking-attempt.ts'
import { answerRefusal, isFinal, type RefusalAnswer } from './booking-refusal.ts'

export type BookingOutcome =
  | { kind: 'pay'; url: string; payable: Rupees | undefined }
  | { kind: 'confirmed'; booking: Booking }
  | RefusalAnswer

/**
 * Books once: a repeated press sends the same key and gets the first answer. If that booking has since ended unpaid,
 * the press starts a new attempt.
 */
export async function bookStay(body: BodyOf<typeof createBooking>): Promise<BookingOutcome> {
  for (;;) {
    const { key, isRepeated } = currentAttempt(body)
    const answer = await browserApi.post('/bookings/create-booking', { body, idempotencyKey: key })
    const outcome = answer.ok ? outcomeOf(answer.value.booking) : answerRefusal(answer.refusal)
    if (outcome.kind === 'pay') return outcome
    if (outcome.kind === 'confirmed' || isFinal(outcome)) endAttempt()
    const hasEnded = outcome.kind === 'failed' && outcome.reason === 'PAYMENT_UNAVAILABLE'
    if (!hasEnded || !isRepeated) return outcome
  }
}

function outcomeOf(booking: Booking): BookingOutcome {
  if (booking.status === 'completed') return { kind: 'confirmed', booking }
  if (booking.status !== 'pending' || booking.payment_url === null)
    return { kind: 'failed', reason: 'PAYMENT_UNAVAILABLE' }
  // The payment page may return without the booking's id.
  storeInTab('paying', { id: booking.id, hotelId: booking.hotelId })
  return { kind: 'pay', url: booking.payment_url, payable: booking.bill?.payable_now }
}
