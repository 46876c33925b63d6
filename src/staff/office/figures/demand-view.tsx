import type { OfficeDemand } from '#contract/office-figures.ts'
import { formatCount } from '#domain/kernel/money.ts'
import { isSlotIndex, slotAt } from '#domain/slots/slots.ts'
import { Fact } from '../fact.tsx'
import { useCall } from '../office-calls.ts'
import { QueryBoundary } from '../query-boundary.tsx'
import { ShareBars } from '../share-bars.tsx'
import { queryOf, type FigureAddress } from './figure-address.ts'
import { HeatTable } from './heat-table.tsx'
import { RangeLine } from './range-line.tsx'
import { WeekChart } from './week-chart.tsx'
import { slotName } from '#words/slots.ts'
import * as t from '#words/office/figures.ts'

type Searched = Pick<OfficeDemand, 'searches' | 'without_room'>

const shareWords = ({ searches, without_room: without }: Searched) =>
  searches === 0 ? t.none : t.percent(Math.round((without * 1000) / searches) * 10)

export function DemandView({ wish }: { wish: FigureAddress }) {
  const asked = useCall('GET /office/figures/demand', { query: queryOf(wish) })
  return (
    <QueryBoundary query={asked}>
      {(demand) => (
        <>
          <RangeLine of={demand} />
          <Sums demand={demand} />
          {demand.searches === 0 ? (
            <section className="panel">
              <p className="panel-inside">{t.nobodySearched}</p>
            </section>
          ) : (
            <Parts demand={demand} isOfCity={wish.city !== undefined} />
          )}
          <p className="soft">{t.noPersonInIt}</p>
        </>
      )}
    </QueryBoundary>
  )
}

const Sums = ({ demand }: { demand: OfficeDemand }) => (
  <dl className="panel figure-sums">
    <Fact name={t.searches}>{formatCount(demand.searches)}</Fact>
    <Fact name={t.foundNothing}>{formatCount(demand.without_room)}</Fact>
    <Fact name={t.ofAll}>{shareWords(demand)}</Fact>
    <Fact name={t.weeksBefore}>{formatCount(demand.before.without_room)}</Fact>
  </dl>
)

function Parts({ demand, isOfCity }: { demand: OfficeDemand; isOfCity: boolean }) {
  return (
    <div className="figure-columns">
      <div className="figure-column">
        <HeatTable places={demand.places} isOfCity={isOfCity} />
        <WeekChart
          name={t.foundNothing}
          sum={formatCount(demand.without_room)}
          before={formatCount(demand.before.without_room)}
          weeks={demand.weeks.map(({ week, without_room: value }) => ({ week, value }))}
          words={formatCount}
        />
      </div>
      <div className="figure-column">
        <Bars
          title={t.whichSlot}
          rows={demand.slots.map(({ slot, without_room: value }) => ({
            name: isSlotIndex(slot) ? slotName(slotAt(slot)) : '',
            value,
          }))}
        />
        <Bars
          title={t.howEarly}
          rows={demand.leads.map(({ lead, without_room: value }) => ({ name: t.leads[lead], value }))}
        />
        <Bars
          title={t.whichFilter}
          rows={demand.filters.map(({ emptied_by: by, without_room: value }) => ({ name: t.filters[by], value }))}
        />
      </div>
    </div>
  )
}

/** Shows, for each name, how many searches found no room. */
function Bars({ title, rows }: { title: string; rows: readonly { name: string; value: number }[] }) {
  const highest = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <section className="panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
      </header>
      {rows.length === 0 && <p className="panel-inside soft">{t.everybodyFound}</p>}
      <ShareBars
        max={highest}
        bars={rows.map(({ name, value }) => {
          const words = formatCount(value)
          return { name, value, words, said: t.barSaid(name, words) }
        })}
      />
    </section>
  )
}
