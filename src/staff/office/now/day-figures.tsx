import type { OfficeNow } from '#contract/office-now.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { HourChart } from './hour-chart.tsx'
import * as t from '#words/office/now.ts'

/** Formats a count with Indian digit grouping, like money. */
const count = (times: number) => times.toLocaleString('en-IN')

type Shown = {
  name: string
  today: number
  week_ago: number
  words: (amount: number) => string
  hours?: OfficeNow['by_hour']['searches']
}

/** Compares today so far with the same hours a week ago. Hourly figures also get a chart. */
export function DayFigures({ now: { figures, by_hour } }: { now: OfficeNow }) {
  const shown: Shown[] = [
    { name: t.searches, ...figures.searches, words: count, hours: by_hour.searches },
    { name: t.bookings, ...figures.bookings, words: count, hours: by_hour.bookings },
    { name: t.refusedByHotels, ...figures.refusals, words: count, hours: by_hour.refusals },
    { name: t.paidOnline, ...figures.paid, words: formatRupees },
    { name: t.cancelled, ...figures.cancelled, words: count },
  ]
  return (
    <section className="day-part" aria-labelledby="today">
      <h2 id="today" className="visually-hidden">
        {t.todayBesideWeekAgo}
      </h2>
      <div className="day-figures">
        {shown.map(({ name, today, week_ago, words, hours }) => (
          <div key={name} className={hours ? 'day-figure with-hours' : 'day-figure'}>
            <h3>{name}</h3>
            <p>
              <b>{words(today)}</b> <span className="soft block">{t.figureWeekAgo(words(week_ago))}</span>
            </p>
            {hours && <HourChart name={name} hours={hours} />}
          </div>
        ))}
      </div>
    </section>
  )
}
