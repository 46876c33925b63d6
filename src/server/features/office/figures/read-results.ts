import { sql, type RawBuilder } from 'kysely'
import type { OfficeResults, ResultsShown } from '#contract/office-figures.ts'
import { eachResult, RESULTS, sumOfResults, takeRate, type Results } from '#domain/figures/results.ts'
import { mondaysOf } from '#domain/figures/weeks.ts'
import type { IstDate } from '#domain/kernel/ist.ts'
import type { Db } from '../../../services.ts'
import { presentWish, wishBefore, type FigureWish } from './figure-wish.ts'

const MAX_PARTS = 50
/** The most rows of a table, one for each hotel and week: more than anybody opens in a spreadsheet. */
const MAX_ROWS = 100_000

const sums = sql.join(RESULTS.map((name) => sql`coalesce(sum(d.${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`))

const columnsOfSums = sql.join(RESULTS.map((name) => sql.ref(`d.${name}`)))

/** Selects the requested days as `d`, summed by these columns. Hotels and cities are joined to the sums. */
const daysBy = (
  columns: 'day' | 'hotel_id' | 'week, hotel_id',
  { weeks: { from, to }, city, hotel }: FigureWish,
): RawBuilder<unknown> => {
  const conditions = [
    sql`d.day between ${from}::date and ${to}::date`,
    ...(city ? [sql`d.hotel_id in (select id from hotels where city_id = ${city.id})`] : []),
    ...(hotel ? [sql`d.hotel_id = ${hotel.id}`] : []),
  ]
  return sql`(select ${sql.raw(columns)}, ${sums} from (select *, date_trunc('week', day::timestamp)::date as week from hotel_days) d
    where ${sql.join(conditions, sql` and `)} group by ${sql.raw(columns)}) d`
}

const weekOfDay = sql`to_char(date_trunc('week', d.day::timestamp), 'YYYY-MM-DD')`

const withRate = <Row extends Results>(row: Row): Row & { take_rate: number | null } => ({
  ...row,
  take_rate: takeRate(row),
})

async function readSum(db: Db, wish: FigureWish): Promise<ResultsShown> {
  const { rows } = await sql<Results>`select ${sums} from ${daysBy('day', wish)}`.execute(db)
  return withRate(rows[0] ?? eachResult(() => 0))
}

async function readWeeks(db: Db, wish: FigureWish): Promise<OfficeResults['weeks']> {
  const { rows } = await sql<Results & { week: IstDate }>`
    select ${weekOfDay} as week, ${sums} from ${daysBy('day', wish)} group by 1`.execute(db)
  return mondaysOf(wish.weeks).map((week) =>
    withRate({ week, ...eachResult(() => 0), ...rows.find((row) => row.week === week) }),
  )
}

async function readParts(db: Db, wish: FigureWish): Promise<OfficeResults['parts']> {
  if (wish.hotel) return []
  const part = wish.city ? sql`h.id, h.name` : sql`c.id, c.name`
  const { rows } = await sql<Results & { id: number; name: string }>`
    select ${part}, ${sums} from ${daysBy('hotel_id', wish)} join hotels h on h.id = d.hotel_id join cities c on c.id = h.city_id
    group by 1, 2 order by sum(d.booked_value) desc, 1 limit ${MAX_PARTS}`.execute(db)
  return rows.map(withRate)
}

/** Reads what hotels sold and how those bookings ended, from the tables that are filled at night. */
export async function readResults(db: Db, wish: FigureWish): Promise<OfficeResults> {
  const [before, weeks, parts] = [
    await readSum(db, wishBefore(wish)),
    await readWeeks(db, wish),
    await readParts(db, wish),
  ]
  const sum = withRate(sumOfResults(weeks))
  return { ...presentWish(wish), hotel: wish.hotel?.name ?? null, sum, before, weeks, parts }
}

export type ResultRow = ResultsShown & { week: IstDate; city: string; hotel: string }

/** Reads the results of each week and hotel. */
export async function readResultRows(db: Db, wish: FigureWish): Promise<ResultRow[]> {
  const { rows } = await sql<Results & { week: IstDate; city: string; hotel: string }>`
    select to_char(d.week, 'YYYY-MM-DD') as week, c.name as city, h.name as hotel, ${columnsOfSums}
    from ${daysBy('week, hotel_id', wish)} join hotels h on h.id = d.hotel_id join cities c on c.id = h.city_id
    order by 1, 2, 3, h.id limit ${MAX_ROWS}`.execute(db)
  return rows.map(withRate)
}
