import { sql } from 'kysely'
import { addMonths, monthPeriod, type Month } from '#domain/ledger/month.ts'
import { monthState, type ClosingObstacle, type MonthState } from '#domain/ledger/month-state.ts'
import { payableOf } from '#domain/ledger/payable.ts'
import type { Db } from '../../services.ts'
import { closingObstacle } from './closing-obstacle.ts'
import { readDue } from './propose-payouts.ts'
import { hotelBalances, hotelMonths } from './sum-ledger.ts'

/** A hotel's month and its stage. Amounts are in paise. */
export type HotelOfMonth = {
  id: number
  name: string
  city: string
  stays: number
  value: number
  /** what guests paid online and with credits, and what Uncle paid */
  online: number
  /** commission with GST, TCS, TDS, and GST on rooms that we pay */
  keptBack: number
  net: number
  closing: number
  closedAt: Date | null
  obstacle: ClosingObstacle | null
  payable: number
  state: MonthState
}

type Read = Omit<HotelOfMonth, 'state' | 'payable'> & { hasAccount: boolean }

/** Reads the hotels that have entries in a month, by name. */
async function readMoved(db: Db, month: Month, now: Date): Promise<Read[]> {
  const { start, end } = monthPeriod(month)
  // `offset 0` makes PostgreSQL look up the line of each of the month's stays. Otherwise it would read the lines of all
  // years.
  const { rows } = await sql<Read>`
    with moved as materialized (
      select distinct hotel_id from ${hotelMonths} m where month = ${`${month}-01`}::date
    ), ended as materialized (
      select l.* from ledger_postings p cross join lateral (select * from stay_lines l where l.posting_id = p.id and l.net <> 0 offset 0) l
      where p.kind = 'stay' and p.at >= ${start} and p.at < ${end}
    ), lines as materialized (
      select hotel_id, count(*)::int as stays, sum(value)::bigint as value, sum(paid_online + credits + paid_by_uncle)::bigint as online,
        sum(commission + gst_on_commission + tcs + tds + gst_rooms)::bigint as "keptBack", sum(net)::bigint as net from ended group by 1
    ), balances as materialized (
      select hotel_id, -sum(paise)::bigint as closing from ${hotelBalances(addMonths(month, 1))} b group by 1
    )
    select h.id, h.name, c.name as city, coalesce(l.stays, 0) as stays, coalesce(l.value, 0) as value, coalesce(l.online, 0) as online,
      coalesce(l."keptBack", 0) as "keptBack", coalesce(l.net, 0) as net, s.closed_at as "closedAt", k.closing,
      ${closingObstacle(month, now)} as obstacle,
      exists (select 1 from hotel_bank_accounts a where a.hotel_id = h.id and a.counts_from <= ${now}) as "hasAccount"
    from moved m join hotels h on h.id = m.hotel_id join cities c on c.id = h.city_id
      left join statements s on s.hotel_id = h.id and s.month = ${`${month}-01`}::date
      join balances k on k.hotel_id = h.id left join lines l on l.hotel_id = h.id
    order by h.name, h.id`.execute(db)
  return rows
}

/** Reads every hotel's month and its stage. */
export async function readMonth(db: Db, month: Month, now: Date): Promise<HotelOfMonth[]> {
  const moved = await readMoved(db, month, now)
  const due = new Map((await readDue(db, { month }, now)).map((one) => [one.hotelId, one]))
  return moved.map(({ hasAccount, ...hotel }) => {
    const owed = due.get(hotel.id)
    const payable = owed ? payableOf(owed) : 0
    const isClosed = hotel.closedAt !== null
    const state = monthState({ ...hotel, isClosed, payable, underway: owed?.underway ?? 0, hasAccount })
    return { ...hotel, obstacle: isClosed ? null : hotel.obstacle, payable, state }
  })
}
