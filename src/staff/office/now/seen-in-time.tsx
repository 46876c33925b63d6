import type { OfficeNow } from '#contract/office-now.ts'
import { formatIstDate, istInstant } from '#domain/kernel/ist.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import { BarChart } from '#staff/kit/bar-chart.tsx'
import { ChartTable } from '#staff/kit/chart-table.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/office/now.ts'

const GOAL_PERCENT = 95

type SeenInTimeProps = { days: OfficeNow['seen_by_day']; percent: number | null }

/** Shows, for each day, how many of its bookings the hotels marked as seen in time. */
export function SeenInTime({ days, percent }: SeenInTimeProps) {
  const shown = days.map((day) => ({ ...day, name: formatIstDate(istInstant(day.date)) }))
  const today = shown.at(-1)
  return (
    <section className="panel" aria-labelledby="seen">
      <header>
        <h2 id="seen">{t.seenInTime}</h2>
        <span className="soft">{t.sevenDays}</span>
      </header>
      <div className="panel-inside">
        <BarChart
          label={t.seenByDay(shown.map(({ name, percent: of }) => `${name} ${t.percentSeen(of)}`).join(', '))}
          bars={shown.map(({ name, percent: of }) => ({
            name,
            letter: name.slice(0, 1),
            share: of === null ? null : of / 100,
          }))}
        />
        <p>
          {percent === null ? (
            t.noBookingWasDue
          ) : (
            <Sentence text={t.seenInSevenDays(percent, today?.percent ?? null, GOAL_PERCENT)} />
          )}
        </p>
        <ChartTable
          of={t.seenInTime}
          title={t.byDayAsTable}
          heads={[t.day, t.due, t.inTime, common.share]}
          rows={shown.map(({ name, due, seen, percent: of }) => [name, String(due), String(seen), t.percentSeen(of)])}
        />
      </div>
    </section>
  )
}
