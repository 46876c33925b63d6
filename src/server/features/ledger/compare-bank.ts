import { sql, type RawBuilder } from 'kysely'

/** Finds payouts that we recorded as paid but for which the bank shows a different amount under their UTR. */
const otherAmount = sql`
  select 'bank_payout' as what, p.id::text as subject, p.amount as booked, -l.paise as found
  from payouts p join bank_lines l on bank_token(p.bank_reference) = any(l.tokens) and l.paise < 0 and l.paise <> -p.amount
  where p.paid_at is not null and not exists (select 1 from bank_matches m where m.line_id = l.id)
    and not exists (select 1 from bank_explanations e where e.line_id = l.id and e.confirmed_at is not null)`

/** Finds matches whose bank line is missing or has a different amount. */
const lostMatch = sql`
  select 'bank_match' as what, m.kind || ' ' || m.ours as subject, t.paise as booked, l.paise as found
  from bank_matches m left join bank_lines l on l.id = m.line_id left join bank_transfers() t on t.kind = m.kind and t.id = m.ours
  where l.paise is distinct from t.paise or l.id is null`

/** Finds statements whose lines were changed after they were read. */
const lines = sql`
  select 'bank_statement' as what, s.id::text as subject, s.new_paise as booked, coalesce(sum(l.paise), 0)::bigint as found
  from bank_statements s left join bank_lines l on l.statement_id = s.id group by s.id
  having (count(l.id), coalesce(sum(l.paise), 0)) is distinct from (s.new_lines::bigint, s.new_paise)`

/** Finds confirmed charges and interest without a posting, or with a posting of a different amount. */
const posted = sql`
  select 'bank_explanation' as what, e.line_id::text as subject, b.paise as booked, l.paise as found
  from bank_explanations e join bank_lines l on l.id = e.line_id left join (
    select p.kind, p.fact, sum(n.paise)::bigint as paise from ledger_postings p
      join ledger_entries n on n.posting_id = p.id and n.account = 'bank' where p.kind in ('bank_charges', 'bank_interest')
    group by p.id
  ) b on b.fact = e.line_id::text and b.kind = 'bank_' || e.kind
  where e.confirmed_at is not null and e.kind in ('charges', 'interest') and b.paise is distinct from l.paise`

/** Comparisons of the bank's statements with our books. */
export const BANK_COMPARISONS: readonly RawBuilder<unknown>[] = [otherAmount, lostMatch, lines, posted]
