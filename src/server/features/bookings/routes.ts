import type { FastifyInstance } from 'fastify'
import { readBookingTimeline } from '#contract/booking-timeline.ts'
import * as calls from '#contract/bookings.ts'
import { refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import { cachedResponse, responseCache } from '../../http/response-cache.ts'
import { sendCached } from '../../http/send-cached.ts'
import { returnPathOf } from '../../http/read-fields.ts'
import type { Services } from '../../services.ts'
import { findBooking, findBookings, findNextChange } from './booking-rows.ts'
import { readBookingRequest } from './booking-request.ts'
import { readMoments } from './read-moments.ts'
import { listExpiresAt } from './list-expires-at.ts'
import { createBooking } from './create-booking.ts'
import { holdAndOpenPayment } from './hold-and-open-payment.ts'
import { presentBooking } from './present-booking.ts'
import { writtenRow } from './written-row.ts'

/** Bytes of answers to keep: enough for the booking lists of about 3,000 guests. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024

const AFTER_PAYING = '/confirm-booking'

export function bookingRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, vouchers } = services

  const present = async (bookingId: string, userId: string) => {
    const row = await findBooking(db, bookingId, userId)
    if (!row) throw refusal('NOT_FOUND')
    return presentBooking(row, clock.now(), vouchers)
  }

  handleCall(app, services, calls.createBooking, async ({ body, session, request, requestKey }) => {
    const asked = {
      ...readBookingRequest(body, session, requestKey, clock.now()),
      returnPath: returnPathOf(request, body.redirect_url, AFTER_PAYING),
    }
    const { held, payUrl } = await holdAndOpenPayment(services, requestKey, () => createBooking(services, asked))
    const written = payUrl !== undefined || held.payment === null ? held.written : undefined
    if (!written) return { booking: await present(held.bookingId, session.userId) }
    return { booking: presentBooking(writtenRow(written, payUrl ?? null), clock.now(), vouchers) }
  })

  handleCall(app, services, calls.getBooking, ({ params, session }) => present(params.id, session.userId))

  handleCall(app, services, readBookingTimeline, async ({ params }) => ({ moments: await readMoments(db, params.id) }))

  const kept = responseCache(MAX_KEPT_BYTES)
  handleCall(app, services, calls.listBookings, async ({ params, filter, session, request, reply }) => {
    const now = clock.now()
    const asked = {
      userId: params.userId,
      list: filter.where?.type,
      limit: filter.limit ?? 10,
      skip: filter.skip ?? 0,
    }
    const key = JSON.stringify(asked)
    const known = kept.find(key, session.version, now)
    if (known) return sendCached(request, reply, known, services.env)
    const rows = await findBookings(db, { ...asked, now })
    const body = reply.serialize(rows.map((row) => presentBooking(row, now, vouchers))) as string
    const until = await listExpiresAt(rows, now, () => findNextChange(db, { userId: params.userId, now }))
    const answer = cachedResponse(body, { version: session.version, from: now, until })
    kept.store(key, answer)
    return sendCached(request, reply, answer, services.env)
  })
}
