import { sql, type Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'
import { addMinutes } from '#domain/kernel/ist.ts'

/** The staff of the demo office. The README has their phones. */
export const OFFICE_TEAM = [
  { phone: '+919800000008', name: 'Ritu Bansal', role: 'admin' },
  { phone: '+919800000009', name: 'Meenal Joshi', role: 'support' },
  // A second admin, because one must confirm the payout that the other proposed.
  { phone: '+919800000010', name: 'Arif Khan', role: 'admin' },
] as const

const GRANTED_BY = 'Demo catalogue'

/** An arbitrary number for a lock, so that of two processes that start together only one loads. */
const LOAD_LOCK = 7_250_004

/** Adds two admins and a colleague from support if the office has no staff, so that a newcomer can look around. */
export async function loadDemoOffice(db: Kysely<DB>, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOAD_LOCK})`.execute(trx)
    const anybody = await trx.selectFrom('operators').select('id').limit(1).executeTakeFirst()
    if (anybody) return
    // A year ago, so that the admins may confirm immediately, and have confirmed the terms of the demo's last months.
    const longAgo = addMinutes(now, -365 * 24 * 60)
    await trx
      .insertInto('operators')
      .values(OFFICE_TEAM.map((operator) => ({ ...operator, granted_by: GRANTED_BY, granted_at: longAgo })))
      .execute()
  })
}
