import { Suspense } from 'react'
import { useNavigation } from '#web/lib/navigation/navigation.ts'
import { HotelCard } from '#web/features/hotels/hotel-card.tsx'
import { HotelCardSkeleton } from '#web/features/hotels/hotel-card-skeleton.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { LoadingWord } from '#web/ui/skeleton.tsx'
import { deferred } from '#web/ui/deferred.tsx'
import { focusNextHotel } from './focus-after-press.ts'
import type { SearchPage } from './load-search.ts'
import AllSoldStill from './all-sold.server-only.tsx'
import NothingStill from './nothing-found.server-only.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/search.ts'

const NothingFound = deferred(() => import('./nothing-found.tsx'), NothingStill)
const AllSold = deferred(() => import('./all-sold.tsx'), AllSoldStill)

/** The number of cards that load eagerly: as many as a first screen can show. */
const EAGER_CARDS = 3
const SKELETONS = [1, 2, 3, 4, 5, 6]

/** Shows skeletons while a new list loads, a few more at the end while the list grows, and otherwise the hotels. */
export function ResultsList({ page }: { page: SearchPage }) {
  const coming = usePendingResults(page)
  if (coming === 'another list') {
    return (
      <div className="card-grid">
        <LoadingWord />
        <Skeletons />
      </div>
    )
  }
  if (page.hotels.length === 0) return <NothingFound page={page} />
  return (
    <>
      {page.wait && (
        <AllSold
          wait={page.wait}
          total={page.total}
          isNarrowed={page.chips.length > (page.wait.locality ? 1 : 0)}
          clearPath={page.clearPath}
        />
      )}
      <div className="card-grid">
        {/* Hydrates the page before its cards, and a pressed card before the others (decision 0051). */}
        {page.hotels.map((hotel, index) => (
          <Suspense key={hotel.id}>
            <HotelCard
              hotel={hotel}
              stay={page.stay}
              heading="h2"
              loading={index === 0 ? 'first' : index < EAGER_CARDS ? 'eager' : 'lazy'}
            />
          </Suspense>
        ))}
        {coming === 'more' && <Skeletons />}
      </div>
      <div className="more-results">
        <output className="soft">
          {coming === 'more' ? common.loading : t.shownOf(page.hotels.length, page.total)}
        </output>
        {page.morePath && (
          <LinkButton to={page.morePath} preventScrollReset onClick={() => focusNextHotel(page.hotels.length)}>
            {common.showMore}
          </LinkButton>
        )}
      </div>
    </>
  )
}

const Skeletons = () => SKELETONS.map((key) => <HotelCardSkeleton key={key} />)

/** What the pending navigation will change about this list, if anything. */
function usePendingResults(page: SearchPage): 'nothing' | 'more' | 'another list' {
  const { state, location } = useNavigation()
  if (state !== 'loading' || !/^\/(search-results|hotels-)/.test(location.pathname)) return 'nothing'
  return page.morePath === location.pathname + location.search ? 'more' : 'another list'
}
