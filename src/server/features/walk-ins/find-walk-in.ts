import { sql } from 'kysely'
import type { WalkIn } from '#contract/desk-walk-ins.ts'
import { TAKE_BACK_MINUTES } from '#domain/desk/visit.ts'
import { addMinutes, toIstIso } from '#domain/kernel/ist.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import type { Services } from '../../services.ts'
import { presentWalkIns, walkInColumns, type WalkInStay } from '../desk/walk-in-rows.ts'

type Row = WalkInStay & {
  price: number
  usual_price: number | null
  price_reason: string | null
  by: string
  hours: WalkIn['hours']
  takings: WalkIn['takings']
}

/** Whether the check-out can still be undone. */
export const canTakeBack = (leftAt: Date | null, now: Date): boolean =>
  leftAt !== null && now <= addMinutes(leftAt, TAKE_BACK_MINUTES)

/** Reads everything the desk may see of a walk-in now; undefined for another hotel's. */
export async function findWalkIn(
  { db, clock }: Services,
  hotelId: number,
  walkInId: string,
): Promise<WalkIn | undefined> {
  if (!isUuid(walkInId)) return undefined
  const { rows } = await sql<Row>`
    select ${walkInColumns}, w.price, w.usual_price, w.price_reason, s.name as by,
      coalesce((select json_agg(json_build_object('until', e.until_at, 'price', e.price, 'usual_price', e.usual_price,
          'price_reason', e.price_reason, 'by', o.name, 'at', e.written_at) order by e.id)
        from walk_in_hours e join hotel_staff o on o.id = e.written_by where e.block_id = w.block_id), '[]'::json) as hours,
      coalesce((select json_agg(json_build_object('id', t.id, 'amount', t.amount, 'method', t.method, 'receipt', t.receipt,
          'by', o.name, 'at', t.taken_at, 'reason', t.reason, 'is_corrected', t.corrects is not null
            or exists (select 1 from desk_takings back where back.corrects = t.id)) order by t.taken_at, t.id)
        from desk_takings t join hotel_staff o on o.id = t.staff_id where t.block_id = w.block_id), '[]'::json) as takings
    from walk_ins w join hotel_staff s on s.id = w.written_by
    where w.block_id = ${walkInId}::uuid and w.hotel_id = ${hotelId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const now = clock.now()
  const [shown] = await presentWalkIns(db, [row], now)
  if (!shown) throw new Error(`walk-in ${walkInId} was not presented`)
  const { price, usual_price, price_reason, total, taken, by, hours, takings, left_at } = row
  const moment = (at: string) => toIstIso(new Date(at))
  return {
    ...shown,
    price,
    usual_price,
    price_reason,
    hours: hours.map(({ until, at, ...entry }) => ({ ...entry, until: moment(until), at: moment(at) })),
    total,
    taken,
    takings: takings.map(({ at, ...taking }) => ({ ...taking, at: moment(at) })),
    by,
    can_take_back: canTakeBack(left_at, now),
  }
}
