import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'

/** The action, in our own words and numbers. */
type AuditedAction = {
  subject: string
  hotelId?: number
  bookingId?: string
  detail?: Record<string, string | number>
}

/** Additional work in an action's transaction. The office uses it to write its log. */
export type AuditHook = (trx: Transaction<DB>, done: AuditedAction) => Promise<void>
