import { sql } from 'kysely'
import { addDays, istInstant, type IstDate } from '#domain/kernel/ist.ts'
import { ratesOn } from '#domain/ledger/rates.ts'
import {
  differencesOf,
  findOurs,
  SETTLED_WITHIN_DAYS,
  sumsOfLines,
  type Difference,
  type RecordedMovement,
  type SettlementSums,
} from '#domain/settlements/match-lines.ts'
import type { LineKind, ReportLine } from '#domain/settlements/report-line.ts'
import type { Db } from '../../services.ts'
import { readRates } from '../ledger/read-rates.ts'
import { readOurBooks } from './read-our-books.ts'

/** Identifies the lines of a settlement `s`. */
export const fingerprintOfLines = sql<string>`(
  select coalesce(md5(string_agg(concat_ws(' ', l.kind, l.reference, l.amount, l.fee, l.tax), ',' order by l.kind, l.reference)), '')
  from settlement_lines l where l.settlement = s.reference)`

type Row = {
  reference: string
  utr: string
  day: IstDate
  fileName: string
  fingerprint: string
  proposedBy: string
  proposedById: string
  proposedAt: Date
  reason: string
  confirmedBy: string | null
  confirmedAt: Date | null
}

export type MatchedLine = ReportLine & {
  found: Difference[]
  ours: string | null
  bookingId: string | null
  code: string | null
}

export type ReadSettlement = Row & { lines: MatchedLine[]; sums: SettlementSums }

type Query = { reference?: string; limit?: number; skip?: number }

async function readRows(db: Db, { reference, limit = 1, skip = 0 }: Query): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select s.reference, s.utr, s.settled_on::text as day, s.file_name as "fileName", ${fingerprintOfLines} as fingerprint,
      p.name as "proposedBy", s.proposed_by as "proposedById", s.proposed_at as "proposedAt", s.reason,
      c.name as "confirmedBy", s.confirmed_at as "confirmedAt"
    from settlements s join operators p on p.id = s.proposed_by left join operators c on c.id = s.confirmed_by
    where ${reference ?? null}::text is null or s.reference = ${reference ?? null}
    order by s.settled_on desc, s.reference desc limit ${limit} offset ${skip}`.execute(db)
  return rows
}

type LineRow = ReportLine & { settlement: string }

async function readLines(db: Db, references: readonly string[]): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select settlement, line, kind, reference, amount, fee, tax, dispute, our_id::text as ours
    from settlement_lines where settlement = any(${references}::text[]) order by settlement, line`.execute(db)
  return rows
}

type Booking = { id: string; code: string }

/** Finds the bookings of our payments, refunds and disputes. */
async function readBookings(db: Db, money: readonly RecordedMovement[]): Promise<Map<string, Booking>> {
  const ids = money.map(({ id }) => id)
  const { rows } = await sql<Booking & { of: string }>`
    select p.id::text as of, b.id::text as id, b.short_id as code from payments p join bookings b on b.id = p.booking_id
    where p.id::text = any(${ids}::text[])
    union all
    select r.id::text, b.id::text, b.short_id from refunds r join payments p on p.id = r.payment_id join bookings b on b.id = p.booking_id
    where r.id::text = any(${ids}::text[])
    union all
    select d.reference, b.id::text, b.short_id from disputes d join payments p on p.id = d.payment_id join bookings b on b.id = p.booking_id
    where d.reference = any(${ids}::text[])`.execute(db)
  return new Map(rows.map(({ of, ...booking }) => [of, booking]))
}

/**
 * Reads settlements, with each line compared to our books as they are now: one settlement, or a page of them, newest
 * first.
 */
export async function readSettlements(db: Db, query: Query): Promise<ReadSettlement[]> {
  const rows = await readRows(db, query)
  const lines = await readLines(
    db,
    rows.map(({ reference }) => reference),
  )
  const books = await readOurBooks(db, lines)
  const bookings = await readBookings(db, [...books.byReference.values()])
  const rates = await readRates(db)
  return rows.map((row) => {
    const feeRate = ratesOn(rates, row.day).gateway_fee
    const own = lines.filter(({ settlement }) => settlement === row.reference)
    const matched = own.map(({ settlement: _settlement, ...line }) => {
      const ours = findOurs(line, books)
      const booking = ours && bookings.get(ours.id)
      const found = differencesOf(line, books, feeRate)
      return { ...line, ours: ours?.id ?? null, found, bookingId: booking?.id ?? null, code: booking?.code ?? null }
    })
    return { ...row, lines: matched, sums: sumsOfLines(own) }
  })
}

export type MissingMoney = {
  kind: LineKind
  reference: string | null
  bookingId: string
  code: string
  paise: number
  at: Date
}

/** The most entries listed. If there are more, the report of the wrong account was probably read. */
const MAX_MISSING = 100

/**
 * Lists our payments and refunds that the gateway should have settled by the newest settlement but that no report
 * contains. Leaves out those from before the first settlement, because they were recorded without lines.
 */
export async function readMissing(
  db: Db,
  provider: string,
): Promise<{ count: number; paise: number; money: MissingMoney[] }> {
  const { rows: spans } = await sql<{ first: IstDate | null; last: IstDate | null }>`
    select min(settled_on)::text as first, max(settled_on)::text as last from settlements`.execute(db)
  const { first, last } = spans[0] ?? { first: null, last: null }
  if (first === null || last === null) return { count: 0, paise: 0, money: [] }
  const [from, until] = [istInstant(first), istInstant(addDays(last, -SETTLED_WITHIN_DAYS))]
  const { rows } = await sql<MissingMoney & { count: number; sum: number }>`
    select kind, m.reference, b.id as "bookingId", b.short_id as code, m.paise, m.at,
      count(*) over ()::int as count, sum(m.paise) over ()::bigint as sum
    from (
      select 'payment' as kind, p.provider_payment_id as reference, p.booking_id, p.amount * 100::bigint as paise, p.settled_at as at
      from payments p where p.status = 'paid' and p.provider = ${provider} and p.settled_at >= ${from} and p.settled_at < ${until}
      union all
      select 'refund', r.provider_ref, p.booking_id, r.amount * -100::bigint, r.processed_at
      from refunds r join payments p on p.id = r.payment_id where r.status = 'processed' and r.paid_from = 'gateway'
        and p.provider = ${provider} and r.processed_at >= ${from} and r.processed_at < ${until}
    ) m join bookings b on b.id = m.booking_id
    where not exists (select 1 from settlement_lines l where l.kind = m.kind and l.reference = m.reference)
    order by m.at limit ${MAX_MISSING}`.execute(db)
  const money = rows.map(({ count: _count, sum: _sum, ...one }) => one)
  return { count: rows[0]?.count ?? 0, paise: rows[0]?.sum ?? 0, money }
}
