import { sql, type Transaction } from 'kysely'
import type { DB, Row } from '#db/schema.ts'
import type { Entry } from '#domain/ledger/accounts.ts'
import type { Db } from '../../services.ts'

/** Class number of the advisory lock; the hotel is its second key. `lock_books` takes the same lock. */
const BOOKS_LOCK = 7002

/**
 * Lets one transaction at a time post to these hotels or close their months. To prevent deadlocks, locks in the order
 * of the ids and after a booking's own lock.
 */
export async function lockBooks(trx: Transaction<DB>, hotelIds: readonly number[]): Promise<void> {
  if (hotelIds.length === 0) return
  const inOrder = [...new Set(hotelIds)].toSorted((one, other) => one - other)
  await sql`select pg_advisory_xact_lock(${sql.lit(BOOKS_LOCK)}, id) from unnest(${inOrder}::int[]) as hotel (id)`.execute(
    trx,
  )
}

export type Posting = {
  kind: Row<'ledger_postings'>['kind']
  /** identifies the fact, so that it is posted once */
  fact: string
  bookingId?: string
  hotelId?: number
  /** when it takes effect */
  at: Date
  reason?: string
  entries: readonly Entry[]
}

/** Posts a fact once, in one statement. Returns the posting's id; null if it was posted before or moves nothing. */
export async function postFact(trx: Transaction<DB>, posting: Posting): Promise<number | null> {
  const { kind, fact, bookingId = null, hotelId = null, at, reason = null, entries } = posting
  const { rows } = await sql<{ id: number | null }>`
    select post_fact(${kind}, ${fact}, ${bookingId}::uuid, ${hotelId}::int, ${at}, ${reason},
      ${entries.map(({ account }) => account)}::text[], ${entries.map((entry) => entry.hotelId ?? null)}::int[],
      ${entries.map((entry) => entry.guestId ?? null)}::uuid[], ${entries.map(({ paise }) => paise)}::bigint[]) as id`.execute(
    trx,
  )
  return rows[0]?.id ?? null
}

/**
 * Returns the first moment at which these hotels' books are open; earlier months are closed. Call it with the books
 * locked.
 */
export async function openSince(trx: Transaction<DB>, hotelIds: readonly number[]): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    select max(month_end(month)) as since from statements where hotel_id = any(${hotelIds}::int[])`.execute(trx)
  return rows[0]?.since ?? null
}

/** Moves the time of a posting for a closed month to the beginning of the first open one. */
export const inOpenMonth = (at: Date, since: Date | null): Date => (since && at < since ? since : at)

/** Sums what we owe a hotel in paise, from everything posted so far. A negative sum means that the hotel owes us. */
export async function owedTo(db: Db, hotelId: number): Promise<number> {
  const { rows } = await sql<{ owed: number }>`
    select owed_to_hotel(${hotelId}) as owed`.execute(db)
  return rows[0]?.owed ?? 0
}
