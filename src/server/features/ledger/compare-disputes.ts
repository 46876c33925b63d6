import { sql, type RawBuilder } from 'kysely'

/**
 * Finds disputes whose postings do not fit their state: the money that the gateway holds back, and the money that it
 * took.
 */
const posted = sql`
  select 'dispute' as what, coalesce(d.reference, b.reference) as subject, coalesce(b.gone, 0)::bigint as booked,
    coalesce(d.gone, 0)::bigint as found
  from (
    select reference, case when status = 'lost' then paise when status in ('won', 'closed') or phase in ('fraud', 'retrieval') then 0
      else paise end as gone from disputes
  ) d full join (
    select split_part(p.fact, ':', 1) as reference, -sum(e.paise) filter (where e.account = 'gateway') as gone
    from ledger_postings p join ledger_entries e on e.posting_id = p.id
    where p.kind in ('dispute_opened', 'dispute_won', 'dispute_lost') group by 1
  ) b on b.reference = d.reference
  where coalesce(b.gone, 0) <> coalesce(d.gone, 0)`

/**
 * Finds a difference between the account of disputed money and the sum that the gateway holds back for open disputes.
 */
const held = sql`
  select 'disputed' as what, 'gateway' as subject, b.paise as booked, d.paise as found
  from (select coalesce(sum(paise), 0)::bigint as paise from ledger_entries where account = 'disputed') b,
    (select coalesce(sum(paise), 0)::bigint as paise from disputes
      where status in ('open', 'action_required', 'under_review') and phase not in ('fraud', 'retrieval')) d
  where b.paise <> d.paise`

/** Finds payments for which more was returned, by refunds and by the guest's bank, than was paid. */
const paidTwice = sql`
  select 'paid_twice' as what, p.id::text as subject, p.amount * 100::bigint as booked, (r.paise + d.lost)::bigint as found
  from payments p cross join lateral disputed_of_payment(p.id) d
    cross join lateral (select coalesce(sum(amount), 0) * 100::bigint as paise from refunds
      where payment_id = p.id and status = 'processed') r
  where p.id in (select payment_id from disputes where status = 'lost') and r.paise + d.lost > p.amount * 100::bigint`

/** Comparisons of disputes with the books (decision 0093). */
export const DISPUTE_COMPARISONS: readonly RawBuilder<unknown>[] = [posted, held, paidTwice]
