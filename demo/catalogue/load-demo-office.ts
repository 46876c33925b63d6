import { sql, type Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'
import { addMinutes } from '#domain/kernel/ist.ts'

/** Who works in the demo office. Their phones are in the README. */
export const OFFICE_TEAM = [
  { phone: '+919800000008', name: 'Ritu Bansal', role: 'admin' },
  { phone: '+919800000009', name: 'Meenal Joshi', role: 'support' },
  // A payout takes two people: somebody has to confirm what the other one proposed.
  { phone: '+919800000010', name: 'Arif Khan', role: 'admin' },
] as const

const GRANTED_BY = 'Demo catalogue'

/** Any number of our own: two processes that start together load once. */
const LOAD_LOCK = 7_250_004

/** Two admins and a colleague of support, where nobody ever worked in the office: a newcomer can look around in it. */
export async function loadDemoOffice(db: Kysely<DB>, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOAD_LOCK})`.execute(trx)
    const anybody = await trx.selectFrom('operators').select('id').limit(1).executeTakeFirst()
    if (anybody) return
    // They confirm from the first minute on, and confirmed the terms of the demo's last months.
    const longAgo = addMinutes(now, -365 * 24 * 60)
    await trx
      .insertInto('operators')
      .values(OFFICE_TEAM.map((operator) => ({ ...operator, granted_by: GRANTED_BY, granted_at: longAgo })))
      .execute()
  })
}
