import type { FastifyInstance } from 'fastify'
import type { BodyOf } from '#contract/call.ts'
import * as calls from '#contract/desk-bill.ts'
import type { DeskBill } from '#contract/desk-bill.ts'
import type { Extra } from '#domain/desk/extras.ts'
import { readPayee, readVpa, type UpiAccount } from '#domain/desk/upi.ts'
import { oneLine } from '#domain/kernel/typed-text.ts'
import { fieldRefusal, refusal } from '../../../http/api-error.ts'
import type { DeskSession } from '../../../http/desk-session.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { RequestKey } from '../../../http/request-key.ts'
import type { Services } from '../../../services.ts'
import { Refused } from '../../../transactions/booking-transaction.ts'
import { bookingParty } from '../../bookings/party.ts'
import { actOnBooking } from '../bookings/act-on-booking.ts'
import type { LockedVisit } from '../bookings/lock-visit.ts'
import { reasonOf } from '../read-typed.ts'
import { actOnWalkIn, type LockedWalkIn } from '../../walk-ins/act-on-walk-in.ts'
import { denyExtra } from './deny-extra.ts'
import { findBillOfBooking, findBillOfWalkIn } from './read-bill.ts'
import { readUpi, setUpi } from './upi.ts'
import { correctLine, writeExtra, type ExtraCorrection, type Presence } from './write-extra.ts'

type Asked = { session: DeskSession; params: { id: string }; requestKey: RequestKey | null }

const extraOf = ({ kind, words, quantity, price }: BodyOf<typeof calls.addExtra>): Extra => ({
  kind,
  words: oneLine(words) || null,
  quantity,
  price,
})

const correctionOf = ({ extra, reason, quantity }: BodyOf<typeof calls.correctExtra>): ExtraCorrection => ({
  extra,
  reason: reasonOf(reason),
  quantity: quantity ?? 0,
})

function shown(bill: DeskBill | undefined): DeskBill {
  if (!bill) throw refusal('NOT_FOUND')
  return bill
}

const presenceOfBooking = ({ visited: { visit } }: LockedVisit): Presence => ({
  isHere: visit.status === 'here',
  leftAt: visit.leftAt,
})
const presenceOfWalkIn = ({ leftAt }: LockedWalkIn): Presence => ({ isHere: leftAt === null, leftAt })

function refuseCancelled({ booking }: LockedVisit): void {
  if (booking.status !== 'completed') throw new Refused('ALREADY_CANCELLED')
}

function bookingRoutes(app: FastifyInstance, services: Services): void {
  const read = async ({ session, params }: Pick<Asked, 'session' | 'params'>) =>
    shown(await findBillOfBooking(services, session.hotelId, params.id))
  const act = async (asked: Asked, deed: Parameters<typeof actOnBooking>[2]) => {
    const { session, params, requestKey } = asked
    const done = await actOnBooking(services, { session, bookingId: params.id, requestKey }, deed)
    if (!done.ok) throw refusal(done.refusal)
    return read(asked)
  }

  handleCall(app, services, calls.billOfBooking, read)
  handleCall(app, services, calls.addExtra, (asked) =>
    act(asked, (trx, locked, now) => {
      refuseCancelled(locked)
      const by = { party: bookingParty(locked.booking.id), session: asked.session }
      return writeExtra(trx, by, { extra: extraOf(asked.body), presence: presenceOfBooking(locked) }, now)
    }),
  )
  handleCall(app, services, calls.correctExtra, (asked) => {
    const correction = correctionOf(asked.body)
    return act(asked, (trx, locked, now) => {
      refuseCancelled(locked)
      return correctLine(trx, { party: bookingParty(locked.booking.id), session: asked.session }, correction, now)
    })
  })
}

function walkInRoutes(app: FastifyInstance, services: Services): void {
  const read = async ({ session, params }: Pick<Asked, 'session' | 'params'>) =>
    shown(await findBillOfWalkIn(services, session.hotelId, params.id))
  const act = async (asked: Asked, deed: Parameters<typeof actOnWalkIn>[2]) => {
    const { session, params, requestKey } = asked
    const done = await actOnWalkIn(services, { session, walkInId: params.id, requestKey }, deed)
    if (!done.ok) throw refusal(done.refusal)
    return read(asked)
  }

  handleCall(app, services, calls.billOfWalkIn, read)
  handleCall(app, services, calls.addExtraOfWalkIn, (asked) =>
    act(asked, (trx, walkIn, now) => {
      const by = { party: walkIn.party, session: asked.session }
      return writeExtra(trx, by, { extra: extraOf(asked.body), presence: presenceOfWalkIn(walkIn) }, now)
    }),
  )
  handleCall(app, services, calls.correctExtraOfWalkIn, (asked) => {
    const correction = correctionOf(asked.body)
    return act(asked, (trx, { party }, now) => correctLine(trx, { party, session: asked.session }, correction, now))
  })
}

/** Validates the typed UPI account; null removes it. */
function accountOf({ vpa: typed, payee: typedPayee }: BodyOf<typeof calls.setUpi>): UpiAccount | null {
  if (typed === null || !typed.trim()) return null
  const vpa = readVpa(typed)
  if (vpa === undefined) throw fieldRefusal('vpa', 'INVALID', 'A UPI ID looks like name@bank')
  const payee = readPayee(typedPayee ?? '')
  if (payee === undefined)
    throw fieldRefusal('payee', typedPayee?.trim() ? 'INVALID' : 'REQUIRED', 'Please enter the name that payers see')
  return { vpa, payee }
}

/**
 * Registers the calls for bills at the desk: extras, payments, the amount due, and the hotel's UPI account (decision
 * 0079).
 */
export function deskBillRoutes(app: FastifyInstance, services: Services): void {
  bookingRoutes(app, services)
  walkInRoutes(app, services)

  const upi = async (session: DeskSession) => ({ upi: await readUpi(services.db, session.hotelId) })
  handleCall(app, services, calls.deskUpi, ({ session }) => upi(session))
  handleCall(app, services, calls.setUpi, async ({ session, requestKey, body }) => {
    const done = await setUpi(services, { session, requestKey, account: accountOf(body) })
    if (!done.ok) throw refusal(done.refusal)
    return upi(session)
  })

  handleCall(app, services, calls.denyExtra, async ({ session, params, body }) => {
    const done = await denyExtra(services, { bookingId: params.id, userId: session.userId, extraId: body.extra })
    if (!done.ok) throw refusal(done.refusal)
    return { done: true as const }
  })
}
