import { sql } from 'kysely'
import { istDateOf } from '#domain/kernel/ist.ts'
import { ageDebt, type AgedDebt, type MonthMovement } from '#domain/ledger/ageing.ts'
import type { Db } from '../../services.ts'

export type OwingHotel = AgedDebt & { hotelId: number; hotel: string; city: string; remindedAt: Date | null }

type Row = Omit<OwingHotel, keyof AgedDebt> & { movements: MonthMovement[] }

/**
 * Reads the hotels that owe Uncle, the largest debt first, with its age. A closed month's movement is the difference
 * between two closing balances, so only postings after each hotel's last closing are summed.
 */
export async function readOwing(db: Db, now: Date): Promise<OwingHotel[]> {
  const { rows } = await sql<Row>`
    with closed as (
      select hotel_id, month, closing, closing - lag(closing, 1, 0::bigint) over (partition by hotel_id order by month) as paise
      from statements
    ), latest as (
      select distinct on (hotel_id) hotel_id, month, closing from closed order by hotel_id, month desc
    ), since as (
      select e.hotel_id, to_char(p.at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, -sum(e.paise)::bigint as paise
      from ledger_entries e join ledger_postings p on p.id = e.posting_id left join latest l on l.hotel_id = e.hotel_id
      where e.hotel_id is not null and (l.month is null or p.at >= month_end(l.month)) group by 1, 2
    ), owing as (
      select h.id from hotels h left join latest l on l.hotel_id = h.id
      where coalesce(l.closing, 0) + coalesce((select sum(s.paise) from since s where s.hotel_id = h.id), 0) < 0
    ), moved as (
      select hotel_id, to_char(month, 'YYYY-MM') as month, paise from closed union all select hotel_id, month, paise from since
    )
    select h.id as "hotelId", h.name as hotel, c.name as city,
      (select max(r.sent_at) from debt_reminders r where r.hotel_id = h.id) as "remindedAt",
      (select json_agg(json_build_object('month', m.month, 'paise', m.paise)) from moved m where m.hotel_id = h.id) as movements
    from owing o join hotels h on h.id = o.id join cities c on c.id = h.city_id order by h.name, h.id`.execute(db)
  const today = istDateOf(now)
  return rows
    .flatMap(({ movements, ...hotel }) => {
      const aged = ageDebt(movements, today)
      return aged ? [{ ...hotel, ...aged }] : []
    })
    .toSorted((one, other) => other.owes - one.owes)
}
