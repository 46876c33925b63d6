import { sql, type RawBuilder } from 'kysely'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Db } from '../../services.ts'
import { BANK_COMPARISONS } from './compare-bank.ts'
import { DISPUTE_COMPARISONS } from './compare-disputes.ts'
import { SETTLEMENT_COMPARISONS } from './compare-settlements.ts'
import { TAX_COMPARISONS } from './compare-taxes.ts'
import { isWorthSomething } from './settle-unposted-stays.ts'
import { accountDays, hotelMonths } from './sum-ledger.ts'

/** A difference between our ledger and another list for one subject, in paise. */
export type Difference = {
  what: string
  /** the id of a row, or a total */
  subject: string
  /** the amount in our ledger */
  booked: number | null
  /** the amount in the table or list that we compare with */
  found: number | null
}

/** The most differences listed per kind. The first ones show where to look. */
const MAX_OF_A_KIND = 100

/** Facts this recent may not be posted yet. */
const SETTLING_MINUTES = 60

const unbalanced = sql`
  select 'posting' as what, p.id::text as subject, coalesce(sum(e.paise), 0)::bigint as booked, 0::bigint as found
  from ledger_postings p left join ledger_entries e on e.posting_id = p.id group by p.id having sum(e.paise) is distinct from 0`

/** Compares facts of one kind, as posted to one account, with their source rows. */
const facts = (kind: string, account: string, rows: RawBuilder<unknown>) => sql`
  select ${kind} as what, coalesce(b.fact, t.fact) as subject, b.paise as booked, t.paise as found
  from (select p.fact, sum(e.paise)::bigint as paise from ledger_postings p join ledger_entries e on e.posting_id = p.id
    where p.kind = ${kind} and e.account = ${account} group by p.id) b
  full join (${rows}) t on t.fact = b.fact where b.paise is distinct from t.paise`

const payments = facts(
  'payment_settled',
  'gateway',
  sql`select id::text as fact, amount * 100::bigint as paise from payments where status = 'paid'`,
)
const refundsAsked = facts(
  'refund_asked',
  'guest_refunds',
  sql`select id::text as fact, amount * -100::bigint as paise from refunds`,
)
const refundsProcessed = facts(
  'refund_processed',
  'guest_refunds',
  sql`select id::text as fact, amount * 100::bigint as paise from refunds where status = 'processed'`,
)
const creditEntries = facts(
  'credit',
  'guest_credits',
  sql`select id::text as fact, amount * -100::bigint as paise from credit_entries`,
)

const compensations = sql`
  select 'compensation' as what, coalesce(b.booking_id, c.booking_id)::text as subject, b.paise as booked, c.amount * 100::bigint as found
  from (select p.booking_id, sum(e.paise)::bigint as paise from ledger_postings p join ledger_entries e on e.posting_id = p.id
    where p.kind = 'correction' and p.fact like 'compensation:%' and e.account = 'hotel' group by 1) b
  full join (select k.booking_id, k.amount from compensations k join credit_entries e on e.booking_id = k.booking_id
    and e.kind = 'compensation' and e.amount = k.amount where k.given_at is not null) c on c.booking_id = b.booking_id
  where b.paise is distinct from c.amount * 100`

const balances = sql`
  select 'credit_balance' as what, coalesce(b.user_id, e.guest_id)::text as subject, e.paise as booked, b.balance * 100::bigint as found
  from credit_balances b full join (select guest_id, -sum(paise)::bigint as paise from ledger_entries
    where account = 'guest_credits' group by 1) e on e.guest_id = b.user_id
  where coalesce(e.paise, 0) <> coalesce(b.balance, 0) * 100`

/**
 * Finds finished stays that are not settled, and settled ones that are not finished. A stay that only Uncle pays for
 * has no posting until its guests are known to have come.
 */
const stays = (before: Date) => sql`
  select 'stay' as what, b.id::text as subject, l.net as booked, null::bigint as found
  from bookings b left join (select booking_id, sum(net)::bigint as net from stay_lines group by 1) l on l.booking_id = b.id
  where case when l.net is null then b.status = 'completed' and b.ended_at < ${before} and ${isWorthSomething} and b.total + b.credits > 0
    else b.status not in ('completed', 'cancelled') or b.status = 'completed' and b.ended_at is null end`

/**
 * Finds guests' money that belongs to no future stay and is neither settled nor being refunded. What the hotel keeps of
 * a cancelled booking is settled in the night after its booked time.
 */
const moneyLeft = (before: Date, dayBefore: Date) => sql`
  with held as (
    select coalesce(b.moved_from, b.id) as root, -sum(e.paise)::bigint as paise
    from ledger_postings p join ledger_entries e on e.posting_id = p.id and e.account = 'guest_money' join bookings b on b.id = p.booking_id
    group by 1 having sum(e.paise) <> 0 and max(p.at) < ${before}
  )
  select 'money_left' as what, h.root::text as subject, h.paise as booked, 0::bigint as found
  from held h join bookings b on b.id = coalesce((select n.id from bookings n where n.moved_from = h.root), h.root)
  where h.paise < 0 or case b.status when 'completed' then exists (select 1 from stay_lines l where l.booking_id = b.id)
    when 'cancelled' then b.leaves_at < ${dayBefore} when 'pending' then false else true end`

/** Finds stays for which we held less than they cost, although nothing was refunded. */
const shortStays = sql`
  select 'stay_short' as what, p.booking_id::text as subject, sum(e.paise)::bigint as booked, 0::bigint as found
  from ledger_postings p join ledger_entries e on e.posting_id = p.id and e.account = 'goodwill' join bookings b on b.id = p.booking_id
  where p.kind = 'stay' and not exists (select 1 from payments y join refunds r on r.payment_id = y.id
    where y.booking_id in (b.id, b.moved_from))
    and not exists (select 1 from disputes d join payments y on y.id = d.payment_id and y.booking_id in (b.id, b.moved_from)
      where d.status = 'lost') group by p.booking_id having sum(e.paise) <> 0`

const statements = sql`
  select 'statement' as what, hotel_id || ' ' || to_char(month, 'YYYY-MM') as subject, booked, closing as found
  from (select hotel_id, month, closing, (-sum(sum(paise)) over (partition by hotel_id order by month))::bigint as booked from (
      select hotel_id, month, paise, null::bigint as closing from ${hotelMonths} m
      union all select hotel_id, month, 0, closing from statements) known
    group by hotel_id, month, closing) carried where closing is not null and booked <> closing`

const payouts = facts(
  'payout_paid',
  'bank',
  sql`select id::text as fact, -amount as paise from payouts where paid_at is not null`,
)

const payoutsReturned = facts(
  'payout_returned',
  'bank',
  sql`select id::text as fact, amount as paise from payouts where returned_at is not null`,
)

const taxPaid = facts('tax_paid', 'bank', sql`select id::text as fact, -amount as paise from tax_payments`)
const taxTakenBack = facts(
  'tax_taken_back',
  'bank',
  sql`select id::text as fact, amount as paise from tax_payments where taken_back_at is not null`,
)

/** Finds taxes for which we paid more to the state than we collected. */
const taxOverpaid = sql`
  select 'tax_overpaid' as what, d.account as subject, sum(d.paise)::bigint as booked, 0::bigint as found
  from ${accountDays} d where d.account in ('gst_commission', 'gst_rooms', 'tcs', 'tds') group by d.account having sum(d.paise) > 0`

/** A comparison reads whole tables, so it may run longer than other statements. It blocks nobody. */
const LIMIT_MINUTES = 2

/** Runs one comparison. Calls `onSlow` when it takes half of its time limit. */
async function runComparison(db: Db, comparison: RawBuilder<unknown>, onSlow: OnSlow): Promise<Difference[]> {
  const began = performance.now()
  const { rows } = await db.transaction().execute(async (trx) => {
    await sql`select set_config('statement_timeout', ${`${LIMIT_MINUTES}min`}, true)`.execute(trx)
    return sql<Difference>`${comparison} order by 2 limit ${MAX_OF_A_KIND}`.execute(trx)
  })
  const seconds = Math.round((performance.now() - began) / 1000)
  if (seconds >= LIMIT_MINUTES * 30) onSlow(seconds)
  return rows
}

/** Receives how many seconds a slow comparison took. */
export type OnSlow = (seconds: number) => void

/** Compares the ledger with all its sources. Reads every row, so it runs nightly and on demand. */
export async function compareTables(db: Db, now: Date, onSlow: OnSlow = () => undefined): Promise<Difference[]> {
  const before = addMinutes(now, -SETTLING_MINUTES)
  const comparisons = [
    unbalanced,
    payments,
    refundsAsked,
    refundsProcessed,
    creditEntries,
    compensations,
    balances,
    stays(before),
    moneyLeft(before, addMinutes(now, -24 * 60)),
    shortStays,
    statements,
    payouts,
    payoutsReturned,
    taxPaid,
    taxTakenBack,
    taxOverpaid,
    ...SETTLEMENT_COMPARISONS,
    ...BANK_COMPARISONS,
    ...DISPUTE_COMPARISONS,
    ...TAX_COMPARISONS,
  ]
  const found: Difference[] = []
  for (const comparison of comparisons) {
    found.push(...(await runComparison(db, comparison, onSlow)))
  }
  return found
}
