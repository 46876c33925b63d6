import { sql, type RawBuilder } from 'kysely'
import type { OfficeResults, ResultsShown } from '#contract/office-figures.ts'
import { eachResult, RESULTS, takeRate, type Results } from '#domain/figures/results.ts'
import { mondaysOf } from '#domain/figures/weeks.ts'
import type { IstDate } from '#domain/kernel/ist.ts'
import type { Db } from '../../../services.ts'
import { presentWish, wishBefore, type FigureWish } from './figure-wish.ts'

const MAX_PARTS = 50
/** The most rows of a table, one for each hotel and week: more than anybody opens in a spreadsheet. */
const MAX_ROWS = 100_000

const sums = sql.join(RESULTS.map((name) => sql`coalesce(sum(d.${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`))

/** Selects the days `d` of the hotels `h` that a request asks for. */
const days = ({ weeks: { from, to }, city, hotel }: FigureWish): RawBuilder<unknown> => sql`
  hotel_days d join hotels h on h.id = d.hotel_id join cities c on c.id = h.city_id
  where d.day between ${from}::date and ${to}::date
    and (${city?.id ?? null}::int is null or h.city_id = ${city?.id ?? null}::int)
    and (${hotel?.id ?? null}::int is null or d.hotel_id = ${hotel?.id ?? null}::int)`

const weekOfDay = sql`to_char(date_trunc('week', d.day::timestamp), 'YYYY-MM-DD')`

const withRate = <Row extends Results>(row: Row): Row & { take_rate: number | null } => ({
  ...row,
  take_rate: takeRate(row),
})

async function readSum(db: Db, wish: FigureWish): Promise<ResultsShown> {
  const { rows } = await sql<Results>`select ${sums} from ${days(wish)}`.execute(db)
  return withRate(rows[0] ?? eachResult(() => 0))
}

async function readWeeks(db: Db, wish: FigureWish): Promise<OfficeResults['weeks']> {
  const { rows } = await sql<Results & { week: IstDate }>`
    select ${weekOfDay} as week, ${sums} from ${days(wish)} group by 1`.execute(db)
  return mondaysOf(wish.weeks).map((week) =>
    withRate({ week, ...eachResult(() => 0), ...rows.find((row) => row.week === week) }),
  )
}

async function readParts(db: Db, wish: FigureWish): Promise<OfficeResults['parts']> {
  if (wish.hotel) return []
  const part = wish.city ? sql`h.id, h.name` : sql`c.id, c.name`
  const { rows } = await sql<Results & { id: number; name: string }>`
    select ${part}, ${sums} from ${days(wish)} group by 1, 2 order by sum(d.booked_value) desc, 1 limit ${MAX_PARTS}`.execute(
    db,
  )
  return rows.map(withRate)
}

/** Reads what hotels sold and what came of it, from the tables that are filled at night. */
export async function readResults(db: Db, wish: FigureWish): Promise<OfficeResults> {
  const [sum, before, weeks, parts] = [
    await readSum(db, wish),
    await readSum(db, wishBefore(wish)),
    await readWeeks(db, wish),
    await readParts(db, wish),
  ]
  return { ...presentWish(wish), hotel: wish.hotel?.name ?? null, sum, before, weeks, parts }
}

export type ResultRow = ResultsShown & { week: IstDate; city: string; hotel: string }

/** Reads the results of each week and hotel. */
export async function readResultRows(db: Db, wish: FigureWish): Promise<ResultRow[]> {
  const { rows } = await sql<Results & { week: IstDate; city: string; hotel: string }>`
    select ${weekOfDay} as week, c.name as city, h.name as hotel, ${sums} from ${days(wish)}
    group by 1, 2, 3, h.id order by 1, 2, 3, h.id limit ${MAX_ROWS}`.execute(db)
  return rows.map(withRate)
}
