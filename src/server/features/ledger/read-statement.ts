import { sql } from 'kysely'
import { monthPeriod, type Month } from '#domain/ledger/month.ts'
import type { Statement, StatementOther, StatementStay } from '#domain/ledger/statement.ts'
import type { Db } from '../../services.ts'

/**
 * Lists the stays of a hotel's month in the order in which they ended. `closedAt`: what guests pay later leaves a closed
 * statement as it was.
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
    from stay_lines l join ledger_postings p on p.id = l.posting_id join bookings b on b.id = l.booking_id
    where l.hotel_id = ${hotelId} and p.at >= ${start} and p.at < ${end} order by p.at, p.id`.execute(db)
  return rows
}

/** Lists everything else posted to the hotel's account, including guests it could not take. */
async function readOthers(db: Db, hotelId: number, month: Month): Promise<StatementOther[]> {
  const { start, end } = monthPeriod(month)
  const { rows } = await sql<StatementOther>`
    select case p.kind when 'stay' then 'moved_away' else p.kind end as kind, p.at, -sum(e.paise)::bigint as paise,
      case p.kind when 'stay' then (select first.short_id from bookings b join bookings first on first.id = b.moved_from
          where b.id = p.booking_id)
        when 'correction' then p.reason else (select o.bank_reference from payouts o where o.id::text = p.fact) end as note
    from ledger_entries e join ledger_postings p on p.id = e.posting_id
    where e.hotel_id = ${hotelId} and p.at >= ${start} and p.at < ${end}
      and not exists (select 1 from stay_lines l where l.posting_id = p.id and l.hotel_id = e.hotel_id)
    group by p.id order by p.at, p.id`.execute(db)
  return rows
}

type Frame = { name: string; opening: number; closing: number; closedAt: Date | null }

/** Reads what we owed before and after the month, and whether it is closed. Undefined for an unknown hotel. */
async function readFrame(db: Db, hotelId: number, month: Month): Promise<Frame | undefined> {
  const { start, end } = monthPeriod(month)
  const { rows } = await sql<Frame>`
    select h.name, s.closed_at as "closedAt",
      coalesce(-sum(e.paise) filter (where p.at < ${start}), 0)::bigint as opening,
      coalesce(-sum(e.paise) filter (where p.at < ${end}), 0)::bigint as closing
    from hotels h left join statements s on s.hotel_id = h.id and s.month = ${`${month}-01`}::date
      left join ledger_entries e on e.hotel_id = h.id left join ledger_postings p on p.id = e.posting_id
    where h.id = ${hotelId} group by h.id, s.closed_at`.execute(db)
  return rows[0]
}

/** Reads a hotel's statement of a month, open or closed: both come from the same books. */
export async function readStatement(db: Db, hotelId: number, month: Month): Promise<Statement | undefined> {
  const frame = await readFrame(db, hotelId, month)
  if (!frame) return undefined
  const { name, ...rest } = frame
  const [stays, others] = [await readStays(db, hotelId, month, frame.closedAt), await readOthers(db, hotelId, month)]
  return { hotel: { id: hotelId, name }, month, ...rest, stays, others }
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

/** Lists months with postings to a hotel's account, newest first; for one hotel, one month, or all. */
export async function listStatements(
  db: Db,
  {
    hotelId = null,
    month = null,
    limit,
    skip = 0,
  }: { hotelId?: number | null; month?: Month | null; limit: number; skip?: number },
): Promise<ListedStatement[]> {
  const { rows } = await sql<ListedStatement>`
    with moved as (
      select e.hotel_id, to_char(p.at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, -sum(e.paise)::bigint as moved,
        count(l.posting_id)::int as stays, coalesce(sum(l.net), 0)::bigint as net
      from ledger_entries e join ledger_postings p on p.id = e.posting_id
        left join stay_lines l on l.posting_id = p.id and l.hotel_id = e.hotel_id
      where e.account = 'hotel' and (${hotelId}::int is null or e.hotel_id = ${hotelId}) group by 1, 2
    ), carried as (
      select m.*, sum(moved) over (partition by hotel_id order by month)::bigint as closing from moved m
    )
    select c.hotel_id as "hotelId", h.name as hotel, c.month, c.stays, c.net, c.closing, s.closed_at as "closedAt",
      coalesce((select sum(o.amount) from payouts o where o.hotel_id = c.hotel_id and o.month = s.month
        and o.paid_at is not null and o.returned_at is null), 0)::bigint as paid
    from carried c join hotels h on h.id = c.hotel_id
      left join statements s on s.hotel_id = c.hotel_id and s.month = (c.month || '-01')::date
    where ${month}::text is null or c.month = ${month}
    order by c.month desc, h.name, c.hotel_id limit ${limit} offset ${skip}`.execute(db)
  return rows
}
