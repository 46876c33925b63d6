import { sql, type RawBuilder } from 'kysely'
import { addDays, addMinutes, istInstant, type IstDate } from '#domain/kernel/ist.ts'
import type { MonthCounts, RestoreDrill } from '#domain/record/month-figures.ts'
import { countSeenInTime, type ToldBooking } from '#domain/record/seen-in-time.ts'
import { WELCOME_CHANGE_HOURS } from '#domain/welcome/welcome-answer.ts'
import type { Db } from '../../services.ts'

const DAY_MINUTES = 24 * 60
/** How long after it was queued a message may become due: one from the night is due only the next morning. */
const LATEST_DUE_MINUTES = 2 * DAY_MINUTES

type Span = { from: Date; until: Date }

const within = (column: string, { from, until }: Span): RawBuilder<boolean> =>
  sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${until}`

/** Moves a span back by these minutes, to find events whose outcome is decided that much later. */
const earlier = ({ from, until }: Span, minutes: number): Span => ({
  from: addMinutes(from, -minutes),
  until: addMinutes(until, -minutes),
})

/**
 * Counts guests who said that their hotel turned them away. Leaves out cases that were decided against them by the end
 * of the night, and guests who were checked in and asked for nothing more.
 */
const turnedAway = (span: Span) => sql`
  select count(*)::int from relocations r left join visits v on v.booking_id = r.booking_id
    left join case_looks k on k.booking_id = r.booking_id
  where r.cause = 'turned_away' and ${within('r.started_at', span)}
    and not coalesce(k.verdict = 'dismissed' and k.looked_at < ${span.until}, false)
    and not coalesce(r.decided_for = 'hotel' and r.decided_at < ${span.until}, false)
    and not (r.outcome is null and coalesce(v.status in ('here', 'left'), false))`

type Row = Omit<MonthCounts, 'minutesToSeen' | 'seenInTime' | 'drills'>

async function readCounts(db: Db, span: Span): Promise<Row> {
  const refunds = sql`select json_build_object('of', count(*)::int,
      'withinHour', (count(*) filter (where r.processed_at <= r.created_at + interval '1 hour'))::int,
      'withinDay', (count(*) filter (where r.processed_at <= r.created_at + interval '1 day'))::int)
    from refunds r where r.paid_from <> 'disputed' and ${within('r.created_at', earlier(span, DAY_MINUTES))}`
  const welcomed = sql`select json_build_object('of', count(*)::int, 'well', (count(*) filter (where w.welcomed))::int)
    from welcome_answers w where w.weighs and ${within('w.answered_at', earlier(span, WELCOME_CHANGE_HOURS * 60))}`
  const logged = (action: string) =>
    sql`(select count(*)::int from operator_actions a where a.action = ${action} and ${within('a.at', span)})`
  const { rows } = await sql<Row>`
    select (select count(*)::int from bookings b where b.moved_from is null and ${within('b.completed_at', span)}) as bookings,
      (${turnedAway(span)}) as "turnedAway", (${refunds}) as refunds, (${welcomed}) as welcomed,
      json_build_object('opened', ${logged('identity_read')}, 'destroyed', (select count(*)::int from pictures p
        where p.kind = 'identity' and ${within('p.destroyed_at', span)})) as identities,
      json_build_object('toUs', ${logged('authority_order')}, 'atHotels',
        (select count(*)::int from register_orders o where ${within('o.noted_at', span)})) as orders`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a count always answers')
  return row
}

/**
 * Reads, for each report by turned-away guests, how many minutes passed until the other hotel had seen their booking.
 */
async function readMinutesToSeen(db: Db, span: Span): Promise<number[]> {
  const { rows } = await sql<{ minutes: number }>`
    select (extract(epoch from n.seen_at - r.started_at) / 60)::float8 as minutes
    from relocations r join hotel_notices n on n.booking_id = r.moved_to
    where r.cause = 'turned_away' and ${within('n.seen_at', span)}`.execute(db)
  return rows.map(({ minutes }) => minutes)
}

async function readTold(db: Db, { from, until }: Span): Promise<ToldBooking[]> {
  const { rows } = await sql<ToldBooking>`
    select n.told_at as "toldAt", n.due_at as "dueAt", n.seen_at as "seenAt", b.cancelled_at as "cancelledAt"
    from hotel_notices n join bookings b on b.id = n.booking_id
    where n.told_at >= ${addMinutes(from, -LATEST_DUE_MINUTES)} and n.told_at < ${until}`.execute(db)
  return rows
}

async function readDrills(db: Db, until: Date): Promise<MonthCounts['drills']> {
  const { rows } = await sql<RestoreDrill>`
    select detail ->> 'day' as day, (detail ->> 'worked')::boolean as worked, (detail ->> 'minutes')::int as minutes
    from operator_actions where action = 'restore_drill' and at < ${until} order by 1 desc, id desc`.execute(db)
  return { held: rows.length, worked: rows.filter(({ worked }) => worked).length, last: rows[0] ?? null }
}

/**
 * Counts a month from its first day to the end of this day in India, using the facts known at that time (decision
 * 0101).
 */
export async function countMonth(db: Db, day: IstDate): Promise<MonthCounts> {
  const span = { from: istInstant(`${day.slice(0, 7)}-01`), until: istInstant(addDays(day, 1)) }
  return {
    ...(await readCounts(db, span)),
    minutesToSeen: await readMinutesToSeen(db, span),
    seenInTime: countSeenInTime(await readTold(db, span), span),
    drills: await readDrills(db, span.until),
  }
}
