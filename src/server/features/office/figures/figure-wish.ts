import { sql } from 'kysely'
import { weeksOf, type Weeks } from '#domain/figures/weeks.ts'
import { addDays, daysBetween, isIstDate, istDateOf, type IstDate } from '#domain/kernel/ist.ts'
import { fieldRefusal, refusal } from '../../../http/api-error.ts'
import type { Db } from '../../../services.ts'

export type FigureQuery = {
  from?: string | undefined
  to?: string | undefined
  city?: number | undefined
  hotel?: number | undefined
}

/** The figures that a request asks for. */
export type FigureWish = {
  weeks: Weeks
  city: { id: number; name: string } | null
  hotel: { id: number; name: string } | null
  /** the last day included */
  asOf: IstDate | null
  /** the last day with figures; yesterday if the nightly job has never run */
  lastDay: IstDate
}

async function readAsOf(db: Db): Promise<IstDate | null> {
  const { rows } = await sql<{ day: IstDate | null }>`select max(day) as day from figure_days`.execute(db)
  return rows[0]?.day ?? null
}

const checkDay = (field: 'from' | 'to', day: string | undefined): void => {
  if (day !== undefined && !isIstDate(day)) throw fieldRefusal(field, 'INVALID', `${field} is no day`)
}

async function named(db: Db, table: 'cities' | 'hotels', id: number | undefined) {
  if (id === undefined) return null
  const row = await db.selectFrom(table).select(['id', 'name']).where('id', '=', id).executeTakeFirst()
  if (!row) throw refusal('NOT_FOUND')
  return row
}

/** Reads the requested weeks, city and hotel. Refuses days and places that do not exist. */
export async function readFigureWish(
  db: Db,
  { from, to, city, hotel }: FigureQuery,
  now: Date,
  usual?: number,
): Promise<FigureWish> {
  checkDay('from', from)
  checkDay('to', to)
  const asOf = await readAsOf(db)
  const lastDay = asOf ?? addDays(istDateOf(now), -1)
  const weeks = weeksOf({ from, to }, lastDay, usual)
  if (!weeks) throw fieldRefusal('to', 'INVALID', 'to is before from')
  return { weeks, asOf, lastDay, city: await named(db, 'cities', city), hotel: await named(db, 'hotels', hotel) }
}

/** Returns the same request for the equally long period just before. */
export function wishBefore(wish: FigureWish): FigureWish {
  const { from, to } = wish.weeks
  const days = daysBetween(from, to) + 1
  return { ...wish, weeks: { from: addDays(from, -days), to: addDays(to, -days) } }
}

/** Presents the weeks, the city and the last day included, which every answer repeats. */
export const presentWish = ({ weeks, city, asOf }: FigureWish) => ({
  as_of: asOf,
  from: weeks.from,
  to: weeks.to,
  city: city?.name ?? null,
})
