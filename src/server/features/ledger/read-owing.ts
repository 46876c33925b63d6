import { sql } from 'kysely'
import { istDateOf } from '#domain/kernel/ist.ts'
import { ageDebt, type AgedDebt, type MonthMovement } from '#domain/ledger/ageing.ts'
import type { Db } from '../../services.ts'
import { hotelMonths } from './sum-ledger.ts'

export type OwingHotel = AgedDebt & { hotelId: number; hotel: string; city: string; remindedAt: Date | null }

type Row = Omit<OwingHotel, keyof AgedDebt> & { movements: MonthMovement[] }

/** Lists the hotels that owe Uncle, the largest debt first, and how old each debt is in months. */
export async function readOwing(db: Db, now: Date): Promise<OwingHotel[]> {
  const { rows } = await sql<Row>`
    with moved as (
      select hotel_id, month, -sum(paise)::bigint as paise from ${hotelMonths} m group by 1, 2
    ), owing as (
      select hotel_id from moved group by 1 having sum(paise) < 0
    )
    select h.id as "hotelId", h.name as hotel, c.name as city,
      (select max(r.sent_at) from debt_reminders r where r.hotel_id = h.id) as "remindedAt",
      (select json_agg(json_build_object('month', to_char(m.month, 'YYYY-MM'), 'paise', m.paise)) from moved m where m.hotel_id = h.id) as movements
    from owing o join hotels h on h.id = o.hotel_id join cities c on c.id = h.city_id order by h.name, h.id`.execute(db)
  const today = istDateOf(now)
  return rows
    .flatMap(({ movements, ...hotel }) => {
      const aged = ageDebt(movements, today)
      return aged ? [{ ...hotel, ...aged }] : []
    })
    .toSorted((one, other) => other.owes - one.owes)
}
