import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'

/** What was done, in our own words and numbers. */
export type AuditedAction = {
  subject: string
  hotelId?: number
  bookingId?: string
  detail?: Record<string, string | number>
}

/** Further work in the transaction of an action: the office writes its log. */
export type AuditHook = (trx: Transaction<DB>, done: AuditedAction) => Promise<void>
