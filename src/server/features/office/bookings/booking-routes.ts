import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-bookings.ts'
import { officeOffers } from '#contract/office-offers.ts'
import { decideDispute as decideDisputeCall } from '#contract/relocations.ts'
import type { BodyOf } from '#contract/call.ts'
import { unreachable } from '#domain/kernel/result.ts'
import { oneLine } from '#domain/kernel/typed-text.ts'
import type { ActionTerms } from '#domain/office/actions.ts'
import { fieldRefusal, refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { OfficeSession } from '../../../http/office-session.ts'
import type { Services } from '../../../services.ts'
import { parseUuid } from '../parse-ids.ts'
import { readOffers } from './action-facts.ts'
import { decideDispute } from './decide-dispute.ts'
import { doAction, proposeAction } from './do-action.ts'
import { findEverything } from '../find.ts'
import { planFor, presentPlan } from './plan-action.ts'
import { readOfficeBooking } from './read-booking.ts'
import { reasonOf, writeLog } from '../write-log.ts'

type Typed = BodyOf<typeof calls.planOfficeAction>

const needed = (field: string) => fieldRefusal(field, 'REQUIRED', `${field} is needed for this act`)

function amountOf({ amount }: Typed, least: number): number {
  if (amount === undefined) throw needed('amount')
  if (amount < least) throw fieldRefusal('amount', 'INVALID', 'This amount is too small')
  return amount
}

function nameOf({ name }: Typed): string {
  const right = oneLine(name)
  if (!right) throw needed('name')
  return right
}

/** Parses the typed input into an action. Throws X_REQUIRED for a missing field X. */
function wishOf(typed: Typed): ActionTerms {
  switch (typed.act) {
    case 'cancel':
      if (typed.for === undefined) throw needed('for')
      if (typed.for === 'uncle') throw fieldRefusal('for', 'INVALID', 'A cancellation is for the guest or the hotel')
      return typed.for === 'hotel'
        ? { act: 'cancel', for: 'hotel' }
        : { act: 'cancel', for: 'guest', refund: amountOf(typed, 0) }
    case 'refund':
      return { act: 'refund', amount: amountOf(typed, 1), ...(typed.for === 'hotel' ? { for: 'hotel' } : {}) }
    case 'credit':
      return { act: 'credit', amount: amountOf(typed, 1) }
    case 'correct_name':
      return { act: 'correct_name', name: nameOf(typed) }
    case 'move':
      if (typed.hotelId === undefined) throw needed('hotelId')
      if (typed.for === undefined) throw needed('for')
      return { act: 'move', hotelId: typed.hotelId, for: typed.for }
    case 'send_again':
    case 'no_show':
    case 'no_show_off':
      return { act: typed.act }
    default:
      return unreachable(typed.act)
  }
}

/** Registers the calls by which operators look up a booking and fix it. */
export function officeBookingRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  const bookingOf = async (session: OfficeSession, id: string) => {
    const booking = await readOfficeBooking(services, session, parseUuid(id))
    if (!booking) throw refusal('NOT_FOUND')
    return booking
  }
  const planOf = async (session: OfficeSession, asked: { bookingId: string; wish: ActionTerms }) => {
    const planned = await planFor(services, db, asked, clock.now())
    if (!planned.ok) throw refusal(planned.refusal)
    const about = { operatorId: session.operatorId, bookingId: asked.bookingId }
    return presentPlan(db, planned.value, about, clock.now())
  }

  handleCall(app, services, calls.officeFind, ({ query }) => findEverything(db, query.text, clock.now()))

  handleCall(app, services, calls.officeBooking, ({ session, params }) => bookingOf(session, params.id))

  handleCall(app, services, officeOffers, async ({ params }) => {
    const offers = await readOffers(services, db, parseUuid(params.id), clock.now())
    if (!offers) throw refusal('NOT_FOUND')
    return offers
  })

  handleCall(app, services, calls.readGuestPhone, async ({ session, params, body }) => {
    const reason = reasonOf(body.reason)
    const bookingId = parseUuid(params.id)
    return db.transaction().execute(async (trx) => {
      const guest = await trx
        .selectFrom('bookings')
        .innerJoin('users', 'users.id', 'bookings.user_id')
        .select(['users.phone', 'users.id'])
        .where('bookings.id', '=', bookingId)
        .executeTakeFirst()
      if (!guest) throw refusal('NOT_FOUND')
      const line = { act: 'phone_read', subject: guest.id, userId: guest.id, bookingId, reason } as const
      await writeLog(trx, session, line, clock.now())
      return { phone: guest.phone }
    })
  })

  handleCall(app, services, calls.planOfficeAction, ({ session, params, body }) =>
    planOf(session, { bookingId: parseUuid(params.id), wish: wishOf(body) }),
  )

  const askedOf = ({
    session,
    params,
    body,
  }: {
    session: OfficeSession
    params: { id: string }
    body: BodyOf<typeof calls.doOfficeAction>
  }) => ({
    session,
    bookingId: parseUuid(params.id),
    wish: wishOf(body),
    reason: reasonOf(body.reason),
    fingerprint: body.fingerprint,
  })

  handleCall(app, services, calls.doOfficeAction, async (asked) => {
    const done = await doAction(services, { ...askedOf(asked), requestKey: asked.requestKey })
    if (!done.ok) throw refusal(done.refusal)
    return bookingOf(asked.session, asked.params.id)
  })

  handleCall(app, services, calls.proposeOfficeAction, async (asked) => {
    const done = await proposeAction(services, { ...askedOf(asked), requestKey: asked.requestKey })
    if (!done.ok) throw refusal(done.refusal)
    return bookingOf(asked.session, asked.params.id)
  })

  handleCall(app, services, decideDisputeCall, async ({ params, body, session, requestKey }) => {
    const asked = { session, bookingId: parseUuid(params.id), decision: body.decision, reason: reasonOf(body.reason) }
    const decided = await decideDispute(services, { ...asked, requestKey })
    if (!decided.ok) throw refusal(decided.refusal)
    return { done: true as const }
  })
}
