import { sql } from 'kysely'
import { istDateOf } from '#domain/kernel/ist.ts'
import { ageDebt, type AgedDebt, type MonthMovement } from '#domain/ledger/ageing.ts'
import type { Db } from '../../services.ts'
import { hotelBalances, hotelMonths } from './sum-ledger.ts'

export type OwingHotel = AgedDebt & { hotelId: number; hotel: string; city: string; remindedAt: Date | null }

type Row = Omit<OwingHotel, keyof AgedDebt> & { movements: MonthMovement[] }

/** Lists the hotels that owe Uncle money, the largest debt first, with the age of each debt in months. */
export async function readOwing(db: Db, now: Date): Promise<OwingHotel[]> {
  const { rows } = await sql<Row>`
    with owing as materialized (
      select hotel_id from ${hotelBalances()} b group by 1 having sum(paise) > 0
    ), moved as (
      select hotel_id, month, -sum(paise)::bigint as paise from ${hotelMonths} m where hotel_id in (select hotel_id from owing) group by 1, 2
    ), movements as (
      select hotel_id, json_agg(json_build_object('month', to_char(month, 'YYYY-MM'), 'paise', paise)) as movements from moved group by 1
    )
    select h.id as "hotelId", h.name as hotel, c.name as city,
      (select max(r.sent_at) from debt_reminders r where r.hotel_id = h.id) as "remindedAt", m.movements
    from movements m join hotels h on h.id = m.hotel_id join cities c on c.id = h.city_id order by h.name, h.id`.execute(
    db,
  )
  const today = istDateOf(now)
  return rows
    .flatMap(({ movements, ...hotel }) => {
      const aged = ageDebt(movements, today)
      return aged ? [{ ...hotel, ...aged }] : []
    })
    .toSorted((one, other) => other.owes - one.owes)
}
