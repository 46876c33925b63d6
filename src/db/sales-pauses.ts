import { sql, type RawBuilder } from 'kysely'
import type { SalesPause } from '#domain/availability/sales-pause.ts'

/** Until and stays before, in milliseconds since 1970. */
export type SalesPauseJson = [until: number, staysBefore: number]

/** The hotel's pauses that are not over, as JSON. `hotel` is SQL. */
export const pausesOf = (hotel: RawBuilder<unknown>, now: Date): RawBuilder<SalesPauseJson[]> =>
  sql<SalesPauseJson[]>`coalesce((
    select json_agg(json_build_array((extract(epoch from pause.until_at) * 1000)::float8, (extract(epoch from pause.stays_before) * 1000)::float8))
    from sales_pauses pause where pause.hotel_id = ${hotel} and pause.until_at > ${now}::timestamptz), '[]')`

export const readPauses = (pauses: readonly SalesPauseJson[]): SalesPause[] =>
  pauses.map(([until, staysBefore]) => ({ until, staysBefore }))

/** Does the hotel sell no stay that begins at `checkin`? Both hotel and check-in may be SQL. */
export const isPaused = (
  hotel: RawBuilder<unknown>,
  now: Date,
  checkin: Date | RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from sales_pauses pause where pause.hotel_id = ${hotel}
    and pause.until_at > ${now}::timestamptz and ${checkin}::timestamptz < pause.stays_before)`
