import { laterPart } from '#web/ui/load-part.ts'
import type { Finder } from './finder-view.ts'
import { Suspense, useState } from 'react'
import { Link } from '#web/lib/navigation/link.tsx'
import { StayChangeNotice } from '#web/features/stay/stay-change-notice.tsx'
import { HelpButton } from '#web/app/help-launcher.tsx'
import { HidePageButton } from '#web/app/hide-page-button.tsx'
import { MenuButton } from '#web/app/menu-button.tsx'
import { StructuredData } from '#web/lib/page-head/structured-data.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { FilterForm } from './filter-form.tsx'
import { FinderForm, useFinder } from './finder.tsx'
import { AboutCity } from './about-city.tsx'
import { moveFocusToReplacement } from './focus-after-press.ts'
import type { SearchPage } from './load-search.ts'
import { ResultsHead } from './results-head.tsx'
import { ResultsList } from './results-list.tsx'
import type { SearchRoutePage } from './search-route.ts'
import searchGraph from './search-graph.server-only.ts'
import * as t from '#words/search.ts'

const FilterSheet = laterPart(() => import('./filter-sheet.tsx'))

const FILTER_FORM = 'filter-form'

/** Shows the results of a search, whatever its address. */
export function ResultsPage({ loaded }: { loaded: SearchRoutePage }) {
  const { page, locality, words } = loaded
  const [isSheetOpen, setSheetOpen] = useState(false)
  return (
    <>
      <SearchHead key={`${page.city.slug}?${page.stay}`} page={page} />
      <main id="main" className="wrap">
        <div className="results-columns">
          <aside id="filters" aria-label={t.filters} className="max-lg:not-target:hidden">
            <div className="flex min-h-12 items-center justify-between gap-2">
              <h2>{t.filters}</h2>
              {page.chips.length > 0 && (
                <Link className="link" to={page.clearPath} preventScrollReset onClick={moveFocusToReplacement}>
                  {t.clearAll}
                </Link>
              )}
            </div>
            <Suspense>
              <FilterForm page={page} id={FILTER_FORM} />
            </Suspense>
          </aside>
          <div className="min-w-0">
            <StayChangeNotice words={page.changes} className="mt-4" />
            <ResultsHead page={page} form={FILTER_FORM} onFilters={() => setSheetOpen(true)} />
            <ResultsList page={page} />
            <Suspense>{words && <AboutCity words={words} />}</Suspense>
          </div>
        </div>
      </main>
      <StructuredData
        key={`${page.city.slug} ${locality?.slug}`}
        graph={import.meta.env.SSR ? searchGraph(loaded) : undefined}
      />
      {isSheetOpen && <FilterSheet page={page} onClose={() => setSheetOpen(false)} />}
    </>
  )
}

/**
 * Opens the search: a bar that stays visible on a phone, and the whole form on a desktop. Without scripts both are
 * links.
 */
function SearchHead({ page }: { page: SearchPage }) {
  const finder = useFinder(page.finder)
  return (
    <>
      <SearchBar page={page} finder={finder} />
      <div className="wrap lg:pt-6 relative z-5">
        <FinderForm finder={finder} id="finder" submitLabel={t.search} className="slim max-lg:not-target:hidden" />
      </div>
    </>
  )
}

function SearchBar({ page, finder }: { page: SearchPage; finder: Finder }) {
  return (
    <search className="sticky-top lg:hidden">
      <div className="summary-bar">
        <MenuButton />
        <a
          className="search-summary no-underline"
          href="#finder"
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault()
            finder.open('city')
          }}
        >
          <span className="grow search-words">
            <span className="visually-hidden">{t.changeYourSearch} </span>
            <b>{page.summary.title}</b>
            <span className="search-when">{page.summary.when}</span>
          </span>
          <Icon name="pencil" />
        </a>
        <HelpButton />
        <HidePageButton />
      </div>
    </search>
  )
}
