import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Period } from '#domain/kernel/period.ts'
import { MAX_CLEANING_MINUTES } from '#domain/rooms/occupied.ts'

/** Builds the half-open period `[from, until)` as PostgreSQL's tstzrange, for inserting into `stays` and for `&&`. */
export function periodOf(from: Date, until: Date): RawBuilder<string> {
  return sql<string>`tstzrange(${from}::timestamptz, ${until}::timestamptz, '[)')`
}

/** Builds the period that a stay would occupy with the hotel's cleaning time. `minutes` is SQL. */
export const occupiedBy = ({ start, end }: Period, minutes: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`with_cleaning(${periodOf(start, end)}, ${minutes})`

/**
 * Whether stay `s` blocks its room for a stay in this period. The first condition is the same for all hotels, so that
 * an index can answer it. The second uses the hotel's cleaning minutes, given as SQL.
 */
export const blocksPeriod = ({ start, end }: Period, minutes: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(s.occupied && ${periodOf(start, addMinutes(end, MAX_CLEANING_MINUTES))}
    and lower(s.occupied) < ${end}::timestamptz + make_interval(mins => ${minutes}))`
