import { sql, type RawBuilder } from 'kysely'

/** Until when the hotel sells nothing; null while it sells. `hotel` is SQL. */
export const pausedUntil = (hotel: RawBuilder<unknown>, now: Date): RawBuilder<Date | null> =>
  sql<Date | null>`(select max(pause.until_at) from sales_pauses pause where pause.hotel_id = ${hotel} and pause.until_at > ${now}::timestamptz)`

export const isPaused = (hotel: RawBuilder<unknown>, now: Date): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from sales_pauses pause where pause.hotel_id = ${hotel} and pause.until_at > ${now}::timestamptz)`
