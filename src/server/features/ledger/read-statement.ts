import { sql } from 'kysely'
import { monthPeriod, type Month } from '#domain/ledger/month.ts'
import type { Statement, StatementOther, StatementStay } from '#domain/ledger/statement.ts'
import type { Db } from '../../services.ts'
import { readCompanyDocuments } from './read-company-documents.ts'
import { hotelMonths, monthsOfHotel } from './sum-ledger.ts'

/**
 * Lists the stays of a hotel's month in the order in which they ended. `closedAt` leaves out later payments by guests,
 * because a closed statement does not change.
 */
async function readStays(db: Db, hotelId: number, month: Month, closedAt: Date | null): Promise<StatementStay[]> {
  const { start, end } = monthPeriod(month)
  const known = closedAt ? sql`${closedAt}::timestamptz` : sql`'infinity'::timestamptz`
  const { rows } = await sql<StatementStay>`
    select b.short_id as code, b.checkin_at as checkin, b.slot, l.outcome,
      exists (select 1 from stay_lines first where first.booking_id = l.booking_id and first.posting_id < l.posting_id) as "isChange",
      l.value, l.tax, l.paid_online as "paidOnline", l.credits, l.at_desk as "atDesk", l.paid_by_uncle as "paidByUncle",
      l.hotel_coupon as "hotelCoupon", l.commission, l.gst_on_commission as "gstOnCommission", l.tcs, l.tds,
      l.gst_rooms as "gstRooms", l.net, l.given, l.waits,
      case when l.outcome = 'stayed'
          and not exists (select 1 from stay_lines first where first.booking_id = l.booking_id and first.posting_id < l.posting_id)
          and exists (select 1 from unpaid_at_desk u where u.booking_id = l.booking_id and u.said_at < ${known})
        then greatest(0, least(l.at_desk, 100 * (due_at_desk(b.id)
          - coalesce((select sum(t.amount) from takings_for_stay(b.id) t where t.taken_at < ${known}), 0))))
        else 0 end::bigint as unpaid
    from ledger_postings p join stay_lines l on l.posting_id = p.id and l.hotel_id = p.hotel_id join bookings b on b.id = l.booking_id
    where p.hotel_id = ${hotelId} and p.at >= ${start} and p.at < ${end} order by p.at, p.id`.execute(db)
  return rows
}

/** Lists everything else posted to the hotel's account, including entries for guests it could not take. */
async function readOthers(db: Db, hotelId: number, month: Month): Promise<StatementOther[]> {
  const { start, end } = monthPeriod(month)
  // A posting about a different hotel's stay may also charge this hotel, so entries are found by the range of the
  // month's ids.
  const { rows } = await sql<StatementOther>`
    with month as materialized (select id from ledger_postings where at >= ${start} and at < ${end})
    select case p.kind when 'stay' then 'moved_away' else p.kind end as kind, p.at, -sum(e.paise)::bigint as paise,
      case p.kind when 'stay' then (select first.short_id from bookings b join bookings first on first.id = b.moved_from
          where b.id = p.booking_id)
        when 'correction' then p.reason else (select o.bank_reference from payouts o where o.id::text = p.fact) end as note
    from ledger_entries e join ledger_postings p on p.id = e.posting_id
    where e.hotel_id = ${hotelId} and p.at >= ${start} and p.at < ${end}
      and e.posting_id >= (select min(id) from month) and e.posting_id <= (select max(id) from month)
      and not exists (select 1 from stay_lines l where l.posting_id = p.id and l.hotel_id = e.hotel_id)
    group by p.id order by p.at, p.id`.execute(db)
  return rows
}

type Frame = { name: string; opening: number; closing: number; closedAt: Date | null }

/**
 * Reads what we owed the hotel before and after the month, and whether the month is closed. Undefined for an unknown
 * hotel.
 */
async function readFrame(db: Db, hotelId: number, month: Month): Promise<Frame | undefined> {
  const { start, end } = monthPeriod(month)
  const { rows } = await sql<Frame>`
    select coalesce(s.hotel_name, h.name) as name, s.closed_at as "closedAt",
      owed_to_hotel(h.id, ${start}) as opening, owed_to_hotel(h.id, ${end}) as closing
    from hotels h left join statements s on s.hotel_id = h.id and s.month = ${`${month}-01`}::date
    where h.id = ${hotelId}`.execute(db)
  return rows[0]
}

/** Reads a hotel's statement for a month. Open and closed months are read from the same books. */
export async function readStatement(db: Db, hotelId: number, month: Month): Promise<Statement | undefined> {
  const frame = await readFrame(db, hotelId, month)
  if (!frame) return undefined
  const { name, ...rest } = frame
  const [stays, others] = [await readStays(db, hotelId, month, frame.closedAt), await readOthers(db, hotelId, month)]
  const companyDocuments = await readCompanyDocuments(db, hotelId, month)
  return { hotel: { id: hotelId, name }, month, ...rest, stays, others, companyDocuments }
}

/** Who closed a month, and why. Undefined while it is open. */
export async function readClosing(
  db: Db,
  { hotelId, month }: { hotelId: number; month: Month },
): Promise<{ by: string; reason: string } | undefined> {
  return db
    .selectFrom('statements')
    .innerJoin('operators', 'operators.id', 'statements.closed_by')
    .select(['operators.name as by', 'statements.reason'])
    .where('hotel_id', '=', hotelId)
    .where('month', '=', `${month}-01`)
    .executeTakeFirst()
}

export type ListedStatement = {
  hotelId: number
  hotel: string
  month: Month
  stays: number
  /** net amount of the month's stays */
  net: number
  closing: number
  closedAt: Date | null
  /** how much of the closed statement was paid out */
  paid: number
}

/** Returns the oldest month that can appear on this page of the list, so that earlier months are not read. */
async function oldestListed(db: Db, rows: number): Promise<string | null> {
  const { rows: found } = await sql<{ month: string | null }>`
    with recursive months as (
      select max(month) as month from ledger_hotel_months
      union all
      select (select max(m.month) from ledger_hotel_months m where m.month < months.month) from months where months.month is not null
    ), counted as (
      select month, sum((select count(*) from ledger_hotel_months m where m.month = months.month)) over (order by month desc) as so_far
      from months where month is not null
    )
    select max(month)::text as month from counted where so_far >= ${rows}`.execute(db)
  return found[0]?.month ?? null
}

/** Lists months with postings to a hotel's account, newest first. Can be limited to one hotel or one month. */
export async function listStatements(
  db: Db,
  {
    hotelId = null,
    month = null,
    limit,
    skip = 0,
  }: { hotelId?: number | null; month?: Month | null; limit: number; skip?: number },
): Promise<ListedStatement[]> {
  const oldest = hotelId === null && month === null ? await oldestListed(db, skip + limit) : null
  const isListed = month
    ? sql`month = ${`${month}-01`}::date`
    : sql`month >= coalesce(${oldest}::date, '-infinity'::date)`
  const { rows } = await sql<ListedStatement>`
    with listed as (
      select m.hotel_id, h.name, m.month from (
        select distinct hotel_id, month from ${hotelId === null ? hotelMonths : monthsOfHotel(hotelId)} known where ${isListed}) m
      join hotels h on h.id = m.hotel_id order by m.month desc, h.name, m.hotel_id limit ${limit} offset ${skip}
    )
    select c.hotel_id as "hotelId", coalesce(s.hotel_name, c.name) as hotel, to_char(c.month, 'YYYY-MM') as month, l.stays, l.net,
      owed_to_hotel(c.hotel_id, month_end(c.month)) as closing, s.closed_at as "closedAt",
      coalesce((select sum(o.amount) from payouts o where o.hotel_id = c.hotel_id and o.month = s.month
        and o.paid_at is not null and o.returned_at is null), 0)::bigint as paid
    from listed c left join statements s on s.hotel_id = c.hotel_id and s.month = c.month
      cross join lateral (select count(*)::int as stays, coalesce(sum(l.net), 0)::bigint as net
        from ledger_postings p join stay_lines l on l.posting_id = p.id and l.hotel_id = p.hotel_id
        where p.hotel_id = c.hotel_id and p.at >= month_start(c.month) and p.at < month_end(c.month)) l
    order by c.month desc, c.name, c.hotel_id`.execute(db)
  return rows
}
