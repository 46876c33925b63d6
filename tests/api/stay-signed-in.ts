import { addMinutes } from '#domain/kernel/ist.ts'
import type { Api } from './start-api.ts'

/** Extends the sessions of guests, desks and operators that were valid before the clock moved forward by a month. */
export async function staySignedIn({ db, clock }: Api): Promise<void> {
  const later = addMinutes(clock.now(), 60 * 24 * 60)
  const session = { last_seen: later, expires_at: later }
  await db.updateTable('sessions').set(session).execute()
  await db.updateTable('desk_sessions').set(session).execute()
  await db.updateTable('office_sessions').set(session).execute()
}
