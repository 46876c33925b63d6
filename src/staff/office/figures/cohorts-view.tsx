import type { OfficeCohorts, ShownGuests } from '#contract/office-figures.ts'
import { COHORT_MONTHS } from '#domain/figures/cohorts.ts'
import { formatCount } from '#domain/kernel/money.ts'
import { DataList, type Column } from '../../kit/data-table.tsx'
import type { Short } from '../../kit/short-row.tsx'
import { useCall } from '../office-calls.ts'
import { QueryBoundary } from '../query-boundary.tsx'
import { queryOf, type FigureAddress } from './figure-address.ts'
import { RangeLine } from './range-line.tsx'
import { monthWords } from '#words/office/months.ts'
import * as t from '#words/office/figures.ts'

type Cohort = OfficeCohorts['cohorts'][number]

const guestsWords = ({ state, guests }: ShownGuests) =>
  state === 'counted' ? formatCount(guests ?? 0) : state === 'few' ? t.few : t.notOver

const shareWords = (returned: ShownGuests | undefined) => {
  if (returned === undefined) return ''
  const { state, percent } = returned
  return state === 'counted' && percent !== null ? `${percent}%` : guestsWords(returned)
}

const COLUMNS: readonly Column<Cohort>[] = [
  { name: t.month, of: ({ month }) => monthWords(month) },
  { name: t.guests, isFigure: true, of: ({ guests }) => guestsWords(guests) },
  ...Array.from({ length: COHORT_MONTHS }, (_, index): Column<Cohort> => ({
    name: t.within(index + 1),
    isFigure: true,
    isBehindTap: true,
    of: ({ returned }) => shareWords(returned[index]),
  })),
]

const short = ({ month, guests, returned }: Cohort): Short => ({
  name: monthWords(month),
  line: t.cohortLine(guestsWords(guests), shareWords(returned[2])),
})

/** Shows how many guests of each month came again. */
export function CohortsView({ wish }: { wish: FigureAddress }) {
  const asked = useCall('GET /office/figures/cohorts', { query: queryOf(wish) })
  return (
    <QueryBoundary query={asked}>
      {(answer) => (
        <>
          <RangeLine of={answer} />
          <p>{t.returnedWithin}</p>
          <DataList
            label={t.kinds.cohorts}
            empty={t.noCohorts}
            columns={COLUMNS}
            rows={answer.cohorts}
            keyOf={({ month }) => month}
            short={short}
            roomFrom={62}
            note={t.cohortsNote}
          />
        </>
      )}
    </QueryBoundary>
  )
}
