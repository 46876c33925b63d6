import type { FastifyInstance } from 'fastify'
import { cameByLink, confirmStay as confirmCall, objectToNoShow as objectCall } from '#contract/booking-changes.ts'
import * as acts from '#contract/desk-actions.ts'
import * as calls from '#contract/desk.ts'
import type { DeskBooking } from '#contract/desk.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { isIstDate, istDateOf, parseInstant, type IstDate } from '#domain/kernel/ist.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import { answerTogether } from '../../http/answer-together.ts'
import { fieldRefusal, refusal } from '../../http/api-error.ts'
import type { DeskSession } from '../../http/desk-session.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { RequestKey } from '../../http/request-key.ts'
import type { Services } from '../../services.ts'
import { inBookingTransaction, Refused } from '../../transactions/booking-transaction.ts'
import { lockOwnBooking } from '../bookings/move-booking.ts'
import { findDeskBooking, type DeskRequest } from './bookings/act-on-booking.ts'
import { addHours, findHoursToAdd } from './bookings/add-hours.ts'
import { changeRoom, findFreeRooms } from './bookings/change-room.ts'
import { lockVisit } from './bookings/lock-visit.ts'
import { confirmStay, useCameLink } from './bookings/confirm-stay.ts'
import { markArrived, markLeft, markNoShow, markSeen, objectToNoShow, undoVisitEntry } from './bookings/mark-visit.ts'
import { findBookings } from './bookings/find-bookings.ts'
import { isDeskDate, readDay } from './bookings/read-day.ts'
import { bookingForKey, dayForKey } from './hide-guests.ts'
import { figureRoutes } from './figures/routes.ts'
import { noteRoutes } from './note-routes.ts'
import { readTypedLines } from '../register-lines/typed-lines.ts'
import { shiftRoutes } from './shift/shift-routes.ts'
import { markStillHere } from './bookings/staying-on.ts'
import { correctTaking } from './shift/correct-taking.ts'
import { takeMoney } from './shift/take-money.ts'
import { correctionOf, paidOf, takeBackOf } from './read-typed.ts'

type Asked = { session: DeskSession; params: { id: string }; requestKey: RequestKey | null }

const askOf = ({ session, params, requestKey }: Asked): DeskRequest => ({ session, bookingId: params.id, requestKey })

function momentOf(at: string | undefined): Date | undefined {
  if (at === undefined) return undefined
  const moment = parseInstant(at)
  if (!moment) throw fieldRefusal('at', 'INVALID', 'at is no time')
  return moment
}

/** Refuses an entry that was queued offline unless the person who made it is the one signed in now. */
function markOf(asked: Asked & { body: { at?: string; by?: string } }): DeskRequest & { at: Date | undefined } {
  const { at, by } = asked.body
  if (by !== undefined && by !== asked.session.staffId) throw refusal('MARKED_BY_ANOTHER')
  return { ...askOf(asked), at: momentOf(at) }
}

function answerOf(done: Result<DeskBooking, ErrorCode>): DeskBooking {
  if (!done.ok) throw refusal(done.refusal)
  return done.value
}

type DayOfHotel = { hotelId: number; date: IstDate }

/** Registers the calls that show a desk its day (desk-and-office, "The desk"). */
function readingRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  // After a change, all devices of a hotel request the same day at the same moment.
  const days = answerTogether((key) => {
    const { hotelId, date } = JSON.parse(key) as DayOfHotel
    return readDay(db, hotelId, date, clock.now())
  })

  handleCall(app, services, calls.deskDay, async ({ session: { hotelId, keyScopes }, query }) => {
    const now = clock.now()
    const date = query.date ?? istDateOf(now)
    if (!isIstDate(date) || !isDeskDate(date, now))
      throw fieldRefusal('date', 'INVALID', 'date is yesterday, today or one of the next 30 days')
    const day = await days(JSON.stringify({ hotelId, date } satisfies DayOfHotel))
    return keyScopes ? dayForKey(day) : day
  })

  handleCall(app, services, calls.findAtDesk, ({ session, query }) =>
    findBookings(db, session.hotelId, query.text, clock.now()),
  )

  handleCall(app, services, calls.deskBooking, async ({ session, params }) => {
    const booking = await findDeskBooking(services, session.hotelId, params.id)
    if (!booking) throw refusal('NOT_FOUND')
    return session.keyScopes ? bookingForKey(booking) : booking
  })

  handleCall(app, services, acts.hoursToAdd, async ({ session, params }) => {
    const found = await findHoursToAdd(services, { hotelId: session.hotelId, bookingId: params.id })
    if (!found.ok) throw refusal(found.refusal)
    return found.value
  })

  handleCall(app, services, acts.freeRooms, ({ session, params, query }) => {
    const wanted = { hotelId: session.hotelId, bookingId: params.id, isAtDesk: query.at_desk === 'yes' }
    return findFreeRooms(db, wanted, clock.now())
  })
}

/** Registers the calls by which a desk records what happens there. */
function actingRoutes(app: FastifyInstance, services: Services): void {
  handleCall(app, services, acts.markSeen, async (asked) => answerOf(await markSeen(services, markOf(asked))))
  handleCall(app, services, acts.markArrived, async (asked) => {
    const { ids, register } = asked.body
    const arrival = { ...markOf(asked), ids, register: readTypedLines(register) }
    return answerOf(await markArrived(services, arrival))
  })
  handleCall(app, services, acts.takeMoney, async (asked) =>
    answerOf(await takeMoney(services, { ...markOf(asked), ...paidOf(asked.body) })),
  )
  handleCall(app, services, acts.markLeft, async (asked) => {
    const unpaid = asked.body.unpaid?.trim() || null
    return answerOf(await markLeft(services, { ...markOf(asked), unpaid }))
  })
  handleCall(app, services, acts.correctTaking, async (asked) =>
    answerOf(await correctTaking(services, { ...askOf(asked), ...correctionOf(asked.body) })),
  )
  handleCall(app, services, acts.markStillHere, async (asked) => answerOf(await markStillHere(services, markOf(asked))))
  handleCall(app, services, acts.markNoShow, async (asked) => answerOf(await markNoShow(services, markOf(asked))))
  handleCall(app, services, acts.undoVisitEntry, async (asked) =>
    answerOf(await undoVisitEntry(services, { ...askOf(asked), ...takeBackOf(asked.body) })),
  )
  handleCall(app, services, acts.addHours, async (asked) =>
    answerOf(await addHours(services, { ...askOf(asked), hours: asked.body.hours })),
  )
  handleCall(app, services, acts.changeRoom, async (asked) => {
    const { from, to } = asked.body
    return answerOf(await changeRoom(services, { ...askOf(asked), from, to }))
  })
}

/** Registers the calls by which guests say whether they came. */
function guestRoutes(app: FastifyInstance, services: Services): void {
  handleCall(app, services, confirmCall, async ({ params, session }) => {
    const done = await confirmStay(services, { bookingId: params.id, userId: session.userId })
    if (!done.ok) throw refusal(done.refusal)
    return { done: true as const }
  })

  handleCall(app, services, cameByLink, async ({ body }) => {
    const done = await useCameLink(services, body.token)
    if (!done.ok) throw refusal(done.refusal)
    return { done: true as const }
  })

  handleCall(app, services, objectCall, async ({ session, params }) => {
    const done = await inBookingTransaction(services, async (trx, now) => {
      const booking = await lockOwnBooking(trx, { bookingId: params.id, userId: session.userId })
      if (booking.status === 'pending') throw new Refused('ALREADY_MARKED')
      await objectToNoShow(trx, await lockVisit(trx, { hotelId: booking.hotel_id }, booking.id), now)
      await services.desks.tell(trx, booking.hotel_id)
      return accept(true as const)
    })
    if (!done.ok) throw refusal(done.refusal)
    return { done: true as const }
  })
}

export function deskRoutes(app: FastifyInstance, services: Services): void {
  readingRoutes(app, services)
  actingRoutes(app, services)
  shiftRoutes(app, services)
  figureRoutes(app, services)
  noteRoutes(app, services)
  guestRoutes(app, services)
}
