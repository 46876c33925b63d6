import type { OfficeNow } from '#contract/office-now.ts'
import { formatIstDate, istInstant } from '#domain/kernel/ist.ts'
import { BarChart } from '../bar-chart.tsx'
import { ChartTable } from '../chart-table.tsx'

const GOAL_PERCENT = 95

type SeenInTimeProps = { days: OfficeNow['seen_by_day']; percent: number | null }

const percentWords = (percent: number | null) => (percent === null ? 'none due' : `${percent}%`)

/** Shows how many of each day's bookings hotels marked as seen in time. */
export function SeenInTime({ days, percent }: SeenInTimeProps) {
  const shown = days.map((day) => ({ ...day, name: formatIstDate(istInstant(day.date)) }))
  const today = shown.at(-1)
  return (
    <section className="panel" aria-labelledby="seen">
      <header>
        <h2 id="seen">Seen in time</h2>
        <span className="soft">7 days</span>
      </header>
      <div className="panel-inside">
        <BarChart
          label={`Bookings seen in time: ${shown.map(({ name, percent: of }) => `${name} ${percentWords(of)}`).join(', ')}`}
          bars={shown.map(({ name, percent: of }) => ({
            name,
            letter: name.slice(0, 1),
            share: of === null ? null : of / 100,
          }))}
        />
        <p>
          {percent === null ? 'No booking was due to be seen.' : <b>{percent}%</b>}
          {percent !== null &&
            ` in seven days, today ${percentWords(today?.percent ?? null)}. The goal is ${GOAL_PERCENT}%.`}
        </p>
        <ChartTable
          of="Seen in time"
          title="By day, as a table"
          heads={['Day', 'Due', 'In time', 'Share']}
          rows={shown.map(({ name, due, seen, percent: of }) => [name, String(due), String(seen), percentWords(of)])}
        />
      </div>
    </section>
  )
}
