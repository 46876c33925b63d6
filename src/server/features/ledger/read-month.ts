import { sql } from 'kysely'
import { monthPeriod, type Month } from '#domain/ledger/month.ts'
import { monthState, type ClosingObstacle, type MonthState } from '#domain/ledger/month-state.ts'
import { payableOf } from '#domain/ledger/payable.ts'
import type { Db } from '../../services.ts'
import { closingObstacle } from './closing-obstacle.ts'
import { readDue } from './propose-payouts.ts'
import { hotelMonths } from './sum-ledger.ts'

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

/** Reads the hotels whose account moved in a month, by name. */
async function readMoved(db: Db, month: Month, now: Date): Promise<Read[]> {
  const { start, end } = monthPeriod(month)
  const { rows } = await sql<Read>`
    with moved as (
      select e.hotel_id, count(l.posting_id)::int as stays, coalesce(sum(l.value), 0)::bigint as value,
        coalesce(sum(l.paid_online + l.credits + l.paid_by_uncle), 0)::bigint as online,
        coalesce(sum(l.commission + l.gst_on_commission + l.tcs + l.tds + l.gst_rooms), 0)::bigint as "keptBack",
        coalesce(sum(l.net), 0)::bigint as net
      from ledger_postings p join ledger_entries e on e.posting_id = p.id and e.account = 'hotel'
        left join stay_lines l on l.posting_id = p.id and l.hotel_id = e.hotel_id
      where p.at >= ${start} and p.at < ${end} group by e.hotel_id
    )
    select h.id, h.name, c.name as city, m.stays, m.value, m.online, m."keptBack", m.net, s.closed_at as "closedAt",
      k.closing,
      ${closingObstacle(month, now)} as obstacle,
      exists (select 1 from hotel_bank_accounts a where a.hotel_id = h.id and a.counts_from <= ${now}) as "hasAccount"
    from moved m join hotels h on h.id = m.hotel_id join cities c on c.id = h.city_id
      left join statements s on s.hotel_id = h.id and s.month = ${`${month}-01`}::date
      join (select hotel_id, -sum(paise)::bigint as closing from ${hotelMonths} s where s.month <= ${`${month}-01`}::date group by 1) k on k.hotel_id = h.id
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
