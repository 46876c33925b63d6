import type { DeskFigures } from '#contract/desk-figures.ts'
import { formatCount, formatRupees } from '#domain/kernel/money.ts'
import { BarChart } from '#staff/kit/bar-chart.tsx'
import { ChartTable } from '#staff/kit/chart-table.tsx'
import { dateWords, dayParts } from '../words/desk-time.ts'
import type { DeskWords } from '#english/desk/desk.ts'
import { useWords } from '../words/use-words.ts'

type Shown = { figures: DeskFigures }

/** The most days for which there is room for a number below each bar. */
const MOST_WITH_DAYS = 16

const hoursOf = (minutes: number): string => formatCount(Math.round(minutes / 60))

/** Rounds down, so that 100% is shown only for everything. Shows a small share as <1% instead of 0%. */
function percentOf(part: number, whole: number): string {
  const percent = whole === 0 ? 0 : Math.floor((100 * part) / whole)
  return percent === 0 && part > 0 ? '<1%' : `${percent}%`
}

/** Shows four figures at a glance: hours sold, average price, value, and bookings seen in time. */
export function SalesFacts({ figures: { minutes, average, stays, value, seen, seen_percent: seenPercent } }: Shown) {
  const { ofFigures } = useWords()
  const facts = [
    {
      name: ofFigures.hoursSold,
      number: percentOf(minutes.sold, minutes.there_were),
      words: ofFigures.hoursOf(hoursOf(minutes.sold), hoursOf(minutes.there_were)),
    },
    {
      name: ofFigures.averagePrice,
      number: average === null ? '–' : formatRupees(average),
      words: ofFigures.stays(formatCount(stays), stays),
    },
    { name: ofFigures.value, number: formatRupees(value), words: ofFigures.beforeTax },
    {
      name: ofFigures.seenInTime,
      number: seenPercent === null ? '–' : `${seenPercent}%`,
      words: seen.due === 0 ? ofFigures.none : ofFigures.of(formatCount(seen.in_time), formatCount(seen.due)),
    },
  ]
  return (
    <dl className="sales-facts">
      {facts.map(({ name, number, words }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{number}</b>
            <span className="soft">{words}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Names the ways in which hours are sold, starting with the one that sold most. */
const soldIn = ({ slots, walk_ins: walkIns }: DeskFigures, { slots: names, ofFigures }: DeskWords) =>
  [
    ...slots.map(({ slot, ...sold }) => ({ name: names[slot] ?? '', ...sold })),
    { name: ofFigures.walkIns, ...walkIns },
  ].toSorted((one, other) => other.minutes - one.minutes)

/** Shows the hours sold by slot and to walk-ins as bars. */
export function SoldHours({ figures }: Shown) {
  const words = useWords()
  const { ofFigures } = words
  const sold = soldIn(figures, words)
  const most = Math.max(1, ...sold.map(({ minutes }) => minutes))
  const { walk_ins: walkIns } = figures
  return (
    <section className="box flow">
      <h2 className="small-heading">{ofFigures.bySlot}</h2>
      <ul className="sold-hours">
        {sold.map(({ name, minutes, stays }) => {
          const hours = ofFigures.hours(hoursOf(minutes))
          return (
            <li key={name}>
              <span>{name}</span>
              <span>
                {hours}
                <span className="soft">, {ofFigures.stays(formatCount(stays), stays)}</span>
              </span>
              <meter className="meter" max={most} value={minutes} aria-label={`${name}: ${hours}`} />
            </li>
          )
        })}
      </ul>
      {walkIns.stays > 0 && <p className="soft">{ofFigures.walkInsTook(formatRupees(walkIns.value))}</p>}
    </section>
  )
}

/** Draws how many stays begin on each day, with a table of the same numbers below. */
export function StaysBegun({ days }: Pick<DeskFigures, 'days'>) {
  const words = useWords()
  const { ofFigures } = words
  const shown = days.map(({ day, bookings, walk_ins: walkIns }) => {
    const number = bookings + walkIns
    return { day, date: dateWords(day, words), bookings, walkIns, number, letter: String(dayParts(day, words).day) }
  })
  const most = Math.max(1, ...shown.map(({ number }) => number))
  const hasDays = days.length <= MOST_WITH_DAYS
  const spoken = shown.map(({ date, number }) => `${date}: ${number}`).join(', ')
  return (
    <section className="box flow sales-days" data-many={hasDays ? undefined : ''}>
      <h2 className="small-heading">{ofFigures.staysBegun}</h2>
      <BarChart
        label={`${ofFigures.staysBegun}: ${spoken}`}
        bars={shown.map(({ day, number, letter }) => ({
          name: day,
          letter: hasDays ? letter : '',
          share: number / most,
        }))}
      />
      <ChartTable
        of={ofFigures.staysBegun}
        title={ofFigures.asTable}
        heads={[ofFigures.day, ofFigures.bookings, ofFigures.walkIns]}
        rows={shown.map(({ date, bookings, walkIns }) => [date, formatCount(bookings), formatCount(walkIns)])}
      />
    </section>
  )
}
