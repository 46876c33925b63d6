import { sql, type RawBuilder } from 'kysely'
import { PRESENCE_MINUTES, type Reception } from '#domain/availability/reception.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { isPaused } from './sales-pauses.ts'

/** A reception as SQL returns it. `seenAt` is the desk's last activity in milliseconds since 1970. */
export type ReceptionJson = [isOpenAllNight: boolean, seenAt: number | null]

/** Selects the reception of hotel `h` as JSON. */
export const receptionOf = sql<ReceptionJson>`json_build_array(h.open_all_night, (
  select (extract(epoch from life.seen_at) * 1000)::float8 from desk_life life where life.hotel_id = h.id))`

export const readReception = ([isOpenAllNight, seenAt]: ReceptionJson): Reception => ({ isOpenAllNight, seenAt })

/**
 * Builds the domain's `isTooLateFor` in SQL, for hotel `h`. Most stays begin in the future, so they need no subquery.
 */
export const isTooLate = (now: Date, checkin: Date): RawBuilder<boolean> =>
  checkin >= now
    ? sql<boolean>`false`
    : sql<boolean>`not (h.open_all_night or exists (select 1 from desk_life life
        where life.hotel_id = h.id and life.seen_at > ${addMinutes(now, -PRESENCE_MINUTES)}::timestamptz))`

/** Builds the domain's `isClosedFor` in SQL, for hotel `h`. */
export const isClosed = (now: Date, checkin: Date): RawBuilder<boolean> =>
  sql<boolean>`(${isPaused(sql`h.id`, now, checkin)} or ${isTooLate(now, checkin)})`
