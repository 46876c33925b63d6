import type { ExpressionBuilder, Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { MAX_ATTEMPTS, secondsUntilRetry } from '#domain/kernel/back-off.ts'
import { addSeconds } from '#domain/kernel/ist.ts'
import { WHATSAPP } from '../features/whatsapp/receive-report.ts'
import type { Services } from '../services.ts'

/** Records one stored report in the transaction that marks it as processed. */
export type RecordReport = (
  trx: Transaction<DB>,
  report: { provider: string; body: unknown },
  services: Services,
) => Promise<void>

const BATCH_SIZE = 100

type ReportKey = { provider: string; eventId: string }

async function workOn(services: Services, key: ReportKey, record: RecordReport): Promise<boolean> {
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
    await record(trx, { provider: key.provider, body: JSON.parse(row.body) as unknown }, services)
    await trx
      .updateTable('webhook_events')
      // Empties WhatsApp's reports, because they contain phone numbers and messages.
      .set({ processed_at: now, ...(key.provider === WHATSAPP ? { body: '{}' } : {}) })
      .where('provider', '=', key.provider)
      .where('event_id', '=', key.eventId)
      .execute()
    return true
  })
}

/**
 * Processes stored reports that are due. Postpones a failing report, longer each time, and gives it up after the last
 * attempt, after which an operator has to look at it (`uncle jobs given-up`). Returns how many were processed.
 */
export async function workOnReports(services: Services, record: RecordReport): Promise<number> {
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
      if (await workOn(services, { provider, eventId }, record)) done += 1
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
  log.error(what, isLast ? 'report given up' : 'report put off')
}
