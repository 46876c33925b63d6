import { sql } from 'kysely'
import type { CreditEntry } from '#contract/rewards.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { CreditKind } from '#domain/rewards/credits.ts'
import type { Db } from '../../services.ts'

type EntryRow = {
  id: number
  amount: number
  kind: CreditKind
  note: string | null
  created_at: Date
  short_id: string | null
}

/** Lists the newest credit movements first. A reward belongs to the friend's booking, which this user may not see. */
export async function findCreditEntries(
  db: Db,
  { userId, limit, skip }: { userId: string; limit: number; skip: number },
): Promise<CreditEntry[]> {
  const { rows } = await sql<EntryRow>`
    select e.id, e.amount, e.kind, e.note, e.created_at, b.short_id
    from credit_entries e left join bookings b on b.id = e.booking_id and b.user_id = e.user_id
    where e.user_id = ${userId}::uuid order by e.id desc limit ${limit} offset ${skip}`.execute(db)
  return rows.map(({ id, amount, kind, note, created_at, short_id }) => ({
    id,
    amount,
    kind,
    note,
    date: toIstIso(created_at),
    bookingShortId: short_id,
  }))
}

export async function creditBalance(db: Db, userId: string): Promise<number> {
  const row = await db.selectFrom('credit_balances').select('balance').where('user_id', '=', userId).executeTakeFirst()
  return row?.balance ?? 0
}
