import { Link } from '#web/lib/navigation/link.tsx'
import { useNavigation } from '#web/lib/navigation/navigation.ts'
import { HotelCard } from '#web/features/hotels/hotel-card.tsx'
import { HotelCardSkeleton } from '#web/features/hotels/hotel-card-skeleton.tsx'
import { SITE } from '#domain/site.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadingWord } from '#web/ui/skeleton.tsx'
import { goOnWithMore, handOnFocus } from './focus-after-press.ts'
import drawings from './result-drawings.svg?no-inline'
import type { SearchPage } from './load-search.ts'

/** Cards loaded at once: what a first screen can show. */
const EAGER_CARDS = 3
const SKELETONS = [1, 2, 3, 4, 5, 6]

/** Skeletons for a new list, some at the end for more of the same, else the hotels. */
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
      <div className="card-grid">
        {page.hotels.map((hotel, index) => (
          <HotelCard
            key={hotel.id}
            hotel={hotel}
            stay={page.stay}
            heading="h2"
            loading={index === 0 ? 'first' : index < EAGER_CARDS ? 'eager' : 'lazy'}
          />
        ))}
        {coming === 'more' && <Skeletons />}
      </div>
      <div className="more-results">
        <output className="soft">
          {coming === 'more' ? 'Loading...' : `${page.hotels.length} of ${page.total} hotels`}
        </output>
        {page.morePath && (
          <LinkButton to={page.morePath} preventScrollReset onClick={() => goOnWithMore(page.hotels.length)}>
            Show more
          </LinkButton>
        )}
      </div>
    </>
  )
}

const Skeletons = () => SKELETONS.map((key) => <HotelCardSkeleton key={key} />)

/** What the pending navigation, if any, will bring to this list. */
function usePendingResults(page: SearchPage): 'nothing' | 'more' | 'another list' {
  const { state, location } = useNavigation()
  if (state !== 'loading' || !/^\/(search-results|hotels-)/.test(location.pathname)) return 'nothing'
  return page.morePath === location.pathname + location.search ? 'more' : 'another list'
}

function NothingFound({ page }: { page: SearchPage }) {
  if (page.state === 'failed') {
    return (
      <EmptyState
        drawing={<use href={`${drawings}#unplugged-lamp`} />}
        title="We could not load the hotels"
        actions={
          <LinkButton look="primary" className="big" to="">
            Try again
          </LinkButton>
        }
      >
        The fault is on our side. You can also call {SITE.supportPhone}, day or night.
      </EmptyState>
    )
  }
  const { wayOut, city } = page
  return (
    <EmptyState
      drawing={<use href={`${drawings}#key-board`} />}
      title={page.chips.length > 1 ? `No hotel matches all ${page.chips.length} filters` : 'No hotel matches'}
      actions={
        <>
          {wayOut && (
            <LinkButton look="primary" className="big" to={wayOut.path} onClick={handOnFocus}>
              Leave out {wayOut.leaveOut}
            </LinkButton>
          )}
          <Link className="link" to={page.clearPath} onClick={handOnFocus}>
            Clear all filters
          </Link>
        </>
      }
    >
      {wayOut
        ? `${wayOut.count} ${wayOut.count === 1 ? 'hotel' : 'hotels'} in ${city.name} match if you remove ${wayOut.leaveOut}.`
        : `Try another date or slot in ${city.name}.`}
    </EmptyState>
  )
}
