import type { OfficeResults } from '#contract/office-figures.ts'
import { isMoney, RESULTS, type Result } from '#domain/figures/results.ts'
import { formatCount } from '#domain/kernel/money.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { DataList, type Column } from '../../kit/data-table.tsx'
import type { Short } from '../../kit/short-row.tsx'
import { useCall } from '../office-calls.ts'
import { QueryBoundary } from '../query-boundary.tsx'
import { queryOf, writeFigureAddress, type FigureAddress } from './figure-address.ts'
import { RangeLine } from './range-line.tsx'
import { WeekChart } from './week-chart.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/office/figures.ts'

const words = (name: Result) => (isMoney(name) ? formatPaise : formatCount)

/** Shows a week's money in whole rupees. */
const shownWords = (name: Result) => (value: number) =>
  isMoney(name) ? formatPaise(Math.round(value / 100) * 100) : formatCount(value)

export function ResultsView({ wish }: { wish: FigureAddress }) {
  const asked = useCall('GET /office/figures/results', { query: queryOf(wish) })
  return (
    <QueryBoundary query={asked}>
      {(results) => (
        <>
          <RangeLine of={results} />
          <Charts results={results} />
          <p className="soft">{t.howCounted}</p>
          {wish.hotel === undefined && <Parts parts={results.parts} wish={wish} />}
        </>
      )}
    </QueryBoundary>
  )
}

/** The charts. Each draws one result, and its table also shows the related amounts. */
const CHARTS: readonly { drawn: Result; money?: Result }[] = [
  { drawn: 'bookings' },
  { drawn: 'booked_value' },
  { drawn: 'cancellations' },
  { drawn: 'refunds', money: 'refunded' },
  { drawn: 'no_shows' },
  { drawn: 'turned_away' },
  { drawn: 'uncle_coupons', money: 'uncle_discount' },
  { drawn: 'hotel_coupons', money: 'hotel_discount' },
]

function Charts({ results: { weeks, sum, before } }: { results: OfficeResults }) {
  if (RESULTS.every((name) => sum[name] === 0))
    return (
      <section className="panel">
        <p className="panel-inside">{t.nothingInTheseWeeks}</p>
      </section>
    )
  const cells = (name: Result) => ({ name: t.results[name], cells: weeks.map((week) => words(name)(week[name])) })
  return (
    <div className="figure-charts">
      <WeekChart
        name={t.takeRate}
        sum={t.percent(sum.take_rate)}
        before={t.percent(before.take_rate)}
        weeks={weeks.map((week) => ({ week: week.week, value: week.take_rate ?? 0 }))}
        words={(rate) => t.percent(rate === 0 ? null : rate)}
        beside={[cells('commission'), cells('stay_value')]}
      />
      {CHARTS.map(({ drawn, money }) => (
        <WeekChart
          key={drawn}
          name={t.results[drawn]}
          sum={money ? t.countAndMoney(words(drawn)(sum[drawn]), words(money)(sum[money])) : words(drawn)(sum[drawn])}
          before={shownWords(drawn)(before[drawn])}
          weeks={weeks.map((week) => ({ week: week.week, value: week[drawn] }))}
          words={words(drawn)}
          beside={money ? [cells(money)] : []}
        />
      ))}
    </div>
  )
}

type Part = OfficeResults['parts'][number]

function Parts({ parts, wish }: { parts: readonly Part[]; wish: FigureAddress }) {
  const isByHotel = wish.city !== undefined
  const linkTo = ({ id, name }: Part) => (
    <Link to={OFFICE.figuresOf(writeFigureAddress({ ...wish, [isByHotel ? 'hotel' : 'city']: id }))}>{name}</Link>
  )
  const figure = (name: Result, more: Partial<Column<Part>> = {}): Column<Part> => ({
    name: t.results[name],
    isFigure: true,
    of: (part) => shownWords(name)(part[name]),
    ...more,
  })
  const behind = { isBehindTap: true }
  const columns: Column<Part>[] = [
    { name: isByHotel ? t.hotel : common.city, of: linkTo },
    figure('bookings', behind),
    figure('booked_value', behind),
    { name: t.takeRate, isFigure: true, isBehindTap: true, of: ({ take_rate: rate }) => t.percent(rate) },
    figure('cancellations', behind),
    figure('refunds', behind),
    figure('refunded', behind),
    figure('no_shows', behind),
    figure('turned_away', behind),
    {
      name: t.coupons,
      isFigure: true,
      isBehindTap: true,
      of: (part) => formatCount(part.uncle_coupons + part.hotel_coupons),
    },
  ]
  const short = (part: Part): Short => ({
    name: linkTo(part),
    end: shownWords('booked_value')(part.booked_value),
    line: t.partLine(part.bookings, t.percent(part.take_rate)),
  })
  return (
    <DataList
      label={isByHotel ? t.byHotel : t.byCity}
      empty={t.noResults}
      columns={columns}
      rows={parts}
      keyOf={({ id }) => id}
      short={short}
      roomFrom={62}
      note={t.firstFifty}
    />
  )
}
