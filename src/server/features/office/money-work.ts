import { sql } from 'kysely'
import type { WaitingWork } from '#contract/office-now.ts'
import { lastDayToRegister } from '#domain/e-invoices/needs-e-invoice.ts'
import { addDays, addMinutes, istDateOf, istInstant, type IstDate } from '#domain/kernel/ist.ts'
import { dueDayOf } from '#domain/ledger/tax-payments.ts'
import { ACCOUNT_WORDS } from '#domain/ledger/words.ts'
import { lacks } from '../hotels/unready-hotels.ts'
import { lastCheck } from '../ledger/read-books.ts'
import { readTaxMonths } from '../ledger/tax-payments.ts'
import type { Db } from '../../services.ts'

type Row = {
  kind: WaitingWork['kind']
  id: string
  since: Date
  due: Date | null
  booking_id: null
  code: null
  guest: null
  checkin: null
  hotel: string | null
  hotel_id: number | null
  city: null
  phone: null
  amount: number | null
  note: string | null
  wanted_hotel: null
}

/** How many days before its due day a tax is listed. */
const TAX_DAYS_AHEAD = 7
/** How many days before its deadline an unanswered e-invoice is listed. */
const E_INVOICE_DAYS_AHEAD = 7
/** The most months listed: two years of four taxes. */
const MAX_TAX_MONTHS = 96

const nobody = { booking_id: null, code: null, guest: null, checkin: null, city: null, phone: null, wanted_hotel: null }
const row = (work: Pick<Row, 'kind' | 'id' | 'since'> & Partial<Row>): Row => ({
  ...nobody,
  due: null,
  hotel: null,
  hotel_id: null,
  amount: null,
  note: null,
  ...work,
})

/**
 * Lists what waits for a second person outside `office_proposals`: bank details, terms, rates, payouts, settlements and
 * explanations of bank lines.
 */
async function readToConfirm(db: Db): Promise<Row[]> {
  const { rows } = await sql<{ kind: string; id: string; at: Date; hotel: string | null; hotel_id: number | null }>`
    select w.kind, w.id, w.at, h.name as hotel, h.id as hotel_id from (
      select 'bank_account' as kind, a.id::text as id, a.proposed_at as at, a.hotel_id from hotel_bank_accounts a
      where a.confirmed_at is null
      union all
      select 'hotel_terms', t.id::text, t.proposed_at, t.hotel_id from hotel_terms t where t.confirmed_at is null
      union all
      select 'rate', r.id::text, r.proposed_at, null from rates r where r.confirmed_at is null
      union all
      select 'payout', r.id::text, r.proposed_at, null from payout_runs r
      where r.confirmed_at is null and r.dropped_at is null
      union all
      select 'settlement', s.reference, s.proposed_at, null from settlements s where s.confirmed_at is null
      union all
      select 'bank_line', min(e.line_id)::text, min(e.proposed_at), null from bank_explanations e where e.confirmed_at is null
      group by e.proposed_by, e.reason
    ) w left join hotels h on h.id = w.hotel_id`.execute(db)
  return rows.map(({ kind, id, at, hotel, hotel_id }) =>
    row({ kind: 'to_confirm', id: `${kind}:${id}`, since: at, hotel, hotel_id, note: kind }),
  )
}

/**
 * Lists past months in which hotels' accounts have entries and which are not closed for all of these hotels. `amount`
 * is the number of hotels.
 */
async function readMonthsToClose(db: Db, now: Date): Promise<Row[]> {
  const thisMonth = istInstant(`${istDateOf(now).slice(0, 7)}-01`)
  const { rows } = await sql<{ month: string; since: Date; hotels: number }>`
    with open as (
      select h.id as hotel_id, m.month from hotels h
        left join lateral (select s.month from statements s where s.hotel_id = h.id order by s.month desc limit 1) closed on true
        cross join lateral (select m.month from ledger_hotel_months m where m.hotel_id = h.id and m.month > coalesce(closed.month, '-infinity') offset 0) m
      where month_start(m.month) < ${thisMonth}
      union
      select u.hotel_id, u.month from (select hotel_id, date_trunc('month', at at time zone 'Asia/Kolkata')::date as month from unsummed_entries()
        where hotel_id is not null and at < ${thisMonth}) u
      where not exists (select 1 from statements s where s.hotel_id = u.hotel_id and s.month >= u.month)
    )
    select to_char(month, 'YYYY-MM') as month, month_end(month) as since, count(*)::int as hotels
    from open group by month order by month`.execute(db)
  return rows.map(({ month, since, hotels }) => row({ kind: 'month_ready', id: month, since, amount: hotels }))
}

/** Lists taxes that we hold for the state and that are due within a week, or overdue. */
async function readTaxesDue(db: Db, now: Date): Promise<Row[]> {
  const months = await readTaxMonths(db, MAX_TAX_MONTHS)
  const soon = addDays(istDateOf(now), TAX_DAYS_AHEAD)
  return months.flatMap(({ tax, month, collected, paid }) => {
    const day = dueDayOf(tax, month)
    if (collected - paid <= 0 || day > soon) return []
    const note = ACCOUNT_WORDS[tax].name
    // A tax can be paid until the end of its due day.
    const due = istInstant(addDays(day, 1))
    const since = istInstant(addDays(day, -TAX_DAYS_AHEAD))
    return [
      row({ kind: 'tax_due', id: `${tax}-${month}`, since, due, amount: Math.ceil((collected - paid) / 100), note }),
    ]
  })
}

/** Lists e-invoices that the portal refused, and those that it has not answered shortly before their deadline. */
async function readEInvoices(db: Db, now: Date): Promise<Row[]> {
  const { rows } = await sql<EInvoiceRow>`
    select d.number, to_char(d.dated, 'YYYY-MM-DD') as dated, d.written_at as written, e.refused_at as refused, e.refusal, h.name as hotel, h.id as hotel_id
    from e_invoices_due e cross join lateral registrable_document(e.document_id) d join hotels h on h.id = d.hotel_id where e.attempts > 0`.execute(
    db,
  )
  return rows.flatMap(({ number, dated, written, refused, refusal, hotel, hotel_id }) => {
    const due = istInstant(addDays(lastDayToRegister(dated), 1))
    if (refused === null && due > addMinutes(now, E_INVOICE_DAYS_AHEAD * 24 * 60)) return []
    const id = `${dated.slice(0, 'YYYY-MM'.length)}:${number}`
    return [row({ kind: 'e_invoice', id, since: written, due, hotel, hotel_id, note: refusal })]
  })
}
type EInvoiceRow = {
  number: string
  dated: IstDate
  written: Date
  refused: Date | null
  refusal: string | null
  hotel: string
  hotel_id: number
}

/** Counts the hotels that guests can book but that have no terms or no bank details, in one row for each kind. */
async function readUnready(db: Db, now: Date): Promise<Row[]> {
  const unready = async (what: 'terms' | 'bank') => {
    const { rows } = await sql<{ hotels: number; since: Date }>`
      select count(*)::int as hotels, min(coalesce(h.published_at, ${now})) as since from hotels h
      where not h.hidden and ${lacks[what](now)} having count(*) > 0`.execute(db)
    return rows.map(({ hotels, since }) => row({ kind: 'hotels_lack', id: what, since, amount: hotels, note: what }))
  }
  // Uses two statements, because PostgreSQL would start parallel workers for a combined one.
  return [...(await unready('terms')), ...(await unready('bank'))]
}

async function readBooksDiffer(db: Db): Promise<Row[]> {
  const check = await lastCheck(db)
  if (!check || check.differences === 0) return []
  return [row({ kind: 'books_differ', id: 'books', since: check.at, amount: check.differences })]
}

/** How long sums of the ledger are cached. Closing a month or paying a tax clears the cache. */
const SUMS_SECONDS = 60
/**
 * The cache is cleared by a statement that was closed this recently. The value is longer than `SUMS_SECONDS`, because
 * the clocks of processes differ.
 */
const CLOSED_LATELY_MINUTES = 60

type Sums = { at: Date; basis: string; rows: Row[] }
const kept = new WeakMap<Db, Sums>()

/**
 * Reads due taxes and open months at most once a minute, because this sums the whole ledger and every open page of the
 * office polls for it.
 */
async function readFromLedger(db: Db, now: Date): Promise<Row[]> {
  const { rows } = await sql<{ basis: string }>`
    select concat((select count(*) from statements where closed_at > ${addMinutes(now, -CLOSED_LATELY_MINUTES)}), ' ', (select count(*) from tax_payments), ' ',
      (select count(*) from tax_payments where taken_back_at is not null)) as basis`.execute(db)
  const basis = rows[0]?.basis ?? ''
  const known = kept.get(db)
  const isFresh = known && now >= known.at && now.getTime() < known.at.getTime() + SUMS_SECONDS * 1000
  if (isFresh && known.basis === basis) return known.rows
  const read = (await Promise.all([readTaxesDue(db, now), readMonthsToClose(db, now)])).flat()
  kept.set(db, { at: now, basis, rows: read })
  return read
}

/** Lists the work on the books: what needs a second person, open months, due taxes, and hotels that cannot be paid. */
export async function readMoneyWork(db: Db, now: Date): Promise<Row[]> {
  const parts = await Promise.all([
    readBooksDiffer(db),
    readToConfirm(db),
    readFromLedger(db, now),
    readEInvoices(db, now),
    readUnready(db, now),
  ])
  return parts.flat()
}
