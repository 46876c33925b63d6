import type { OfficeNow } from '#contract/office-now.ts'
import { istMinuteOfDay } from '#domain/kernel/ist.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { ChartTable } from '#staff/kit/chart-table.tsx'
import { HOUR_CHART_SIZE, hourLine } from './hour-line.ts'
import * as t from '#words/office/now.ts'

type HourChartProps = { name: string; hours: OfficeNow['by_hour']['searches'] }

/** Draws today's hours as a line over last week's dashed line, with a table of the same values. */
export function HourChart({ name, hours: { today, week_ago } }: HourChartProps) {
  const begun = Math.floor(istMinuteOfDay(serverNow()) / 60) + 1
  const highest = Math.max(...today, ...week_ago)
  const line = hourLine(today.slice(0, begun), highest)
  const [first, last] = [line.split(',')[0], line.slice(line.lastIndexOf(' ') + 1).split(',')[0]]
  return (
    <>
      <svg
        className="hour-chart"
        viewBox={`0 0 ${HOUR_CHART_SIZE.width} ${HOUR_CHART_SIZE.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polygon
          className="hour-under"
          points={`${first},${HOUR_CHART_SIZE.height} ${line} ${last},${HOUR_CHART_SIZE.height}`}
        />
        <polyline className="hour-before" points={hourLine(week_ago, highest)} />
        <polyline className="hour-now" points={line} />
      </svg>
      <ChartTable
        of={name}
        title={t.byHourAsTable}
        heads={[t.hour, t.today, t.weekAgo]}
        rows={week_ago.map((before, hour) => [
          t.hourOfDay(hour),
          hour < begun ? String(today[hour] ?? 0) : '',
          String(before),
        ])}
      />
    </>
  )
}
