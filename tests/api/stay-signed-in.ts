import { addMinutes } from '#domain/kernel/ist.ts'
import type { Api } from './start-api.ts'

/** Who was signed in before the clock went on a month is signed in now, too: guests, desks, operators. */
export async function staySignedIn({ db, clock }: Api): Promise<void> {
  const later = addMinutes(clock.now(), 60 * 24 * 60)
  const session = { last_seen: later, expires_at: later }
  await db.updateTable('sessions').set(session).execute()
  await db.updateTable('desk_sessions').set(session).execute()
  await db.updateTable('office_sessions').set(session).execute()
}
