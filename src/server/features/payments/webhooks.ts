import type { Services } from '../../services.ts'
import type { GatewayEvent, SignedReport } from '../../ports/payment-gateway.ts'
import { recordRefund } from './refunds.ts'
import { settlePayment } from './settle-payment.ts'

/** Stores a signed report once by its id; false when the signature is wrong. The work is a job's (facts, "Razorpay"). */
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
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .execute()
  services.nudge()
  return true
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

async function workOn(services: Services, key: { provider: string; eventId: string }): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const now = services.clock.now()
    const row = await trx
      .selectFrom('webhook_events')
      .select('body')
      .where('provider', '=', key.provider)
      .where('event_id', '=', key.eventId)
      .where('processed_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!row) return
    const event = JSON.parse(row.body) as GatewayEvent
    if (event.kind !== 'other' && isUuid(event.reference)) {
      if (event.kind === 'payment') await settlePayment(trx, { ...event, paymentId: event.reference }, now)
      else await recordRefund(trx, { ...event, refundId: event.reference }, now)
    }
    await trx
      .updateTable('webhook_events')
      .set({ processed_at: now })
      .where('provider', '=', key.provider)
      .where('event_id', '=', key.eventId)
      .execute()
  })
}

const MOST_ATTEMPTS = 10
const MOST_AT_ONCE = 100

/** Works on stored reports; one that fails is tried again at later turns and then left for the operator. */
export async function workOnReports(services: Services, onFailure: (error: unknown) => void): Promise<number> {
  const waiting = await services.db
    .selectFrom('webhook_events')
    .select(['provider', 'event_id'])
    .where('processed_at', 'is', null)
    .where('attempts', '<', MOST_ATTEMPTS)
    .orderBy('received_at')
    .limit(MOST_AT_ONCE)
    .execute()
  let done = 0
  for (const { provider, event_id: eventId } of waiting) {
    try {
      await workOn(services, { provider, eventId })
      done += 1
    } catch (error) {
      onFailure(error)
      const reason = error instanceof Error ? error.message : String(error)
      await services.db
        .updateTable('webhook_events')
        .set((eb) => ({ attempts: eb('attempts', '+', 1), last_error: reason.slice(0, 500) }))
        .where('provider', '=', provider)
        .where('event_id', '=', eventId)
        .execute()
    }
  }
  return done
}
