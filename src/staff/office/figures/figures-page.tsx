import { MAX_WEEKS, USUAL_WEEKS } from '#domain/figures/weeks.ts'
import { istDateOf, type IstDate } from '#domain/kernel/ist.ts'
import { address } from '#web/lib/api.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { useQuery } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { CsvLink } from '../../kit/data-table.tsx'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { CohortsView } from './cohorts-view.tsx'
import { DemandView } from './demand-view.tsx'
import {
  beginOf,
  FIGURE_KINDS,
  OFFERED_WEEKS,
  queryOf,
  readFigureAddress,
  writeFigureAddress,
  type FigureAddress,
} from './figure-address.ts'
import { FigureFilter } from './figure-filter.tsx'
import { ResultsView } from './results-view.tsx'
import './figures.css'
import * as t from '#words/office/figures.ts'

const VIEWS = { results: ResultsView, demand: DemandView, cohorts: CohortsView }

/**
 * Shows what hotels sold, what guests did not find and who came again, as counted at night. The address contains the
 * range.
 */
export function FiguresPage() {
  const { me } = useOffice()
  const wish = readFigureAddress(useQuery())
  const of = JSON.stringify(wish)
  const View = VIEWS[wish.kind]
  const csv = address('/api', `/office/figures/${wish.kind}/csv`, { query: queryOf(wish) })
  return (
    <OfficePage title={t.figures} tools={me.role === 'admin' && <CsvLink href={csv} />}>
      <nav className="chips" aria-label={t.figures}>
        {FIGURE_KINDS.map((kind) => (
          <Chip key={kind} to={{ ...wish, kind }} name={t.kinds[kind]} isChosen={kind === wish.kind} />
        ))}
      </nav>
      <FigureFilter key={of} wish={wish} />
      <OfferedWeeks wish={wish} today={istDateOf(serverNow())} />
      <View key={`view ${of}`} wish={wish} />
    </OfficePage>
  )
}

type ChipProps = { to: FigureAddress; name: string; isChosen: boolean }

const Chip = ({ to, name, isChosen }: ChipProps) => (
  <Link className="chip" to={OFFICE.figuresOf(writeFigureAddress(to))} aria-current={isChosen ? 'true' : undefined}>
    {name}
  </Link>
)

function OfferedWeeks({ wish, today }: { wish: FigureAddress; today: IstDate }) {
  const { to: _to, ...rest } = wish
  const usual = wish.kind === 'cohorts' ? MAX_WEEKS : USUAL_WEEKS
  return (
    <nav className="chips" aria-label={t.lastWeeks}>
      {OFFERED_WEEKS.map((weeks) => {
        const from = beginOf(weeks, today)
        return (
          <Chip
            key={weeks}
            to={{ ...rest, from }}
            name={t.weeks(weeks)}
            isChosen={wish.to === undefined && (wish.from ?? beginOf(usual, today)) === from}
          />
        )
      })}
    </nav>
  )
}
