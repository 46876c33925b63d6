import { isUuid } from '#domain/kernel/uuid.ts'
import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Services } from '../../services.ts'
import type { GatewayEvent, SignedReport } from '../../ports/payment-gateway.ts'
import { recordDispute } from '../disputes/record-dispute.ts'
import { recordRefund } from './refunds.ts'
import { settlePayment } from './settle-payment.ts'

/** Stores a signed webhook once by its id; false if the signature is wrong. A job processes it (facts, "Razorpay"). */
export async function receiveReport(services: Services, report: SignedReport): Promise<boolean> {
  const event = services.gateway.readReport(report)
  if (!event) return false
  await services.db
    .insertInto('webhook_events')
    .values({
      provider: services.gateway.name,
      event_id: event.eventId,
      kind: event.kind,
      body: JSON.stringify(event),
      received_at: services.clock.now(),
      available_at: services.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .execute()
  services.nudge()
  return true
}

/** Records what the gateway reported. */
export async function recordGatewayEvent(
  trx: Transaction<DB>,
  { provider, event }: { provider: string; event: GatewayEvent },
  now: Date,
): Promise<void> {
  if (event.kind === 'dispute') return recordDispute(trx, { provider, event }, now)
  if (event.kind === 'other' || !isUuid(event.reference)) return
  if (event.kind === 'payment') await settlePayment(trx, { ...event, paymentId: event.reference }, now)
  else await recordRefund(trx, { ...event, refundId: event.reference }, now)
}
