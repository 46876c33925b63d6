import { isUuid } from '#domain/kernel/uuid.ts'
import type { ExpressionBuilder, Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { MAX_ATTEMPTS, secondsUntilRetry } from '#domain/kernel/back-off.ts'
import { addSeconds } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'
import type { GatewayEvent, SignedReport } from '../../ports/payment-gateway.ts'
import { recordDispute } from '../disputes/record-dispute.ts'
import { recordRefund } from './refunds.ts'
import { settlePayment } from './settle-payment.ts'

/** Stores a signed report once by its id; false if the signature is wrong. A job processes it (facts, "Razorpay"). */
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

async function record(
  trx: Transaction<DB>,
  { provider, event }: { provider: string; event: GatewayEvent },
  now: Date,
): Promise<void> {
  if (event.kind === 'dispute') return recordDispute(trx, { provider, event }, now)
  if (event.kind === 'other' || !isUuid(event.reference)) return
  if (event.kind === 'payment') await settlePayment(trx, { ...event, paymentId: event.reference }, now)
  else await recordRefund(trx, { ...event, refundId: event.reference }, now)
}

async function workOn(services: Services, key: ReportKey): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
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
    if (!row) return false
    const event = JSON.parse(row.body) as GatewayEvent
    await record(trx, { provider: key.provider, event }, now)
    await trx
      .updateTable('webhook_events')
      .set({ processed_at: now })
      .where('provider', '=', key.provider)
      .where('event_id', '=', key.eventId)
      .execute()
    return true
  })
}

const BATCH_SIZE = 100

type ReportKey = { provider: string; eventId: string }

/**
 * Processes stored reports that are due. A failing one is postponed, longer each time, and given up after the last
 * attempt: then an operator has to look at it (`uncle jobs given-up`). Returns how many were processed.
 */
export async function workOnReports(services: Services): Promise<number> {
  const waiting = await services.db
    .selectFrom('webhook_events')
    .select(['provider', 'event_id'])
    .where('processed_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('available_at', '<=', services.clock.now())
    .orderBy('available_at')
    .limit(BATCH_SIZE)
    .execute()
  let done = 0
  for (const { provider, event_id: eventId } of waiting) {
    try {
      if (await workOn(services, { provider, eventId })) done += 1
    } catch (error) {
      await putOff(services, { provider, eventId }, error)
    }
  }
  return done
}

async function putOff({ db, clock, log }: Services, { provider, eventId }: ReportKey, error: unknown): Promise<void> {
  const now = clock.now()
  const reason = error instanceof Error ? error.message : String(error)
  const isOne = (eb: ExpressionBuilder<DB, 'webhook_events'>) =>
    eb.and([eb('provider', '=', provider), eb('event_id', '=', eventId)])
  const { attempts } = await db
    .updateTable('webhook_events')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), last_error: reason.slice(0, 500) }))
    .where(isOne)
    .returning('attempts')
    .executeTakeFirstOrThrow()
  const isLast = attempts >= MAX_ATTEMPTS
  await db
    .updateTable('webhook_events')
    .set(isLast ? { failed_at: now } : { available_at: addSeconds(now, secondsUntilRetry(attempts)) })
    .where(isOne)
    .execute()
  const what = { err: error, provider, eventId, attempts }
  log.error(what, isLast ? 'gateway report given up' : 'gateway report put off')
}
