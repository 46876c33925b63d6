import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/booking-changes.ts'
import { checkAction, type BookingAction } from '#domain/bookings/booking-status.ts'
import { extensionPeriod, isExtensionHours } from '#domain/bookings/extension.ts'
import { PAYMENT_METHODS } from '#domain/payments/payment-methods.ts'
import { detectSlot } from '#domain/slots/detect-slot.ts'
import { checkStay, hasBegun, type Stay } from '#domain/slots/period.ts'
import { changeableStay } from './move-booking.ts'
import { refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import { instantOf, returnPathOf, STAY_REFUSALS } from '../../http/read-fields.ts'
import { taxRuleAt, type Services } from '../../services.ts'
import { presentBill } from '../bills/present-bill.ts'
import { startPayment } from '../payments/start-payment.ts'
import { findBooking, type BookingRow } from './booking-rows.ts'
import { cancelBooking } from './cancel-booking.ts'
import { answerHours, answerHoursByLink } from './extend/answer-hours.ts'
import { cancelExtension } from './extend/cancel-extension.ts'
import { hasRoomsForChange } from './modify/change-rooms.ts'
import { extendBooking, isClosed, quoteExtension } from './extend/extend-booking.ts'
import { giveBackUnpayable, holdAndOpenPayment } from './hold-and-open-payment.ts'
import { modifyBooking } from './modify/modify-booking.ts'
import { presentBooking, presentExtensionBill } from './present-booking.ts'
import { quoteModification, type QuotedModification } from './modify/quote-modification.ts'
import { hasRooms } from './assign-rooms.ts'

/** Where a guest returns after paying, unless the request names another page of the site. */
const AFTER_CHANGE = '/confirm-booking'
const AFTER_EXTENSION = '/my-bookings'

/**
 * Returns the new slot and period of a booking. Unlike a search, a change of time may use the period of any slot
 * (decisions, "Modification").
 */
function newStay(checkin: [string, string], checkout: [string, string], now: Date): Stay {
  const period = { start: instantOf(...checkin), end: instantOf(...checkout) }
  const stay = checkStay(detectSlot(period.start), period, now)
  if (!stay.ok) throw refusal(STAY_REFUSALS[stay.refusal])
  // Refuse a slot that has begun: a new booking may start late, but a change would make the guests late from the start.
  if (hasBegun(period, now)) throw refusal('SLOT_STARTED')
  return stay.value
}

/** Refuses a quote for the same reasons as the change itself. */
function refuseUnlessPossible(row: BookingRow, action: BookingAction, now: Date): void {
  const checked = checkAction({ status: row.status, ...changeableStay(row) }, action, now)
  if (!checked.ok) throw refusal(checked.refusal)
}

const presentModificationBill = ({ bill, difference, creditsReturned }: QuotedModification) => ({
  ...presentBill(bill),
  difference,
  payable_now: Math.max(0, difference),
  refund: Math.max(0, -difference),
  creditsReturned,
})

/**
 * Registers the calls by which guests answer about hours that the desk added, in the app or by the link in a message.
 */
function hoursAnswerRoutes(app: FastifyInstance, services: Services): void {
  handleCall(app, services, calls.answerHours, async ({ params, session, body }) => {
    const { answer } = body
    const until = instantOf('until', body.until)
    const done = await answerHours(services, { bookingId: params.id, userId: session.userId, answer, until })
    if (!done.ok) throw refusal(done.refusal)
    return { done: true as const }
  })

  handleCall(app, services, calls.answerHoursByLink, async ({ body }) => {
    const done = await answerHoursByLink(services, body)
    if (!done.ok) throw refusal(done.refusal)
    return { done: true as const }
  })
}

export function bookingChangeRoutes(app: FastifyInstance, services: Services): void {
  hoursAnswerRoutes(app, services)
  const { db, clock, vouchers } = services

  const ownRow = async (bookingId: string, userId: string): Promise<BookingRow> => {
    const row = await findBooking(db, bookingId, userId)
    if (row?.role !== 'owner') throw refusal('NOT_FOUND')
    return row
  }
  const refundsOf = async (bookingId: string, userId: string) =>
    presentBooking(await ownRow(bookingId, userId), clock.now(), vouchers).refunds

  handleCall(app, services, calls.cancelBooking, async ({ body, session, requestKey }) => {
    const { userId } = session
    const cancelled = await cancelBooking(services, {
      bookingId: body.id,
      userId,
      reason: body.reason?.trim() || null,
      requestKey,
    })
    if (!cancelled.ok) throw refusal(cancelled.refusal)
    const refunds = await refundsOf(body.id, userId)
    return { id: body.id, status: 'cancelled' as const, refunds, creditsReturned: cancelled.value }
  })

  handleCall(app, services, calls.modificationBill, async ({ params, query, session }) => {
    const now = clock.now()
    const row = await ownRow(params.id, session.userId)
    refuseUnlessPossible(row, 'modify', now)
    const stay = newStay(['checkin', query.checkin], ['checkout', query.checkout], now)
    const quote = await quoteModification(db, { bookingId: row.id, stay, taxRule: taxRuleAt(services, now), now })
    if (!quote.ok) throw refusal(quote.refusal)
    const isFree = await hasRoomsForChange(
      db,
      {
        bookingId: row.id,
        hotelId: row.hotel_id,
        cityId: row.city_id,
        rooms: row.rooms,
        hasBathtub: row.has_bathtub,
        to: stay.period,
      },
      now,
    )
    return { bill: presentModificationBill(quote.value), availability: { availability: isFree } }
  })

  handleCall(app, services, calls.modifyBooking, async ({ body, session, request, requestKey }) => {
    const { userId } = session
    const now = clock.now()
    const change = {
      bookingId: body.id,
      userId,
      stay: newStay(['checkin_date', body.checkin_date], ['checkout_date', body.checkout_date], now),
      returnPath: returnPathOf(request, body.redirect_url, AFTER_CHANGE),
      requestKey,
    }
    const { held, payUrl, isExpired } = await holdAndOpenPayment(services, requestKey, () =>
      modifyBooking(services, change),
    )
    // The guest has since chosen another time, which replaced this change.
    if (isExpired) throw refusal('CHANGE_WAITING')
    const { hotelId } = held
    const refunds = await refundsOf(body.id, userId)
    return { id: body.id, hotelId, status: 'completed' as const, refunds, ...(payUrl ? { payment_url: payUrl } : {}) }
  })

  extensionRoutes(app, services, ownRow)
}

function extensionRoutes(
  app: FastifyInstance,
  services: Services,
  ownRow: (bookingId: string, userId: string) => Promise<BookingRow>,
): void {
  const { db, clock, vouchers } = services

  handleCall(app, services, calls.extensionBill, async ({ params, query, session }) => {
    const now = clock.now()
    const row = await ownRow(params.id, session.userId)
    if (!isExtensionHours(query.hours)) throw refusal('HOURS_OUT_OF_RANGE')
    refuseUnlessPossible(row, 'extend', now)
    if (await isClosed(db, row.hotel_id)) throw refusal('HOTEL_CLOSED')
    const period = extensionPeriod(row.leaves_at, query.hours)
    return {
      bill: presentExtensionBill(quoteExtension(row, query.hours, taxRuleAt(services, now)), period.end),
      availability: {
        availability: await hasRooms(
          db,
          {
            bookingId: row.id,
            hotelId: row.hotel_id,
            rooms: row.rooms,
            hasBathtub: row.has_bathtub,
            period,
          },
          now,
        ),
      },
    }
  })

  handleCall(app, services, calls.extendBooking, async ({ params, body, session, request, requestKey }) => {
    const { userId } = session
    const change = {
      bookingId: params.id,
      userId,
      hours: body.extend_for,
      returnPath: returnPathOf(request, body.redirect_url, AFTER_EXTENSION),
      requestKey,
    }
    const { held } = await holdAndOpenPayment(services, requestKey, () => extendBooking(services, change))
    const { extensionRequest } = presentBooking(await ownRow(params.id, userId), clock.now(), vouchers)
    // The hours or the whole booking were cancelled while we waited for the gateway.
    if (extensionRequest?.id !== held.extensionId || extensionRequest.status === 'cancelled') {
      await giveBackUnpayable(services, requestKey, held.paymentId)
      throw refusal('EXTENSION_OVER')
    }
    return { extensionRequest, payment_url: extensionRequest.payment_url }
  })

  handleCall(app, services, calls.cancelExtension, async ({ params, session }) => {
    const { userId } = session
    const cancelled = await cancelExtension(services, { bookingId: params.id, userId })
    if (!cancelled.ok) throw refusal(cancelled.refusal)
    const { refunds } = presentBooking(await ownRow(params.id, userId), clock.now(), vouchers)
    return { id: cancelled.value, status: 'cancelled' as const, refunds }
  })

  handleCall(app, services, calls.payBooking, async ({ params, request, reply }) => {
    const method = PAYMENT_METHODS.find((known) => known === params.paymentMethod)
    if (!method) throw refusal('PAYMENT_METHOD_UNKNOWN')
    const payment = await db
      .selectFrom('payments')
      .select('id')
      .where('extension_id', '=', params.id)
      .where('status', 'in', ['created', 'open'])
      .executeTakeFirst()
    const payUrl = payment && (await startPayment(services, payment.id, method))
    if (payUrl) return reply.redirect(payUrl)
    if (payment) throw refusal('PAYMENT_UNAVAILABLE', 5)
    // Send a browser that returns through an old link to the guest's bookings, not to an error in JSON.
    if ((request.headers.accept ?? '').includes('text/html')) return reply.redirect(AFTER_EXTENSION)
    throw refusal('EXTENSION_OVER')
  })
}
