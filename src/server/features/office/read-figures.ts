import { sql, type RawBuilder } from 'kysely'
import type { OfficeNow } from '#contract/office-now.ts'
import { addDays, addMinutes, istDateOf, istInstant } from '#domain/kernel/ist.ts'
import { byHour, COUNTED_MINUTES, percentSeen, type CountAt, type SeenOfDay } from '#domain/office/by-hour.ts'
import type { Db } from '../../services.ts'

const WEEK = 7

/**
 * Returns the limits of today and of the same weekday a week ago: midnight, the same time of day, and the end of the
 * day.
 */
function daysOf(now: Date) {
  const [date, weekAgo] = [istDateOf(now), addDays(istDateOf(now), -WEEK)]
  return {
    date,
    weekAgo,
    midnight: istInstant(date),
    from: istInstant(weekAgo),
    until: addMinutes(now, -WEEK * 24 * 60),
    end: istInstant(addDays(weekAgo, 1)),
  }
}

/** Reads today's figures until now, and those of the same hours a week ago. */
export async function readFigures(db: Db, now: Date): Promise<OfficeNow['figures']> {
  const { midnight, from, until } = daysOf(now)
  // Searches are counted per quarter of an hour, so this leaves out the quarter that had not ended at this time a week
  // ago.
  const whole = addMinutes(until, -COUNTED_MINUTES)
  const { rows } = await sql<Record<string, number>>`
    select
      (select coalesce(sum(searches), 0)::int from search_counts where from_at >= ${midnight} and from_at <= ${now}) as searches,
      (select coalesce(sum(searches), 0)::int from search_counts where from_at >= ${from} and from_at <= ${whole}) as searches_before,
      (select count(*)::int from bookings where completed_at >= ${midnight} and completed_at <= ${now}) as bookings,
      (select count(*)::int from bookings where completed_at >= ${from} and completed_at <= ${until}) as bookings_before,
      (select coalesce(sum(amount), 0)::int from payments where settled_at >= ${midnight} and settled_at <= ${now}) as paid,
      (select coalesce(sum(amount), 0)::int from payments where settled_at >= ${from} and settled_at <= ${until}) as paid_before,
      (select count(*)::int from bookings where status = 'cancelled' and cancelled_at >= ${midnight} and completed_at is not null) as cancelled,
      (select count(*)::int from bookings where status = 'cancelled' and cancelled_at >= ${from} and cancelled_at <= ${until}
        and completed_at is not null) as cancelled_before,
      (select count(*)::int from relocations where started_at >= ${midnight} and started_at <= ${now}) as refusals,
      (select count(*)::int from relocations where started_at >= ${from} and started_at <= ${until}) as refusals_before`.execute(
    db,
  )
  const row = rows[0] ?? {}
  const figure = (name: string) => ({ today: row[name] ?? 0, week_ago: row[`${name}_before`] ?? 0 })
  return {
    searches: figure('searches'),
    bookings: figure('bookings'),
    paid: figure('paid'),
    cancelled: figure('cancelled'),
    refusals: figure('refusals'),
  }
}

type Kind = keyof OfficeNow['by_hour']

/** Selects the hour of an event in India as an instant, because hours in India do not begin with those of UTC. */
const hourOf = (at: RawBuilder<unknown>) =>
  sql`date_trunc('hour', ${at} at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`

/** Counts searches, bookings and refusals in each hour of today, and of the whole day a week ago. */
export async function readByHour(db: Db, now: Date): Promise<OfficeNow['by_hour']> {
  const { date, weekAgo, midnight, from, end } = daysOf(now)
  // Reads the index from `from` to `now`. The last condition then skips the days between the two periods.
  const inBoth = (at: RawBuilder<unknown>) =>
    sql`${at} >= ${from} and ${at} <= ${now} and (${at} >= ${midnight} or ${at} < ${end})`
  const [searched, completed, started] = [sql`s.from_at`, sql`b.completed_at`, sql`r.started_at`]
  const { rows } = await sql<CountAt & { kind: Kind }>`
    select 'searches' as kind, ${hourOf(searched)} as at, sum(s.searches)::int as times
    from search_counts s where ${inBoth(searched)} group by 2
    union all
    select 'bookings', ${hourOf(completed)}, count(*)::int from bookings b where ${inBoth(completed)} group by 2
    union all
    select 'refusals', ${hourOf(started)}, count(*)::int from relocations r where ${inBoth(started)} group by 2`.execute(
    db,
  )
  const hours = (kind: Kind) => {
    const counted = rows.filter((row) => row.kind === kind)
    return { today: byHour(counted, date), week_ago: byHour(counted, weekAgo) }
  }
  return { searches: hours('searches'), bookings: hours('bookings'), refusals: hours('refusals') }
}

/**
 * Counts, for each of the last seven days, today last, the bookings that hotels had to mark as seen, and how many they
 * marked in time.
 */
export async function readSeen(db: Db, now: Date): Promise<Pick<OfficeNow, 'seen_in_time' | 'seen_by_day'>> {
  const first = addDays(istDateOf(now), 1 - WEEK)
  const { rows } = await sql<SeenOfDay>`
    select to_char(due_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as date, count(*)::int as due,
      count(*) filter (where seen_at <= due_at)::int as seen
    from hotel_notices where due_at >= ${istInstant(first)} and due_at <= ${now} group by 1`.execute(db)
  const days = Array.from({ length: WEEK }, (_, day) => {
    const date = addDays(first, day)
    return rows.find((row) => row.date === date) ?? { date, due: 0, seen: 0 }
  })
  return {
    seen_in_time: percentSeen(days),
    seen_by_day: days.map((day) => ({ ...day, percent: percentSeen([day]) })),
  }
}
