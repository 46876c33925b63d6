/** Writes closed statements and paid payouts for all months except the last two, with totals from the ledger. */
import { sql } from 'kysely'
import type { Db } from '../../src/server/services.ts'

const FIRST_ID = 900_000_000

export async function closeMonths(db: Db): Promise<void> {
  await sql`
    create unlogged table fill_months as
    with earned as (
      select p.hotel_id, date_trunc('month', p.at at time zone 'Asia/Kolkata')::date as month, -sum(e.paise)::bigint as stays
      from ledger_postings p join ledger_entries e on e.posting_id = p.id and e.hotel_id is not null where p.kind = 'stay' group by 1, 2
    ), months as (
      select h.hotel_id, g.month::date as month from (select distinct hotel_id from earned) h, generate_series(
        (select min(month) from earned), date_trunc('month', current_date) - interval '1 month', interval '1 month') g(month)
    )
    select m.hotel_id, m.month, coalesce(e.stays, 0)::bigint as stays,
      coalesce(lag(e.stays) over (partition by m.hotel_id order by m.month), 0)::bigint as before
    from months m left join earned e using (hotel_id, month)`.execute(db)
  const two = sql`(select (array_agg(id order by granted_at, id)) as ids from operators where role = 'admin') o`
  await sql`
    insert into statements (hotel_id, month, opening, stays, others, payouts, closing, closed_by, closed_at, reason, hotel_name)
    select f.hotel_id, f.month, f.before, f.stays, 0, -f.before, f.stays, o.ids[1], f.month + interval '1 month 2 days', 'Month closed', h.name
    from fill_months f join hotels h on h.id = f.hotel_id, ${two}
    where f.month < date_trunc('month', current_date) - interval '1 month'`.execute(db)
  const paid = sql`stays > 0 and month < date_trunc('month', current_date) - interval '1 month'`
  await sql`
    insert into payout_runs (id, proposed_by, proposed_at, reason, confirmed_by, confirmed_at)
    select md5('run' || month)::uuid, o.ids[1], month + interval '1 month 3 days', 'Month paid', o.ids[2], month + interval '1 month 4 days'
    from (select distinct month from fill_months where ${paid}) m, ${two}`.execute(db)
  await sql`
    create unlogged table fill_payouts as select row_number() over (order by month, hotel_id) as k, * from fill_months where ${paid}`.execute(
    db,
  )
  await sql`
    insert into payouts (id, run_id, hotel_id, month, amount, account_id, sent_at, bank_reference, paid_by, paid_at)
    select md5('payout' || k)::uuid, md5('run' || month)::uuid, p.hotel_id, month, stays, a.id, month + interval '1 month 4 days',
      'UTR' || lpad(k::text, 9, '0'), o.ids[2], month + interval '1 month 5 days'
    from fill_payouts p join hotel_bank_accounts a on a.hotel_id = p.hotel_id, ${two}`.execute(db)
  await sql`
    insert into ledger_postings (id, kind, fact, hotel_id, at) overriding system value
    select ${FIRST_ID} + k, 'payout_paid', md5('payout' || k)::uuid::text, hotel_id, month + interval '1 month 5 days' from fill_payouts`.execute(
    db,
  )
  await sql`
    insert into ledger_entries (posting_id, line, account, hotel_id, paise)
    select ${FIRST_ID} + k, v.line, v.account, case v.line when 1 then hotel_id end, v.line_sign * stays
    from fill_payouts, (values (1, 'hotel', 1), (2, 'bank', -1)) v(line, account, line_sign)`.execute(db)
}

/** Recalculates the counters that the server normally updates with each booking. */
export async function countAgain(db: Db): Promise<void> {
  await sql`insert into credit_balances (user_id, balance, promotional)
    select user_id, sum(amount), greatest(0, sum(promotional)) from credit_entries group by 1
    on conflict (user_id) do update set balance = excluded.balance, promotional = excluded.promotional`.execute(db)
  await sql`insert into guest_versions (user_id, version) select id, 0 from users on conflict do nothing`.execute(db)
  await sql`insert into tax_counters (series_id, kind, financial_year, last_serial)
    select series_id, kind, financial_year, max(serial) from (select series_id, kind, financial_year, serial from tax_documents
      union all select series_id, kind, financial_year, serial from commission_documents) d group by 1, 2, 3
    on conflict (series_id, kind, financial_year) do update set last_serial = excluded.last_serial`.execute(db)
  await sql`insert into register_counters (hotel_id, last_number)
    select hotel_id, max(number) from register_entries group by 1
    on conflict (hotel_id) do update set last_number = excluded.last_number`.execute(db)
  await sql`
    update hotels h set reviews_count = r.many,
      ratings_count = coalesce(h.older_ratings_count, 0) + r.many from (
      select hotel_id, count(*)::int as many from reviews where published group by 1) r where r.hotel_id = h.id and r.many > h.reviews_count`.execute(
    db,
  )
}
