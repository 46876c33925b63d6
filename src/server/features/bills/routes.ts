import type { FastifyInstance } from 'fastify'
import { calculateBill } from '#contract/hotels.ts'
import { requestedParty } from '#domain/bookings/rooms-and-guests.ts'
import { detectSlot } from '#domain/slots/detect-slot.ts'
import { checkStay } from '#domain/slots/period.ts'
import { refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import { instantOf, STAY_REFUSALS } from '../../http/read-fields.ts'
import { taxRuleAt, type Services } from '../../services.ts'
import { presentBill } from './present-bill.ts'
import { quoteFrom, quoteStay } from './quote-stay.ts'
import type { QuoteRequest } from './quote-request.ts'
import { visitorFacts } from './visitor-facts.ts'

export function billRoutes(app: FastifyInstance, services: Services): void {
  handleCall(app, services, calculateBill, async ({ params, body, session }) => {
    const now = services.clock.now()
    const period = {
      start: instantOf('checkin_date', body.checkin_date),
      end: instantOf('checkout_date', body.checkout_date),
    }
    const stay = checkStay(detectSlot(period.start), period, now)
    if (!stay.ok) throw refusal(STAY_REFUSALS[stay.refusal])
    const request: QuoteRequest = {
      hotel: params.id,
      stay: stay.value,
      rooms: requestedParty({ rooms: body.roomCount, guests: body.guestsCount }).rooms,
      hasBathtub: body.has_bathtub ?? false,
      payAtHotel: body.pay_at_hotel ?? false,
      couponCode: body.couponId ?? null,
      referralCode: body.referral ?? null,
      useCredits: true,
      userId: session?.userId ?? null,
      isSigningUp: !session && body.signing_up === true,
      now,
      taxRule: taxRuleAt(services, now),
    }
    const known = await visitorFacts(services, request)
    // A visitor's quote may be slightly out of date, like a list, because the booking calculates it again. A guest's
    // credit must be current, so read it from the primary.
    const quote = known
      ? quoteFrom(request, known)
      : session
        ? await quoteStay(services.db, request)
        : await services.reads.withOwnWrites((db) => quoteStay(db, request))
    if (!quote.ok) throw refusal(quote.refusal)
    const { bill, rule } = quote.value
    return {
      bill: presentBill(bill),
      change_rule: { cancel_hours: rule.cancelHours, grace_minutes: rule.graceMinutes },
    }
  })
}
