import { sql, type RawBuilder } from 'kysely'

/** Finds confirmed settlements whose posting is missing or has different amounts. */
const posted = sql`
  select 'settlement' as what, s.reference as subject, b.bank as booked, s.net as found
  from settlements s left join (
    select p.fact, coalesce(sum(e.paise) filter (where e.account = 'bank'), 0)::bigint as bank,
      coalesce(sum(e.paise) filter (where e.account = 'gateway_fees'), 0)::bigint as fee,
      coalesce(sum(e.paise) filter (where e.account = 'gst_input'), 0)::bigint as tax,
      coalesce(-sum(e.paise) filter (where e.account = 'gateway'), 0)::bigint as gross
    from ledger_postings p join ledger_entries e on e.posting_id = p.id where p.kind = 'gateway_settled' group by p.fact
  ) b on b.fact = s.reference
  where s.confirmed_at is not null
    and (b.bank, b.fee, b.tax, b.gross) is distinct from (s.net, s.fee, s.tax, s.net + s.fee + s.tax)`

/**
 * Finds confirmed settlements whose lines do not add up to what was posted, because a line is missing or there is an
 * extra one.
 */
const lines = sql`
  select 'settlement_lines' as what, s.reference as subject, s.net as booked, coalesce(sum(l.amount - l.fee - l.tax), 0)::bigint as found
  from settlements s left join settlement_lines l on l.settlement = s.reference
  where s.confirmed_at is not null group by s.reference, s.net, s.fee, s.tax
  having (coalesce(sum(l.amount - l.fee - l.tax), 0), coalesce(sum(l.fee), 0), coalesce(sum(l.tax), 0)) <> (s.net, s.fee, s.tax)`

/** Comparisons of the gateway's settlements with their lines and postings (decision 0093). */
export const SETTLEMENT_COMPARISONS: readonly RawBuilder<unknown>[] = [posted, lines]
