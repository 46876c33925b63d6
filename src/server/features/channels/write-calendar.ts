import { createHash, timingSafeEqual } from 'node:crypto'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { sql, type Transaction } from 'kysely'
import { lockHotel } from '#db/hotel-lock.ts'
import { periodOf } from '#db/period.ts'
import type { DB } from '#db/schema.ts'
import { busyPeriods } from '#domain/channels/busy-periods.ts'
import { MAX_EVENT_DAYS_AHEAD, READ_EVERY_MINUTES } from '#domain/channels/channel-reading.ts'
import { OUR_UIDS, type GivenKind } from '#domain/channels/given-calendar.ts'
import { reviseEvents, type GivenEvent } from '#domain/channels/revise-events.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Period } from '#domain/kernel/period.ts'
import type { Services } from '../../services.ts'

type Given = { id: number; hotel_id: number; kind: GivenKind; room_id: number | null; channel_id: number | null }

const isSame = (one: string, other: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

/** Finds the calendar of an address such as `7-secret.ics`. */
async function findGiven({ db }: Services, address: string): Promise<Given | undefined> {
  const [, id, secret] = /^(\d{1,9})-([\w-]{22,})\.ics$/u.exec(address) ?? []
  if (id === undefined || secret === undefined) return undefined
  const given = await db
    .selectFrom('given_calendars')
    .select(['id', 'hotel_id', 'kind', 'room_id', 'channel_id', 'secret'])
    .where('id', '=', Number(id))
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return given && isSame(given.secret, secret) ? given : undefined
}

/** Builds the condition for the rooms `r` that a calendar covers. */
const isInCalendar = ({ hotel_id, kind, room_id }: Given) => sql<boolean>`r.hotel_id = ${hotel_id} and case ${kind}
  when 'room' then r.id = ${room_id} when 'with_bathtub' then r.has_bathtub when 'without_bathtub' then not r.has_bathtub else true end`

/**
 * Reads when the rooms of a calendar are occupied from now on, by stays with their cleaning and by events of other
 * sites. Leaves out events of the site that reads the calendar: if it re-exported them, they would never end.
 */
async function readBusy(trx: Transaction<DB>, given: Given, now: Date): Promise<Period[]> {
  const until = addMinutes(now, MAX_EVENT_DAYS_AHEAD * 24 * 60)
  const { rows } = await sql<{ rooms: number; occupied: { from: string; until: string }[] }>`
    with wanted as (select r.id from rooms r where ${isInCalendar(given)}), times as (
      select s.room_id, s.occupied from stays s join wanted w on w.id = s.room_id left join room_blocks k on k.id = s.block_id
      where s.status in ('held', 'booked') and upper(s.occupied) > ${now} and lower(s.occupied) < ${until} and k.why is distinct from 'channel'
      union all
      select e.room_id, e.occupied from channel_events e join wanted w on w.id = e.room_id
        join channel_calendars c on c.id = e.calendar_id and c.channel_id is distinct from ${given.channel_id}::int
      where upper(e.occupied) > ${now} and lower(e.occupied) < ${until}
    ), busy as (select room_id, unnest(range_agg(occupied)) as time from times group by room_id)
    select (select count(*)::int from wanted) as rooms,
      coalesce((select json_agg(json_build_object('from', lower(time), 'until', upper(time))) from busy), '[]'::json) as occupied`.execute(
    trx,
  )
  const [{ rooms, occupied } = { rooms: 0, occupied: [] }] = rows
  return busyPeriods(
    rooms,
    occupied.map(({ from, until: end }) => ({ start: new Date(from), end: new Date(end) })),
  )
}

/** A statement takes at most 65,535 values. */
const INSERTED_AT_ONCE = 1000

type StoredEvent = GivenEvent & { changedAt: Date }

async function readEvents(trx: Transaction<DB>, { id }: Given): Promise<StoredEvent[]> {
  const { rows } = await sql<{
    uid: string
    start: Date
    end: Date
    sequence: number
    is_cancelled: boolean
    changed_at: Date
  }>`select uid, lower(period) as start, upper(period) as end, sequence, is_cancelled, changed_at
    from given_events where calendar_id = ${id} order by period, uid`.execute(trx)
  return rows.map(({ uid, start, end, sequence, is_cancelled: isCancelled, changed_at: changedAt }) => ({
    uid,
    period: { start, end },
    sequence,
    isCancelled,
    changedAt,
  }))
}

/** Stores the events that are new or changed, and deletes those that are over. */
async function saveEvents(
  trx: Transaction<DB>,
  given: Given,
  { stored, events }: { stored: readonly StoredEvent[]; events: readonly GivenEvent[] },
  now: Date,
): Promise<void> {
  const before = new Map(stored.map((event) => [event.uid, event]))
  const kept = new Set(events.map(({ uid }) => uid))
  const over = stored.flatMap(({ uid }) => (uid === null || kept.has(uid) ? [] : uid))
  if (over.length > 0) await trx.deleteFrom('given_events').where('uid', 'in', over).execute()
  const rowOf = ({ period, sequence, isCancelled }: GivenEvent) => ({
    period: periodOf(period.start, period.end),
    sequence,
    is_cancelled: isCancelled,
    changed_at: now,
  })
  const added = events.filter(({ uid }) => uid === null)
  for (let first = 0; first < added.length; first += INSERTED_AT_ONCE) {
    const some = added.slice(first, first + INSERTED_AT_ONCE)
    await trx
      .insertInto('given_events')
      .values(some.map((event) => ({ calendar_id: given.id, ...rowOf(event) })))
      .execute()
  }
  for (const event of events)
    if (event.uid !== null && before.get(event.uid)?.sequence !== event.sequence)
      await trx.updateTable('given_events').set(rowOf(event)).where('uid', '=', event.uid).execute()
}

function write(events: readonly StoredEvent[]): string {
  const calendar = ical({
    prodId: { company: 'Uncle', product: 'Rooms', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: READ_EVERY_MINUTES * 60,
  })
  for (const { uid, period, sequence, isCancelled, changedAt } of events) {
    calendar.createEvent({
      id: `${uid}${OUR_UIDS}`,
      start: period.start,
      end: period.end,
      stamp: changedAt,
      sequence,
      summary: 'Not available',
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  return calendar.toString()
}

/** Returns the iCalendar text for an address, or null if the address is unknown. */
export async function writeCalendar(services: Services, address: string): Promise<string | null> {
  const given = await findGiven(services, address)
  if (!given) return null
  return services.db.transaction().execute(async (trx) => {
    const now = services.clock.now()
    // Locks, because two concurrent readers would each insert the event with its own UID.
    await lockHotel(trx, given.hotel_id)
    const stored = await readEvents(trx, given)
    const events = reviseEvents(stored, await readBusy(trx, given, now), now)
    await saveEvents(trx, given, { stored, events }, now)
    await trx.updateTable('given_calendars').set({ asked_at: now }).where('id', '=', given.id).execute()
    return write(await readEvents(trx, given))
  })
}
