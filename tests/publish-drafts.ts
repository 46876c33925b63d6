import type { Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'
import { HAND_CHECKS } from '#domain/hotels/publishing.ts'
import { buildOperator } from './builders.ts'

/**
 * Checks, confirms and publishes every draft, as two admins in the office would. A draft without stars becomes unrated.
 */
export async function publishDrafts(db: Kysely<DB>): Promise<void> {
  const drafts = await db.selectFrom('hotels').select(['id', 'stars']).where('published_at', 'is', null).execute()
  if (drafts.length === 0) return
  const [one, other] = [await buildOperator(db, { role: 'admin' }), await buildOperator(db, { role: 'admin' })]
  const at = new Date('2026-10-01T12:00:00+05:30')
  const agreed = { reason: 'As agreed', proposed_by: one.id, proposed_at: at, confirmed_by: other.id, confirmed_at: at }
  for (const { id, stars } of drafts) {
    const business = { legal_name: 'Lantern Stays LLP', address: 'Lane 6, Pune' }
    await db
      .insertInto('hotel_terms')
      .values({ hotel_id: id, from_day: '2026-10-01', pan: 'given', ...business, ...agreed })
      .execute()
    const account = { holder: 'Lantern', account_number: '123456780417', ifsc: 'HDFC0000123', bank_name: 'HDFC' }
    await db
      .insertInto('hotel_bank_accounts')
      .values({ hotel_id: id, ...account, ...agreed, counts_from: new Date('2026-10-03T12:00:00+05:30') })
      .execute()
    const signature = { hotel_id: id, operator_id: one.id, note: 'Seen by me', checked_at: at }
    await db
      .insertInto('hotel_checks')
      .values(HAND_CHECKS.map((item) => ({ item, ...signature })))
      .execute()
    await db
      .updateTable('hotels')
      .set({ hidden: false, published_at: at, is_unrated: stars === null })
      .where('id', '=', id)
      .execute()
  }
}
