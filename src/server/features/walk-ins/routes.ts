import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/desk-walk-ins.ts'
import type { WalkIn } from '#contract/desk-walk-ins.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Result } from '#domain/kernel/result.ts'
import { fieldRefusal, refusal } from '../../http/api-error.ts'
import type { DeskSession } from '../../http/desk-session.ts'
import { handleCall } from '../../http/handle-call.ts'
import { instantOf } from '../../http/read-fields.ts'
import type { RequestKey } from '../../http/request-key.ts'
import type { Services } from '../../services.ts'
import { findRoomsFor } from '../desk/bookings/change-room.ts'
import { correctEntry } from '../desk/shift/correct-taking.ts'
import { correctionOf, paidOf, takeBackOf } from '../desk/read-typed.ts'
import { writeTaking } from '../desk/shift/take-money.ts'
import { writeAct } from '../desk/bookings/write-act.ts'
import { actOnWalkIn, type WalkInActionRequest } from './act-on-walk-in.ts'
import { findWalkIn } from './find-walk-in.ts'
import { findWalkIns } from './find-walk-ins.ts'
import { changeRoomOfWalkIn, markWalkInLeft, markWalkInStillHere, takeBackLeft } from './leave-walk-in.ts'
import { findHoursOfWalkIn, extendWalkIn } from './extend-walk-in.ts'
import { readOffers } from './read-offers.ts'
import { refuseEnd, takeWalkIn } from './take-walk-in.ts'

type Asked = { session: DeskSession; params: { id: string }; requestKey: RequestKey | null }

const askOf = ({ session, params, requestKey }: Asked): WalkInActionRequest => ({
  session,
  walkInId: params.id,
  requestKey,
})

function answerOf<Value>(done: Result<Value, ErrorCode>): Value {
  if (!done.ok) throw refusal(done.refusal)
  return done.value
}

const textOf = (typed: string | null | undefined): string | null => typed?.trim() || null

const priceOf = ({ price, price_reason }: { price?: number | null; price_reason?: string | null }) => ({
  price: price ?? null,
  priceReason: textOf(price_reason),
})

function readingRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  async function walkInOf({ session, params }: Pick<Asked, 'session' | 'params'>): Promise<WalkIn> {
    const walkIn = await findWalkIn(services, session.hotelId, params.id)
    if (!walkIn) throw refusal('NOT_FOUND')
    return walkIn
  }

  handleCall(app, services, calls.walkInOffers, ({ session, query }) => {
    const now = clock.now()
    const chosen = query.until === undefined ? null : instantOf('until', query.until)
    if (chosen) refuseEnd(chosen, now)
    return readOffers(services, { hotelId: session.hotelId, chosen }, now)
  })

  handleCall(app, services, calls.findWalkIns, ({ session, query }) =>
    findWalkIns(db, session.hotelId, query.text, clock.now()),
  )

  handleCall(app, services, calls.walkIn, walkInOf)

  handleCall(app, services, calls.walkInHours, async ({ session, params }) =>
    answerOf(await findHoursOfWalkIn(services, { hotelId: session.hotelId, walkInId: params.id })),
  )

  handleCall(app, services, calls.roomsForWalkIn, async (asked) => {
    const { id, left_at } = await walkInOf(asked)
    const holder = { id, hotelId: asked.session.hotelId, hasBathtub: false }
    return findRoomsFor(db, holder, { isAtDesk: false, isBack: left_at !== null }, clock.now())
  })
}

function moneyRoutes(app: FastifyInstance, services: Services): void {
  handleCall(app, services, calls.takeMoneyOfWalkIn, async (asked) => {
    const { session } = asked
    const paid = paidOf(asked.body)
    const done = await actOnWalkIn(services, askOf(asked), async (trx, { party }, now) => {
      const rest = await writeTaking(trx, { party, session }, { ...paid, at: now })
      await writeAct(trx, session, { kind: 'money_taken', party, detail: { ...paid, rest } }, now)
    })
    return answerOf(done)
  })

  handleCall(app, services, calls.correctTakingOfWalkIn, async (asked) => {
    const { session } = asked
    const correction = correctionOf(asked.body)
    const done = await actOnWalkIn(services, askOf(asked), async (trx, { party }, now) => {
      const detail = await correctEntry(trx, { party, session }, correction, now)
      await writeAct(trx, session, { kind: 'taking_corrected', party, reason: correction.reason, detail }, now)
    })
    return answerOf(done)
  })
}

/** Registers the calls about walk-ins (decision 0074). */
export function walkInRoutes(app: FastifyInstance, services: Services): void {
  readingRoutes(app, services)
  moneyRoutes(app, services)

  handleCall(app, services, calls.takeWalkIn, async ({ session, requestKey, body }) => {
    const name = body.name.trim()
    if (!name) throw fieldRefusal('name', 'REQUIRED', 'Please enter a name')
    const { room, until, guests, paid } = body
    const wish = { roomId: room ?? null, until: instantOf('until', until), name, guests, ...priceOf(body) }
    const money = paid ? paidOf(paid, 'paid.amount') : null
    return answerOf(await takeWalkIn(services, { session, requestKey, ...wish, paid: money }))
  })

  handleCall(app, services, calls.walkInLeft, async (asked) =>
    answerOf(await markWalkInLeft(services, { ...askOf(asked), unpaid: textOf(asked.body.unpaid) })),
  )
  handleCall(app, services, calls.takeBackWalkInLeft, async (asked) =>
    answerOf(await takeBackLeft(services, { ...askOf(asked), ...takeBackOf(asked.body) })),
  )
  handleCall(app, services, calls.walkInStillHere, async (asked) =>
    answerOf(await markWalkInStillHere(services, askOf(asked))),
  )
  handleCall(app, services, calls.addWalkInHours, async (asked) =>
    answerOf(await extendWalkIn(services, { ...askOf(asked), hours: asked.body.hours, ...priceOf(asked.body) })),
  )
  handleCall(app, services, calls.changeRoomOfWalkIn, async (asked) => {
    const { from, to } = asked.body
    return answerOf(await changeRoomOfWalkIn(services, { ...askOf(asked), from, to }))
  })
}
