import { sql, type RawBuilder } from 'kysely'
import type { SalesPause } from '#domain/availability/sales-pause.ts'

/** A pause's end and its `staysBefore`, in milliseconds since 1970. */
export type SalesPauseJson = [until: number, staysBefore: number]

/** Selects the hotel's current and future pauses as JSON. `hotel` is SQL. */
export const pausesOf = (hotel: RawBuilder<unknown>, now: Date): RawBuilder<SalesPauseJson[]> =>
  sql<SalesPauseJson[]>`coalesce((
    select json_agg(json_build_array((extract(epoch from pause.until_at) * 1000)::float8, (extract(epoch from pause.stays_before) * 1000)::float8))
    from sales_pauses pause where pause.hotel_id = ${hotel} and pause.until_at > ${now}::timestamptz), '[]')`

export const readPauses = (pauses: readonly SalesPauseJson[]): SalesPause[] =>
  pauses.map(([until, staysBefore]) => ({ until, staysBefore }))

/** Whether the hotel's sales are paused for stays that begin at `checkin`. Both hotel and check-in may be SQL. */
export const isPaused = (
  hotel: RawBuilder<unknown>,
  now: Date,
  checkin: Date | RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from sales_pauses pause where pause.hotel_id = ${hotel}
    and pause.until_at > ${now}::timestamptz and ${checkin}::timestamptz < pause.stays_before)`
