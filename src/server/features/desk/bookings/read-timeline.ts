import { sql } from 'kysely'
import type { TimelineEntry } from '#contract/desk.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Db } from '../../../services.ts'

type EntryRow = { kind: string; at: Date; by: string | null; detail: TimelineEntry['detail'] }

/**
 * Events of a booking that concern its hotel, in our own words. They contain nothing that a guest wrote, and say of
 * payments only that they arrived.
 */
const SHOWN_EVENTS = [
  'settle',
  'created',
  'modified',
  'extended',
  'hours_agreed',
  'hours_refused',
  'cancel',
  'ended',
  'no_show_objected',
  'turned_away',
  'moved_away',
  'room_moved',
  'moved_to_make_room',
] as const

/**
 * Lists what happened to a booking, oldest first, as far as its desk may see it. Hours that the desk added are a
 * separate entry.
 */
export async function readTimeline(db: Db, hotelId: number, bookingId: string): Promise<TimelineEntry[]> {
  const { rows } = await sql<EntryRow>`
    select * from (
      select case when e.kind = 'created' then 'booked' when e.kind = 'settle' then 'booked' when e.kind = 'cancel' then 'cancelled' else e.kind end as kind,
        e.at, null as by, case when e.kind in ('room_moved', 'moved_to_make_room') then e.detail else '{}'::jsonb end as detail, 0 as source, e.id
      from booking_events e where e.booking_id = ${bookingId}::uuid and e.kind = any(${[...SHOWN_EVENTS]}::text[])
        and (e.kind <> 'created' or e.to_status = 'completed')
        and (e.kind <> 'extended' or not exists (select 1 from extensions x where x.id = (e.detail ->> 'extensionId')::uuid and x.pay_at = 'desk'))
      union all
      select a.kind, a.done_at, s.name, a.detail || case when a.reason is null then '{}' else jsonb_build_object('reason', a.reason) end, 1, a.id
      from staff_acts a join hotel_staff s on s.id = a.staff_id
      where a.booking_id = ${bookingId}::uuid and a.hotel_id = ${hotelId}
        and a.kind not in ('note_written', 'note_ended')
    ) entries order by at, source, id`.execute(db)
  return rows.map(({ kind, at, by, detail }) => ({ kind, at: toIstIso(at), by, detail }))
}
