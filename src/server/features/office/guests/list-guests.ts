import { sql, type RawBuilder } from 'kysely'
import type { ListedGuest } from '#contract/office-guest-list.ts'
import { addMinutes, toIstIso } from '#domain/kernel/ist.ts'
import { NO_SHOW_DAYS } from '#domain/no-shows/no-show-rate.ts'
import type { GuestChoice } from '#domain/office/guest-list.ts'
import type { Db } from '../../../services.ts'
import { escapeLike } from '../escape-like.ts'

export type GuestListQuery = {
  text?: string | undefined
  only?: GuestChoice | undefined
  /** the id of the last guest shown */
  after?: string | undefined
}

type Row = Omit<ListedGuest, 'since' | 'last_checkin'> & { since: Date; last_checkin: Date | null }

const choices = (now: Date): Record<GuestChoice, RawBuilder<unknown>> => ({
  blocked: sql`u.blocked_at is not null`,
  no_shows: sql`u.id in (select n.user_id from bookings n where n.no_show_at > ${addMinutes(now, -NO_SHOW_DAYS * 24 * 60)})`,
})

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

/** Lists guests whose name contains every word of the text, newest accounts first. Leaves out erased accounts. */
export async function listGuests(
  db: Db,
  { text = '', only, after }: GuestListQuery,
  limit: number,
  now: Date,
): Promise<ListedGuest[]> {
  const conditions = [
    sql`u.erased_at is null`,
    ...wordsOf(text).map((word) => sql`u.name ilike ${escapeLike(word)}`),
    ...(only ? [choices(now)[only]] : []),
    ...(after
      ? [sql`(u.created_at, u.id) < (select l.created_at, l.id from users l where l.id = ${after}::uuid)`]
      : []),
  ]
  const { rows } = await sql<Row>`
    select g.*, b.bookings, b.cancelled, b.no_shows, b.not_taken, b.last_checkin,
      (select coalesce(sum(e.amount), 0)::int from credit_entries e where e.user_id = g.id) as credits
    from (
      select u.id, u.name, u.city_name as city, u.created_at as since, u.blocked_at is not null as is_blocked
      from users u where ${sql.join(conditions, sql` and `)}
      order by u.created_at desc, u.id desc limit ${limit}
    ) g cross join lateral (
      select count(*)::int as bookings, count(*) filter (where o.status = 'cancelled')::int as cancelled,
        count(o.no_show_at)::int as no_shows, count(r.booking_id)::int as not_taken,
        max(o.checkin_at) filter (where o.status = 'completed') as last_checkin
      from bookings o left join relocations r on r.booking_id = o.id
      where o.user_id = g.id and o.status in ('completed', 'cancelled')
    ) b order by g.since desc, g.id desc`.execute(db)
  return rows.map(({ since, last_checkin: last, ...row }) => ({
    ...row,
    since: toIstIso(since),
    last_checkin: last && toIstIso(last),
  }))
}
