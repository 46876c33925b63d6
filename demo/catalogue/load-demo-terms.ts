import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { addMinutes, istInstant } from '#domain/kernel/ist.ts'
import { HAND_CHECKS } from '#domain/hotels/publishing.ts'
import { addMonths, monthOf } from '#domain/ledger/month.ts'
import { DESK_HOTEL } from './demo-desk.ts'
import { DEMO_BANK_ACCOUNT, DEMO_TERMS } from './demo-month.ts'

/**
 * The id of the lock that lets only one of two processes load the terms when both start together. The number is
 * arbitrary.
 */
const LOAD_LOCK = 7_250_005

/** Finds the operators who enter and confirm the terms. This requires two people. */
const twoOperators = (db: Kysely<DB>) =>
  db
    .selectFrom('operators')
    .select('id')
    .where('ended_at', 'is', null)
    .orderBy('granted_at')
    .orderBy('id')
    .limit(2)
    .execute()

/**
 * Adds the demo hotel's terms and bank account, and names and checks the other hotels. The terms are valid from the
 * beginning of the last whole month. Runs once, and only if two people work in the office.
 */
export async function loadDemoTerms(db: Kysely<DB>, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOAD_LOCK})`.execute(trx)
    const hotel = await trx.selectFrom('hotels').select('id').where('slug', '=', DESK_HOTEL).executeTakeFirst()
    const [one, other] = await twoOperators(trx)
    if (!hotel || !one || !other) return
    const known = await trx
      .selectFrom('hotel_terms')
      .select('id')
      .where('hotel_id', '=', hotel.id)
      .limit(1)
      .executeTakeFirst()
    if (known) return
    const from = `${addMonths(monthOf(now), -1)}-01`
    const confirmed = addMinutes(istInstant(from), -60)
    const by = {
      hotel_id: hotel.id,
      reason: 'As agreed with its owner',
      proposed_by: one.id,
      proposed_at: addMinutes(confirmed, -60),
      confirmed_by: other.id,
      confirmed_at: confirmed,
    }
    await trx
      .insertInto('hotel_terms')
      .values({ ...DEMO_TERMS, ...by, from_day: from })
      .execute()
    await trx
      .insertInto('hotel_bank_accounts')
      .values({ ...DEMO_BANK_ACCOUNT, ...by, counts_from: addMinutes(confirmed, 48 * 60) })
      .execute()
    await nameAndCheckHotels(trx, by, from)
  })
}

type TwoPeople = { proposed_by: string; proposed_at: Date; confirmed_by: string; confirmed_at: Date; reason: string }

/**
 * Gives every other hotel terms that name its business, which has neither a GST registration nor a PAN. Signs the
 * checks of every hotel.
 */
async function nameAndCheckHotels(trx: Transaction<DB>, by: TwoPeople, from: string): Promise<void> {
  await sql`
    insert into hotel_terms (hotel_id, from_day, legal_name, address, pan, proposed_by, proposed_at, confirmed_by, confirmed_at, reason)
    select h.id, ${from}::date, h.name || ' Stays LLP', h.address || ', ' || c.name, 'missing', ${by.proposed_by}::uuid,
      ${by.proposed_at}, ${by.confirmed_by}::uuid, ${by.confirmed_at}, ${by.reason}
    from hotels h join cities c on c.id = h.city_id
    where not exists (select from hotel_terms t where t.hotel_id = h.id)`.execute(trx)
  await sql`
    insert into hotel_checks (hotel_id, item, operator_id, note, checked_at)
    select h.id, item, ${by.proposed_by}::uuid, 'Shown by its manager on a video call', ${by.confirmed_at}
    from hotels h, unnest(${[...HAND_CHECKS]}::text[]) item`.execute(trx)
}
