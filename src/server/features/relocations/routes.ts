import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/relocations.ts'
import { refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import { taxRuleAt, type Services } from '../../services.ts'
import { findBooking } from '../bookings/booking-rows.ts'
import { presentBooking } from '../bookings/present-booking.ts'
import { answerTurnedAway } from './answer-turned-away.ts'
import { requestRefundForCase } from './request-refund.ts'
import { cannotTake, costOfNotTaking } from './cannot-take.ts'
import { findOtherHotels, hadDearerRoom } from './find-other-hotels.ts'
import { moveToHotel } from './move-to-hotel.ts'
import { presentMoney, presentRelocation } from './present-relocation.ts'
import { reportTurnedAway } from './start-relocation.ts'
import { findStayToMove, isOpen } from './stay-to-move.ts'

/** Registers the calls for guests whose hotel does not take them, and for desks that report it. */
export function relocationRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, env } = services

  const caseOf = async (bookingId: string) => {
    const stay = await findStayToMove(db, bookingId)
    if (!stay) throw refusal('NOT_FOUND')
    const now = clock.now()
    const rules = { limit: env.RELOCATION_LIMIT, taxRule: taxRuleAt(services, now), now }
    const offers = isOpen(stay) ? await findOtherHotels(db, stay, rules) : []
    return presentRelocation(stay, { offers, hadOne: await hadDearerRoom(db, stay.userId, now) }, now)
  }
  const bookingOf = async (bookingId: string, userId: string) => {
    const row = await findBooking(db, bookingId, userId)
    if (!row) throw refusal('NOT_FOUND')
    return presentBooking(row, clock.now(), services.vouchers)
  }

  handleCall(app, services, calls.turnedAway, async ({ params, session, requestKey }) => {
    const said = await reportTurnedAway(services, { bookingId: params.id, userId: session.userId, requestKey })
    if (!said.ok) throw refusal(said.refusal)
    return caseOf(params.id)
  })

  handleCall(app, services, calls.otherHotels, ({ params }) => caseOf(params.id))

  handleCall(app, services, calls.moveTo, async ({ params, body, session, requestKey }) => {
    const { userId } = session
    const moved = await moveToHotel(services, { bookingId: params.id, userId, hotelId: body.hotelId, requestKey })
    if (!moved.ok) throw refusal(moved.refusal)
    return { booking: await bookingOf(moved.value ?? params.id, userId), waits_for_office: moved.value === null }
  })

  handleCall(app, services, calls.moneyBack, async ({ params, session, requestKey }) => {
    const { userId } = session
    const asked = await requestRefundForCase(services, { bookingId: params.id, userId, requestKey })
    if (!asked.ok) throw refusal(asked.refusal)
    const { credits } = asked.value
    const { refunds } = await bookingOf(params.id, userId)
    const stay = await findStayToMove(db, params.id)
    if (!stay) throw refusal('NOT_FOUND')
    const status = credits === null ? ('asked' as const) : ('cancelled' as const)
    return { id: params.id, status, refunds, creditsReturned: credits ?? 0, money: presentMoney(stay, clock.now()) }
  })

  handleCall(app, services, calls.costOfNotTaking, async ({ params, session }) => {
    const cost = await costOfNotTaking(services, { bookingId: params.id, session })
    if (!cost) throw refusal('NOT_FOUND')
    return cost
  })

  handleCall(app, services, calls.cannotTake, async ({ params, body, session, requestKey }) => {
    const said = await cannotTake(services, { session, bookingId: params.id, requestKey, reason: body.reason })
    if (!said.ok) throw refusal(said.refusal)
    return said.value
  })

  handleCall(app, services, calls.answerTurnedAway, async ({ params, body, session, requestKey }) => {
    const said = await answerTurnedAway(services, { session, bookingId: params.id, requestKey, word: body.answer })
    if (!said.ok) throw refusal(said.refusal)
    return said.value
  })
}
