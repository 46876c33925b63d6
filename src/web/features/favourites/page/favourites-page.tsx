import { Link } from '#web/lib/navigation/link.tsx'
import { useNavigation } from '#web/lib/navigation/navigation.ts'
import { HotelCard } from '#web/features/hotels/hotel-card.tsx'
import { HotelCardSkeleton } from '#web/features/hotels/hotel-card-skeleton.tsx'
import { PATHS } from '#web/lib/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingWord } from '#web/ui/skeleton.tsx'
import { useFavourites } from '#web/features/favourites/favourite-store.ts'
import type { FavouritesPage as Page } from './favourites-data.ts'
import * as common from '#words/common.ts'
import * as t from '#words/favourites.ts'

const SKELETONS = [1, 2, 3]
const CARD_SIZES = '(min-width: 75em) 296px, (min-width: 36.0625em) 46vw, 92vw'

/**
 * Shows My Favourites. Unmarking a hotel removes it immediately, and the notice offers to undo that (specification §4).
 */
export function FavouritesPage({ page }: { page: Page | null }) {
  return (
    <>
      <h1 className="dashboard-title">{common.myFavourites}</h1>
      {page ? <FavouritesList page={page} /> : <Loading />}
    </>
  )
}

const Loading = () => (
  <div className="card-grid" aria-busy="true">
    <LoadingWord />
    {SKELETONS.map((key) => (
      <HotelCardSkeleton key={key} />
    ))}
  </div>
)

function FavouritesList({ page: { hotels, nextSize, problem } }: { page: Page }) {
  const favourites = useFavourites()
  const { state } = useNavigation()
  if (problem) {
    return (
      <Notice tone="danger">
        {problem.message}{' '}
        <Link className="link in-text" to={PATHS.myFavourites} replace>
          {common.tryAgain}
        </Link>
      </Notice>
    )
  }
  const shown = favourites ? hotels.filter(({ id }) => favourites.has(id)) : hotels
  if (shown.length === 0 && !nextSize) return <NoFavourites />
  return (
    <>
      <div className="card-grid">
        {shown.map((hotel, index) => (
          <HotelCard
            key={hotel.id}
            hotel={hotel}
            stay=""
            heading="h2"
            sizes={CARD_SIZES}
            loading={index === 0 ? 'first' : 'lazy'}
          />
        ))}
      </div>
      {nextSize && (
        <div className="mt-6 text-center">
          <LinkButton
            className="big"
            to={`${PATHS.myFavourites}?show=${nextSize}`}
            aria-disabled={state !== 'idle'}
            preventScrollReset
            replace
          >
            {state === 'idle' ? common.showMore : common.loading}
          </LinkButton>
        </div>
      )}
    </>
  )
}

const WINDOW = (
  <>
    <path d="M48 148V72a52 52 0 0 1 104 0v76z" fill="var(--primary-soft)" />
    <path d="M56 148V74a44 44 0 0 1 88 0v74z" fill="var(--surface)" />
    <path
      d="M100 122c-20-14-28-24-28-34 0-8 6-14 14-14 6 0 11 3 14 9 3-6 8-9 14-9 8 0 14 6 14 14 0 10-8 20-28 34z"
      fill="none"
      stroke="var(--primary)"
      strokeWidth="3"
      strokeDasharray="5 6"
      strokeLinecap="round"
    />
    <path
      d="M56 148V74c0-18 8-30 18-36 2 40-4 74-18 110zM144 148V74c0-18-8-30-18-36-2 40 4 74 18 110z"
      fill="var(--trust)"
      opacity=".9"
    />
    <rect x="36" y="146" width="128" height="9" rx="4.5" fill="var(--line-strong)" />
  </>
)

const NoFavourites = () => (
  <EmptyState
    drawing={WINDOW}
    actions={
      <LinkButton variant="primary" className="big" to={PATHS.home}>
        {t.seeHotels}
      </LinkButton>
    }
  >
    {t.noFavourites}
  </EmptyState>
)
