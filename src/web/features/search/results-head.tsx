import type { MouseEvent } from 'react'
import { Link } from '#web/lib/navigation/link.tsx'
import { useNavigation } from '#web/lib/navigation/navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { useDialogPart } from '#web/ui/load-part.ts'
import { Icon } from '#web/ui/icon.tsx'
import { moveFocusToReplacement } from './focus-after-press.ts'
import type { SearchPage } from './load-search.ts'
import { PATHS } from '#web/lib/paths.ts'
import { SORTS } from './search-filters.ts'
import { SortList } from './sort-list.tsx'
import * as t from '#words/search.ts'

type ResultsHeadProps = { page: SearchPage; form: string; onFilters: () => void }

/** Shows the title and the quick filters above the list. */
export function ResultsHead({ page, form, onFilters }: ResultsHeadProps) {
  return (
    <>
      <div className="results-head">
        <h1 id="results" tabIndex={-1}>
          {page.heading}
        </h1>
        <div className="row flex-wrap gap-3">
          <SortList chosen={page.filters.sort} isNear={page.filters.near !== undefined} form={form} />
          {page.total > 0 && <MapButton page={page} />}
        </div>
      </div>
      <FilterChips page={page} onFilters={onFilters} />
      <p className="order-line">
        {page.totals}{' '}
        <Link className="link in-text" to={PATHS.howWeOrder}>
          {t.howWeOrder}
        </Link>
      </p>
      {page.said.map((words) => (
        <p key={words} className="said-once">
          <Icon name="check" />
          <span>
            <Sentence text={words} />
          </span>
        </p>
      ))}
    </>
  )
}

const loadResultsMap = () => import('#web/features/map/results-map.tsx')

function MapButton({ page }: { page: SearchPage }) {
  const map = useDialogPart(loadResultsMap, t.theMap)
  return (
    <>
      <Button className="needs-script" onClick={map.open}>
        <Icon name="map" />
        {t.map}
      </Button>
      {map.Shown && <map.Shown search={page.map} onClose={map.close} />}
    </>
  )
}

/** Scrolls the chips back to the start, because the next page shows its active filters first. */
function leaveChip(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest('.chips')?.scrollTo({ left: 0 })
  moveFocusToReplacement(event)
}

function FilterChips({ page, onFilters }: Omit<ResultsHeadProps, 'form'>) {
  const isLoading = useNavigation().state === 'loading'
  const count = page.chips.length
  const open = (event: MouseEvent) => {
    event.preventDefault()
    onFilters()
  }
  return (
    <div className={`chips scroll mb-3 ${page.chips.length === 0 ? 'lg:hidden' : ''}`} aria-busy={isLoading}>
      <a className="chip lg:hidden" href="#filters" aria-haspopup="dialog" onClick={open}>
        <Icon name="sliders-horizontal" />
        {count > 0 ? t.filtersOn(count) : t.filters}
      </a>
      <a className="chip lg:hidden" href="#filters" aria-haspopup="dialog" onClick={open}>
        <Icon name="arrow-up-down" />
        {SORTS[page.filters.sort]}
      </a>
      {page.chips.map(({ label, path }) => (
        <Link key={label} className="chip" to={path} data-filter={label} preventScrollReset onClick={leaveChip}>
          <Sentence text={t.removeFilter(label)} />
          <Icon name="x" />
        </Link>
      ))}
      {page.offers.map(({ label, path }) => (
        <Link
          key={label}
          className="chip lg:hidden"
          to={path}
          data-filter={label}
          preventScrollReset
          onClick={leaveChip}
        >
          {label}
        </Link>
      ))}
    </div>
  )
}
