import { sql, type RawBuilder } from 'kysely'
import type { RegisterEntry } from '#contract/desk-register.ts'
import { formThreeDue, hoursLate } from '#domain/desk/form-three.ts'
import { isForeign, type IdKind } from '#domain/desk/guest-register.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Db } from '../../services.ts'

type EntryRow = {
  id: number
  number: number
  name: string | null
  id_kind: IdKind | null
  id_last_four: string | null
  home: string | null
  nationality: string | null
  booking: string | null
  rooms: string[]
  arrived_at: Date
  left_at: Date | null
  written_by: string | null
  written_at: Date
  strikes: number | null
  reason: string | null
  struck_by: number | null
  filed_as: string | null
  filed_by: string | null
  filed_at: Date | null
}

/** The rooms the guests were in, or the reserved ones if their check-in was undone. */
const rooms = sql`coalesce(
  (select json_agg(distinct r.number order by r.number) from room_visits v join rooms r on r.id = v.room_id
    where v.booking_id = e.booking_id or v.block_id = e.block_id),
  (select json_agg(distinct r.number order by r.number) from stays s join rooms r on r.id = s.room_id
    where s.booking_id = e.booking_id or s.block_id = e.block_id),
  '[]'::json)`

/** Reads the entries of a hotel's register that match a condition. */
export async function readEntries(
  db: Db,
  hotelId: number,
  { where, order, most, now }: { where: RawBuilder<boolean>; order: RawBuilder<unknown>; most: number; now: Date },
): Promise<EntryRow[]> {
  const { rows: found } = await sql<EntryRow>`
    select e.id, e.number, e.name, e.id_kind, e.id_last_four, e.home, e.nationality, e.booking_id as booking, ${rooms} as rooms,
      e.arrived_at, case when e.booking_id is null then (select max(upper(w.present)) from room_visits w where w.block_id = e.block_id having max(upper(w.present)) <= ${now})
        else v.left_at end as left_at,
      by.name as written_by, e.written_at, wrong.number as strikes, e.reason, x.number as struck_by,
      f.reference as filed_as, filer.name as filed_by, f.filed_at
    from register_entries e
      left join visits v on v.booking_id = e.booking_id
      left join hotel_staff by on by.id = e.written_by
      left join register_entries wrong on wrong.id = e.corrects
      left join register_entries x on x.corrects = e.id
      left join lateral (select * from form_three_filings f where f.entry_id = e.id order by f.id desc limit 1) f on true
      left join hotel_staff filer on filer.id = f.filed_by
    where e.hotel_id = ${hotelId} and ${where} order by ${order} limit ${most}`.execute(db)
  return found
}

/** Returns the Form III status of a foreign guest's valid entry. */
function formThreeOf(row: EntryRow, now: Date): RegisterEntry['form_three'] {
  if (!isForeign(row) || row.struck_by !== null) return null
  const { filed_as: reference, filed_by: by, filed_at: at } = row
  const isFiled = reference !== null && by !== null && at !== null
  return {
    due_at: toIstIso(formThreeDue(row.arrived_at)),
    hours_late: isFiled ? 0 : hoursLate(row.arrived_at, now),
    filed: isFiled ? { reference, by, at: toIstIso(at) } : null,
  }
}

export function presentEntry(row: EntryRow, now: Date): RegisterEntry {
  const { filed_as: _as, filed_by: _by, filed_at: _at, ...entry } = row
  return {
    ...entry,
    arrived_at: toIstIso(row.arrived_at),
    left_at: row.left_at && toIstIso(row.left_at),
    written_at: toIstIso(row.written_at),
    form_three: formThreeOf(row, now),
  }
}
