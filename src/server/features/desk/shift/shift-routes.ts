import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/desk-shift.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Result } from '#domain/kernel/result.ts'
import { fieldRefusal, refusal } from '../../../http/api-error.ts'
import type { DeskSession } from '../../../http/desk-session.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Services } from '../../../services.ts'
import { readShift } from './read-shift.ts'
import { confirmShift, endUnpaid, handOverShift, payOutOfBox } from './shift.ts'

/** Parses a shift id; returns 0, which no shift has, for anything else, so that the call answers NOT_FOUND. */
const shiftIdOf = (typed: string): number => (/^\d{1,9}$/.test(typed) ? Number(typed) : 0)

/** Registers the calls about a shift's money and its hand-over. */
export function shiftRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  const read = (session: DeskSession) => readShift(db, session, clock.now())
  const after = async (done: Promise<Result<true, ErrorCode>>, session: DeskSession) => {
    const result = await done
    if (!result.ok) throw refusal(result.refusal)
    return read(session)
  }

  handleCall(app, services, calls.deskShift, ({ session }) => read(session))

  handleCall(app, services, calls.handOver, ({ session, requestKey, body }) => {
    const { counted, remains = 0, to, note } = body
    const wish = { counted, remains, to, note: note?.trim() || null }
    return after(handOverShift(services, { session, requestKey, ...wish }), session)
  })

  handleCall(app, services, calls.confirmShift, ({ session, requestKey, params, body }) =>
    after(
      confirmShift(services, { session, requestKey, shiftId: shiftIdOf(params.id), received: body.received }),
      session,
    ),
  )

  handleCall(app, services, calls.payOut, ({ session, requestKey, body }) => {
    const what = body.what.trim()
    if (!what) throw fieldRefusal('what', 'REQUIRED', 'Please say for what')
    if (body.amount < 1 || body.amount > 1_000_000)
      throw fieldRefusal('amount', 'INVALID', 'amount is ₹1 to ₹10,00,000')
    return after(payOutOfBox(services, { session, requestKey, amount: body.amount, what }), session)
  })

  handleCall(app, services, calls.endUnpaid, ({ session, requestKey, params, body }) => {
    const reason = body.reason.trim()
    if (!reason) throw fieldRefusal('reason', 'REQUIRED', 'Please say why')
    return after(endUnpaid(services, { session, requestKey, id: params.id, reason }), session)
  })
}
