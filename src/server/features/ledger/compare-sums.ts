import { sql } from 'kysely'
import type { Db } from '../../services.ts'
import type { Difference } from './compare-tables.ts'

/** Lists the months with sums or postings, in order. */
async function monthsInBooks(db: Db): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select month::date::text as month from generate_series(
      (select date_trunc('month', least(min(p.at) at time zone 'Asia/Kolkata', (select min(day) from ledger_days))) from ledger_postings p),
      (select greatest(max(p.at) at time zone 'Asia/Kolkata', (select max(day) from ledger_days)) from ledger_postings p),
      interval '1 month') month`.execute(db)
  return rows.map(({ month }) => month)
}

/** Returns the lowest and highest posting id included in a month's sums, to read the entries by primary key. */
async function postingsOf(db: Db, month: string): Promise<{ first: number; last: number }> {
  const { rows } = await sql<{ first: number; last: number }>`
    select coalesce(min(id), 0)::bigint as first, coalesce(max(id), 0)::bigint as last from ledger_postings
    where at >= month_start(${month}::date) and at < month_end(${month}::date)
      and id <= (select until_posting from ledger_summed)`.execute(db)
  return rows[0] ?? { first: 0, last: 0 }
}

/** Compares the ledger's sums with the entries they include, one month at a time. */
export async function compareSums(db: Db): Promise<Difference[]> {
  const found: Difference[] = []
  for (const month of await monthsInBooks(db)) {
    const { first, last } = await postingsOf(db, month)
    const { rows } = await sql<Difference>`
      with summed as materialized (
        select (p.at at time zone 'Asia/Kolkata')::date as day, e.account, p.kind, e.hotel_id, sum(e.paise)::bigint as paise
        from ledger_postings p join ledger_entries e on e.posting_id = p.id
        where p.at >= month_start(${month}::date) and p.at < month_end(${month}::date)
          and p.id between ${first}::bigint and ${last}::bigint and e.posting_id between ${first}::bigint and ${last}::bigint group by 1, 2, 3, 4
      )
      select 'sum_of_day' as what, d.day || ' ' || account || ' ' || kind as subject, e.paise as booked, d.paise as found
      from (select day, account, kind, paise from ledger_days
          where day >= ${month}::date and day < (${month}::date + interval '1 month')::date) d
        full join (select day, account, kind, sum(paise)::bigint as paise from summed group by 1, 2, 3) e using (day, account, kind)
      where coalesce(d.paise, 0) <> coalesce(e.paise, 0)
      union all
      select 'sum_of_hotel', hotel_id || ' ' || ${month}, e.paise, m.paise
      from (select hotel_id, paise from ledger_hotel_months where month = ${month}::date) m
        full join (select hotel_id, sum(paise)::bigint as paise from summed where hotel_id is not null group by 1) e using (hotel_id)
      where coalesce(m.paise, 0) <> coalesce(e.paise, 0)
      order by 1, 2 limit 100`.execute(db)
    found.push(...rows)
  }
  return found
}
