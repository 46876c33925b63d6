import { sql } from 'kysely'
import { lastDayShown, type TransferKind } from '#domain/bank/match-lines.ts'
import type { IstDate } from '#domain/kernel/ist.ts'
import type { Paise } from '#domain/kernel/paise.ts'
import type { Db } from '../../services.ts'

export type MissingTransfer = { kind: TransferKind; id: string; utr: string; paise: Paise; day: IstDate }
export type MissingTransfers = { count: number; paise: Paise; transfers: MissingTransfer[] }

/** How many transfers to list at most. If there are more, a statement was probably not read. */
const MAX_MISSING = 100

/**
 * Lists the transfers in our books that no line of a bank statement shows, although the statements cover three more
 * working days. Transfers from before the first statement are left out.
 */
export async function readMissingTransfers(db: Db): Promise<MissingTransfers> {
  const { rows: spans } = await sql<{ first: IstDate | null; last: IstDate | null }>`
    select min(from_day)::text as first, max(until_day)::text as last from bank_statements`.execute(db)
  const { first, last } = spans[0] ?? { first: null, last: null }
  if (first === null || last === null) return { count: 0, paise: 0, transfers: [] }
  const { rows } = await sql<MissingTransfer & { count: number; sum: number }>`
    select t.kind, t.id, t.token as utr, t.paise, t.day::text as day, count(*) over ()::int as count,
      sum(t.paise) over ()::bigint as sum
    from bank_transfers() t
    where t.is_booked and t.day between ${first} and ${lastDayShown(last)}
      and not exists (select 1 from bank_matches m where m.kind = t.kind and m.ours = t.id)
    order by t.day, t.kind, t.id limit ${MAX_MISSING}`.execute(db)
  const transfers = rows.map(({ count: _count, sum: _sum, ...one }) => one)
  return { count: rows[0]?.count ?? 0, paise: rows[0]?.sum ?? 0, transfers }
}

export type ReadAccount = { account: string; from: IstDate; until: IstDate; closing: Paise }

/** Lists our accounts with the days that their statements cover and the last balance. */
export async function readAccounts(db: Db): Promise<ReadAccount[]> {
  const { rows } = await sql<ReadAccount>`
    select account, min(from_day)::text as from, max(until_day)::text as until,
      (select l.balance from bank_lines l where l.account = s.account order by l.booked_on desc, l.id desc limit 1) as closing
    from bank_statements s group by account order by max(until_day) desc, account`.execute(db)
  return rows
}
