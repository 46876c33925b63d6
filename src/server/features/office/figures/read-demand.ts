import { sql, type RawBuilder } from 'kysely'
import type { OfficeDemand } from '#contract/office-figures.ts'
import { LEADS, type EmptiedBy, type Lead } from '#domain/figures/demand.ts'
import { mondaysOf } from '#domain/figures/weeks.ts'
import type { IstDate } from '#domain/kernel/ist.ts'
import { SLOTS } from '#domain/slots/slots.ts'
import type { Db } from '../../../services.ts'
import { presentWish, wishBefore, type FigureWish } from './figure-wish.ts'

const MAX_PLACES = 30
const MAX_ROWS = 100_000

type Searched = { searches: number; without_room: number }

const sums = sql`coalesce(sum(d.searches), 0)::bigint as searches, coalesce(sum(d.without_room), 0)::bigint as without_room`

/**
 * Selects the counts `d` for a request. Leaves out days after the last night that was counted, because people are still
 * searching for them.
 */
const counts = ({ weeks: { from, to }, city, lastDay }: FigureWish): RawBuilder<unknown> => sql`
  demand_counts d join cities c on c.id = d.city_id left join localities l on l.id = d.locality_id
  where d.stay_day between ${from}::date and least(${to}::date, ${lastDay}::date)
    and (${city?.id ?? null}::int is null or d.city_id = ${city?.id ?? null}::int)`

const weekOfDay = sql`to_char(date_trunc('week', d.stay_day::timestamp), 'YYYY-MM-DD')`

const NONE: Searched = { searches: 0, without_room: 0 }

async function readSum(db: Db, wish: FigureWish): Promise<Searched> {
  const { rows } = await sql<Searched>`select ${sums} from ${counts(wish)}`.execute(db)
  return rows[0] ?? NONE
}

const by = async <Row>(db: Db, wish: FigureWish, column: RawBuilder<unknown>): Promise<(Row & Searched)[]> =>
  (await sql<Row & Searched>`select ${column}, ${sums} from ${counts(wish)} group by 1 order by 3 desc, 1`.execute(db))
    .rows

async function readPlaces(db: Db, wish: FigureWish): Promise<OfficeDemand['places']> {
  const place = wish.city ? sql`l.id, l.name` : sql`c.id, c.name`
  const weekdays = Array.from(
    { length: 7 },
    (_, day) =>
      sql`coalesce(sum(d.without_room) filter (where extract(isodow from d.stay_day) = ${day + 1}::int), 0)::int`,
  )
  const { rows } = await sql<OfficeDemand['places'][number]>`
    select ${place}, ${sums}, array[${sql.join(weekdays)}] as weekdays from ${counts(wish)}
    group by 1, 2 order by sum(d.without_room) desc, sum(d.searches) desc, 1 limit ${MAX_PLACES}`.execute(db)
  return rows
}

/** Reads what guests searched for, and how often they found no room. */
export async function readDemand(db: Db, wish: FigureWish): Promise<OfficeDemand> {
  const weeks = await by<{ week: IstDate }>(db, wish, sql`${weekOfDay} as week`)
  const slots = await by<{ slot: number }>(db, wish, sql`d.slot`)
  const leads = await by<{ lead: Lead }>(db, wish, sql`d.lead`)
  const filters = await by<{ emptied_by: EmptiedBy }>(db, wish, sql`d.emptied_by`)
  return {
    ...presentWish(wish),
    ...(await readSum(db, wish)),
    before: await readSum(db, wishBefore(wish)),
    weeks: mondaysOf(wish.weeks).map((week) => ({ week, ...NONE, ...weeks.find((row) => row.week === week) })),
    places: await readPlaces(db, wish),
    slots: SLOTS.map(({ index: slot }) => ({ slot, ...NONE, ...slots.find((row) => row.slot === slot) })),
    leads: LEADS.map((lead) => ({ lead, ...NONE, ...leads.find((row) => row.lead === lead) })),
    filters: filters
      .filter(({ without_room: times }) => times > 0)
      .map(({ emptied_by, without_room }) => ({ emptied_by, without_room })),
  }
}

export type DemandRow = Searched & {
  week: IstDate
  city: string
  locality: string | null
  slot: number
  lead: Lead
  emptied_by: EmptiedBy
}

/** Reads the counts of each week, in as much detail as we store. */
export async function readDemandRows(db: Db, wish: FigureWish): Promise<DemandRow[]> {
  const { rows } = await sql<DemandRow>`
    select ${weekOfDay} as week, c.name as city, l.name as locality, d.slot, d.lead, d.emptied_by, ${sums}
    from ${counts(wish)} group by 1, 2, 3, 4, 5, 6, c.id, l.id order by 1, 2, 3 nulls first, 4, 5, 6 limit ${MAX_ROWS}`.execute(
    db,
  )
  return rows
}
