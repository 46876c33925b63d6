import { formatIstDate, istInstant, type IstDate } from '#domain/kernel/ist.ts'
import { BarChart } from '#staff/kit/bar-chart.tsx'
import { ChartTable } from '#staff/kit/chart-table.tsx'
import * as t from '#words/office/figures.ts'

/** An additional column of the table, with a cell for each week. */
type Beside = { name: string; cells: readonly string[] }

const NOTHING: readonly Beside[] = []

type WeekChartProps = {
  name: string
  /** the sum of all weeks, and of the same number of weeks before */
  sum: string
  before: string
  weeks: readonly { week: IstDate; value: number }[]
  words: (value: number) => string
  beside?: readonly Beside[]
}

/** The most weeks for which there is room for the days on which they begin. */
const MOST_WITH_DAYS = 13

/** Names a week by its Monday: 'Mon, 30 Nov'. */
const mondayWords = (week: IstDate, now?: Date): string => formatIstDate(istInstant(week), now)

/** Draws a figure week by week, with its sum above the chart and a table of the same numbers below. */
export function WeekChart({ name, sum, before, weeks, words, beside = NOTHING }: WeekChartProps) {
  const highest = Math.max(1, ...weeks.map(({ value }) => value))
  const shown = weeks.map(({ week, value }) => ({ week, value, monday: mondayWords(week), number: words(value) }))
  const hasDays = weeks.length <= MOST_WITH_DAYS
  return (
    <section className="panel week-chart" data-many={hasDays ? undefined : ''} aria-label={name}>
      <header>
        <h2>{name}</h2>
        <p>
          <b>{sum}</b> <span className="soft">{t.asManyWeeksBefore(before)}</span>
        </p>
      </header>
      <div className="panel-inside">
        <BarChart
          label={t.chartOf(name, shown.map(({ monday, number }) => t.weekAndNumber(monday, number)).join(', '))}
          bars={shown.map(({ week, value }) => ({
            name: week,
            letter: hasDays ? String(Number(week.slice(8))) : '',
            share: Math.max(0, value) / highest,
          }))}
        />
        <ChartTable
          of={name}
          title={t.byWeekAsTable}
          heads={[t.week, name, ...beside.map((column) => column.name)]}
          rows={shown.map(({ week, number }, at) => [
            mondayWords(week, new Date(0)),
            number,
            ...beside.map(({ cells }) => cells[at] ?? ''),
          ])}
        />
      </div>
    </section>
  )
}
