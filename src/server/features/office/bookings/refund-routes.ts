import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import * as calls from '#contract/office-refunds.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { refundActs, type RefundAct } from '#domain/payments/refund-acts.ts'
import { refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Db, Services } from '../../../services.ts'
import { isReferenceUsed } from '../../bookings/refunds-to-settle.ts'
import { enqueue } from '../../messages/outbox.ts'
import { parseUuid } from '../parse-ids.ts'
import { propose } from '../propose.ts'
import { reasonOf, writeLog } from '../write-log.ts'

type Row = Pick<calls.OfficeRefund, 'id' | 'amount' | 'status' | 'reference' | 'waits'> & {
  asked: Date
  dueBy: Date
  isDisputed: boolean
}

/** For refund `r` of payment `p`: whether the guest's bank disputes the payment, or has taken it back. */
const isDisputed = sql<boolean>`(select d.held + d.lost > 0 from disputed_of_payment(p.id) d)`

async function readRefunds(db: Db, bookingId: string, now: Date): Promise<calls.OfficeRefund[]> {
  const { rows } = await sql<Row>`
    select r.id, r.amount, r.status, r.reference, r.created_at as asked, r.due_by as "dueBy",
      exists (select 1 from office_proposals o where o.kind = 'refund_by_hand' and o.status = 'waiting'
        and o.terms ->> 'refund_id' = r.id::text) as waits, ${isDisputed} as "isDisputed"
    from refunds r join payments p on p.id = r.payment_id where p.booking_id = ${bookingId}::uuid
    order by r.created_at, r.id`.execute(db)
  return rows.map(({ asked, dueBy, isDisputed: disputed, ...row }) => ({
    ...row,
    asked: toIstIso(asked),
    promised_by: toIstIso(dueBy),
    acts: [...refundActs({ status: row.status, dueBy, isDisputed: disputed }, now)],
  }))
}

/** Registers the calls about refunds that failed or are late. */
export function officeRefundRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  /** Locks a refund that allows the act, so that two windows cannot perform it at the same time. */
  const lockRefund = async (trx: Parameters<typeof enqueue>[0], id: string, act: RefundAct) => {
    const found = await trx
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
      .select(['refunds.status', 'refunds.due_by as dueBy', 'refunds.amount', 'bookings.id as bookingId'])
      .select(['bookings.hotel_id as hotelId', 'bookings.user_id as userId'])
      .select(sql<boolean>`(select d.held + d.lost > 0 from disputed_of_payment(payments.id) d)`.as('isDisputed'))
      .where('refunds.id', '=', id)
      .forUpdate('refunds')
      .executeTakeFirst()
    if (!found) throw refusal('NOT_FOUND')
    if (!refundActs(found, clock.now()).includes(act)) throw refusal('ACT_NOT_POSSIBLE')
    return found
  }

  handleCall(app, services, calls.bookingRefunds, async ({ params }) => {
    const id = parseUuid(params.id)
    const booking = await db.selectFrom('bookings').select('id').where('id', '=', id).executeTakeFirst()
    if (!booking) throw refusal('NOT_FOUND')
    return readRefunds(db, id, clock.now())
  })

  handleCall(app, services, calls.askRefundAgain, async ({ session, params, body }) => {
    const reason = reasonOf(body.reason)
    const refundId = parseUuid(params.id)
    const bookingId = await db.transaction().execute(async (trx) => {
      const now = clock.now()
      const { bookingId: id, hotelId, amount } = await lockRefund(trx, refundId, 'ask_again')
      await enqueue(trx, now, [{ kind: 'refund.requested', payload: { refundId } }])
      const line = { act: 'refund_asked_again', subject: refundId, bookingId: id, hotelId, reason } as const
      await writeLog(trx, session, { ...line, detail: { refund: amount } }, now)
      return id
    })
    services.nudge()
    return readRefunds(db, bookingId, clock.now())
  })

  handleCall(app, services, calls.payRefundByHand, async ({ session, params, body }) => {
    const reason = reasonOf(body.reason)
    const refundId = parseUuid(params.id)
    return db.transaction().execute(async (trx) => {
      const { bookingId, hotelId, amount } = await lockRefund(trx, refundId, 'pay_by_hand')
      if (await isReferenceUsed(trx, body.reference)) throw refusal('REFERENCE_USED')
      const terms = { booking_id: bookingId, refund_id: refundId, reference: body.reference, amount }
      return {
        proposal_id: await propose(trx, session, { kind: 'refund_by_hand', terms, reason, hotelId }, clock.now()),
      }
    })
  })
}
