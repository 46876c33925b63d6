import { sql, type RawBuilder } from 'kysely'
import { MESSAGE_RETENTION_DAYS } from '#domain/retention-days.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Db, Services } from '../../services.ts'

type Former = { userId: string; contact: string; now: Date }

/** Stores a replaced phone or email, in the transaction that replaces it. */
export const storeFormerContact = (trx: Db, { userId, contact, now }: Former) =>
  trx
    .insertInto('former_contacts')
    .values({ user_id: userId, contact, changed_at: now })
    .onConflict((same) => same.columns(['user_id', 'contact', 'changed_at']).doNothing())
    .execute()

/** Selects what was sent to a contact of this guest while it was theirs. Later it may belong to somebody else. */
const wasTheirs = (userId: string, recipient: RawBuilder<unknown>, at: RawBuilder<unknown>) =>
  sql`exists (select 1 from former_contacts f where f.user_id = ${userId}::uuid
    and lower(f.contact) = lower(${recipient}) and ${at} <= f.changed_at)`

/** Deletes messages to former contacts, and then the contacts. */
export const formerContactDeletions = (userId: string): readonly RawBuilder<unknown>[] => [
  sql`delete from outbox where kind in ('message', 'whatsapp', 'whatsapp.answer')
    and ${wasTheirs(userId, sql`payload->>'to'`, sql`created_at`)}`,
  sql`delete from whatsapp_messages where ${wasTheirs(userId, sql`message->>'to'`, sql`sent_at`)}`,
  // Allows for the local stand-in, whose messages carry their delivery time: the last one, which tells the old number
  // that it was replaced, arrives after the change.
  sql`delete from dev_messages where ${wasTheirs(userId, sql`recipient`, sql`created_at - interval '10 minutes'`)}`,
  sql`delete from former_contacts where user_id = ${userId}::uuid`,
]

/**
 * Deletes former contacts once all messages to them are deleted, because they serve only to find those. Returns how
 * many.
 */
export async function purgeFormerContacts({ db, clock }: Services): Promise<number> {
  const before = addMinutes(clock.now(), -MESSAGE_RETENTION_DAYS * 24 * 60)
  const { numDeletedRows } = await db
    .deleteFrom('former_contacts')
    .where('changed_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
