import { sql, type Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'
import { addMinutes } from '#domain/kernel/ist.ts'

/** The staff of the demo office. The README lists their phone numbers. */
export const OFFICE_TEAM = [
  { phone: '+919800000008', name: 'Ritu Bansal', role: 'admin' },
  { phone: '+919800000009', name: 'Meenal Joshi', role: 'support' },
  // A second admin, who confirms the payouts that the first admin proposes.
  { phone: '+919800000010', name: 'Arif Khan', role: 'admin' },
] as const

const GRANTED_BY = 'Demo catalogue'

/**
 * The id of the lock that lets only one of two processes load the office when both start together. The number is
 * arbitrary.
 */
const LOAD_LOCK = 7_250_004

/** Adds two admins and a colleague from support if the office has no staff, so that a newcomer can look around. */
export async function loadDemoOffice(db: Kysely<DB>, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOAD_LOCK})`.execute(trx)
    const anybody = await trx.selectFrom('operators').select('id').limit(1).executeTakeFirst()
    if (anybody) return
    // The admins joined a year ago, so that they may confirm proposals immediately and have confirmed the demo's
    // earlier terms.
    const longAgo = addMinutes(now, -365 * 24 * 60)
    await trx
      .insertInto('operators')
      .values(OFFICE_TEAM.map((operator) => ({ ...operator, granted_by: GRANTED_BY, granted_at: longAgo })))
      .execute()
  })
}
