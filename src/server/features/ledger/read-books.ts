import { sql } from 'kysely'
import type { Account } from '#domain/ledger/accounts.ts'
import type { PostingKind } from '#domain/ledger/words.ts'
import type { Db } from '../../services.ts'
import type { Difference } from './compare-tables.ts'
import { accountDays } from './sum-ledger.ts'

export type Sum = { account: Account; paise: number }

/** Lists every account that has postings, with its balance. */
export async function sumAccounts(db: Db): Promise<Sum[]> {
  const { rows } = await sql<Sum>`
    select account, sum(paise)::bigint as paise from ${accountDays} d group by account`.execute(db)
  return rows
}

export type StoredCheck = { at: Date; differences: number; found: Difference[] }

export async function lastCheck(db: Db): Promise<StoredCheck | null> {
  const check = await db
    .selectFrom('book_checks')
    .select(['at', 'differences', 'found'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return check ? { ...check, found: check.found as Difference[] } : null
}

type ReadEntry = { account: Account; hotel: string | null; paise: number }
export type ReadPosting = { id: number; kind: PostingKind; at: Date; reason: string | null; entries: ReadEntry[] }

/**
 * Lists a booking's postings in order. Guests who were moved paid for the original booking, so both bookings' postings
 * are included. Undefined for a missing booking.
 */
export async function readBookingPostings(db: Db, bookingId: string): Promise<ReadPosting[] | undefined> {
  const known = await db.selectFrom('bookings').select('id').where('id', '=', bookingId).executeTakeFirst()
  if (!known) return undefined
  const { rows } = await sql<ReadPosting>`
    select p.id, p.kind, p.at, p.reason,
      json_agg(json_build_object('account', e.account, 'hotel', h.name, 'paise', e.paise) order by e.line) as entries
    from ledger_postings p join ledger_entries e on e.posting_id = p.id left join hotels h on h.id = e.hotel_id
    where p.booking_id in (
      select ${bookingId}::uuid
      union select moved_from from bookings where id = ${bookingId}::uuid and moved_from is not null
      union select id from bookings where moved_from = ${bookingId}::uuid
    )
    group by p.id order by p.id`.execute(db)
  return rows
}
