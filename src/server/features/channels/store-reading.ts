import { sql, type Transaction } from 'kysely'
import { lockHotel } from '#db/hotel-lock.ts'
import { periodOf } from '#db/period.ts'
import type { DB } from '#db/schema.ts'
import {
  compareReading,
  READ_EVERY_MINUTES,
  type ReadEvent,
  type ReadingTrouble,
  type StoredEvent,
} from '#domain/channels/channel-reading.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'
import { readCleaningMinutes } from '../rooms/hotel-rooms.ts'
import { fillRoom, SILENCE } from './fill-room.ts'
import { keepRoomsBack } from './keep-rooms-back.ts'
import { noteConflicts } from './note-conflicts.ts'
import { noteSilence } from './note-silence.ts'
import type { ParsedCalendar } from './parse-calendar.ts'

/** The result of fetching a calendar. */
export type Outcome =
  | { kind: 'read'; calendar: ParsedCalendar; etag: string | null; lastModified: string | null }
  | { kind: 'unchanged' }
  | { kind: 'failed'; trouble: ReadingTrouble }

type Calendar = { id: number; hotel_id: number; room_id: number; channel_id: number }

const storedEvents = async (trx: Transaction<DB>, calendarId: number): Promise<StoredEvent[]> => {
  const { rows } = await sql<{ key: string; start: Date; end: Date; missing_since: Date | null }>`
    select e.key, lower(e.period) as start, upper(e.period) as end, e.missing_since from channel_events e
    where e.calendar_id = ${calendarId} and e.key <> ${SILENCE}`.execute(trx)
  return rows.map(({ key, start, end, missing_since: missingSince }) => ({ key, period: { start, end }, missingSince }))
}

/** Lists the events of a reading, including stored ones that are unchanged (304) or could not be parsed this time. */
function eventsNow(outcome: Exclude<Outcome, { kind: 'failed' }>, stored: readonly StoredEvent[]): ReadEvent[] {
  if (outcome.kind === 'unchanged') return stored.filter(({ missingSince }) => missingSince === null)
  const { events, unreadable } = outcome.calendar
  return [...events, ...stored.filter(({ key }) => unreadable.some((begin) => key.startsWith(begin)))]
}

async function saveEvents(trx: Transaction<DB>, calendar: Calendar, events: readonly ReadEvent[]): Promise<void> {
  if (events.length === 0) return
  const minutes = await readCleaningMinutes(trx, calendar.hotel_id)
  await trx
    .insertInto('channel_events')
    .values(
      events.map(({ key, period }) => ({
        calendar_id: calendar.id,
        room_id: calendar.room_id,
        key,
        period: periodOf(period.start, period.end),
        occupied: periodOf(period.start, addMinutes(period.end, minutes)),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['calendar_id', 'key']).doUpdateSet((write) => ({
        period: write.ref('excluded.period'),
        occupied: write.ref('excluded.occupied'),
        missing_since: null,
      })),
    )
    .execute()
}

const eventsOf = (trx: Transaction<DB>, { id }: Calendar, keys: readonly string[]) =>
  trx.updateTable('channel_events').where('calendar_id', '=', id).where('key', 'in', keys)

async function endEvents(trx: Transaction<DB>, { id }: Calendar, keys: readonly string[]): Promise<void> {
  if (keys.length > 0)
    await trx.deleteFrom('channel_events').where('calendar_id', '=', id).where('key', 'in', keys).execute()
}

/**
 * Stores the result of a reading and, in the same transaction, updates the room's blocks. Notifies desks about changes,
 * and the hotel's contacts about rooms that were sold twice. A failed reading changes no event. After an hour of
 * failures, rooms are kept back and the contacts are notified. `isConfirmed`: a manager confirmed that the calendar is
 * empty. Returns whether blocks changed.
 */
export async function storeReading(
  services: Services,
  calendarId: number,
  outcome: Outcome,
  isConfirmed = false,
): Promise<boolean> {
  let isTold = false
  const isChanged = await services.db.transaction().execute(async (trx) => {
    const now = services.clock.now()
    const found = await trx
      .selectFrom('channel_calendars')
      .select('hotel_id')
      .where('id', '=', calendarId)
      .executeTakeFirst()
    if (!found) return false
    await lockHotel(trx, found.hotel_id)
    const calendar = await trx
      .selectFrom('channel_calendars')
      .select(['id', 'hotel_id', 'room_id', 'channel_id', 'trouble'])
      .where('id', '=', calendarId)
      .executeTakeFirst()
    if (!calendar) return false
    const stored = await storedEvents(trx, calendarId)
    const compared =
      outcome.kind === 'failed' ? outcome.trouble : compareReading(stored, eventsNow(outcome, stored), now, isConfirmed)
    const trouble = troubleOf(outcome, compared)
    const isRead = typeof compared !== 'string'
    await trx
      .updateTable('channel_calendars')
      .set({
        tried_at: now,
        due_at: addMinutes(now, READ_EVERY_MINUTES),
        trouble,
        ...(isRead && { read_at: now }),
        ...(isRead && outcome.kind === 'read' && { etag: outcome.etag, last_modified: outcome.lastModified }),
      })
      .where('id', '=', calendarId)
      .execute()
    let isChanged = false
    if (isRead) {
      await saveEvents(trx, calendar, compared.changed)
      await endEvents(trx, calendar, compared.ended)
      if (compared.missing.length > 0)
        await eventsOf(trx, calendar, compared.missing).set({ missing_since: now }).execute()
      if (compared.back.length > 0) await eventsOf(trx, calendar, compared.back).set({ missing_since: null }).execute()
      isChanged = compared.changed.length + compared.ended.length > 0
      if (isChanged) await fillRoom(trx, calendar.room_id, now)
    }
    const isKeptBack = await keepRoomsBack(trx, calendar.channel_id, now)
    const conflicts = await noteConflicts(services, trx, calendar, now)
    isTold = (await noteSilence(services, trx, calendar.channel_id, now)) || conflicts.isTold
    if (isChanged || isKeptBack || conflicts.isChanged || trouble !== calendar.trouble)
      await services.desks.tell(trx, calendar.hotel_id)
    return isChanged || isKeptBack
  })
  if (isTold) services.nudge()
  return isChanged
}

function troubleOf(outcome: Outcome, compared: object | ReadingTrouble): ReadingTrouble | null {
  if (typeof compared === 'string') return compared
  return outcome.kind === 'read' && outcome.calendar.unreadable.length > 0 ? 'partly' : null
}
