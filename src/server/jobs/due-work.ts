import { sql } from 'kysely'
import type { OutboxKind } from '../features/messages/outbox.ts'
import type { Services } from '../services.ts'

/** The work that is due now. */
export type DueWork = {
  /** the kinds that have due entries in the outbox */
  kinds: readonly OutboxKind[]
  /** whether stored reports of a provider wait to be recorded */
  hasReports: boolean
}

/** Finds what is due in one statement, so that a nudge without work costs only one round trip. */
export async function dueWork({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<DueWork> {
  const now = clock.now()
  const { rows } = await sql<DueWork>`
    select
      array(
        select distinct kind from outbox where done_at is null and failed_at is null and available_at <= ${now}
      ) as kinds,
      exists (
        select from webhook_events where processed_at is null and failed_at is null and available_at <= ${now}
      ) as "hasReports"`.execute(db)
  const [{ kinds, hasReports }] = rows as [DueWork]
  return { kinds, hasReports }
}
