import { sql, type RawBuilder } from 'kysely'
import type { DeskExtra } from '#contract/desk-bill.ts'
import { amountOfExtra } from '#domain/desk/extras.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Db } from '../../services.ts'
import { isOf } from './party.ts'

type Row = Omit<DeskExtra, 'at' | 'amount' | 'denied_at'> & { at: Date; denied_at: Date | null }

/** Whether extra `e` was cancelled or is itself the cancellation of another extra. */
export const isCorrectedExtra: RawBuilder<boolean> = sql<boolean>`(e.corrects is not null
  or exists (select 1 from desk_extras back where back.corrects = e.id))`

/** Reads all extras of a booking or a walk-in, oldest first. */
export async function readExtras(db: Db, partyId: string): Promise<DeskExtra[]> {
  const { rows } = await sql<Row>`
    select e.id::int as id, e.kind, e.words, e.quantity, e.price, s.name as by, e.written_at as at, e.reason,
      ${isCorrectedExtra} as is_corrected, e.denied_at
    from desk_extras e join hotel_staff s on s.id = e.staff_id where ${isOf(partyId, 'e')} order by e.id`.execute(db)
  return rows.map(({ at, denied_at, ...row }) => ({
    ...row,
    amount: amountOfExtra(row),
    at: toIstIso(at),
    denied_at: denied_at && toIstIso(denied_at),
  }))
}
