import { Suspense, type ComponentProps } from 'react'
import { PATHS } from '#web/lib/paths.ts'
import { StructuredData } from '#web/lib/page-head/structured-data.tsx'
import { HydrateOnPress, ServerOnly } from '#web/ui/server-only.tsx'
import AboutHotel from './about-hotel.server-only.tsx'
import GoodToKnow from './good-to-know.server-only.tsx'
import HotelAlbum from './hotel-album.server-only.tsx'
import HotelFacts from './hotel-facts.server-only.tsx'
import ReviewsSection from './reviews.server-only.tsx'
import { BookBar } from './book-bar.tsx'
import { BookPanel } from './book-panel.tsx'
import { HotelGallery } from './hotel-gallery.tsx'
import { HotelHead } from './hotel-head.tsx'
import type { HotelPageData } from './hotel-page-data.ts'
import hotelGraph from './hotel-graph.server-only.ts'
import { SideBox } from './side-box.tsx'
import { SimilarHotels } from './similar-hotels.tsx'
import { useHotelStay } from './use-hotel-stay.ts'
import * as t from '#words/hotel-page.ts'

/** Shows a hotel's page: pictures, the chosen stay with its complete bill, and all details. */
export function HotelPage({ page }: { page: HotelPageData }) {
  const choice = useHotelStay(page)
  return (
    <main id="main" key={page.hotel.id}>
      <HotelGallery hotel={page.hotel} choice={choice} />
      <div className="wrap hotel-columns">
        <div className="hotel-main">
          <HotelHead hotel={page.hotel} />
          <noscript>
            <HotelAlbum pictures={page.hotel._pictures} />
          </noscript>
          <BookPanel page={page} choice={choice} />
          {/* Placed below the choice of a stay, so that it hydrates afterwards (decision 0051). */}
          <Suspense>
            <Facts hotel={page.hotel} now={page.now} />
            <About hotel={page.hotel} />
            {page.reviews && <Reviews hotelId={page.hotel.id} reviews={page.reviews} now={page.now} />}
            <HouseRules safetyPath={PATHS.legalPage} hotel={page.hotel} />
          </Suspense>
        </div>
        <Suspense>
          <SideBox page={page} choice={choice} />
        </Suspense>
      </div>
      <Suspense>
        <SimilarHotels hotel={page.hotel} now={page.now} />
      </Suspense>
      <BookBar page={page} choice={choice} />
      <StructuredData graph={import.meta.env.SSR ? hotelGraph(page) : undefined} />
    </main>
  )
}

const loadFacts = () => import('./hotel-facts.tsx')

const Facts = (part: ComponentProps<typeof HotelFacts>) => (
  <ServerOnly load={loadFacts} part={part}>
    <HotelFacts {...part} />
  </ServerOnly>
)

const loadAbout = () => import('./about-hotel.tsx')

/** Loads the script on the first press of the map's button, because nothing else in this part needs it. */
const About = (part: ComponentProps<typeof AboutHotel>) => (
  <HydrateOnPress load={loadAbout} name={t.theMap} part={part}>
    <AboutHotel {...part} />
  </HydrateOnPress>
)

const loadHouseRules = () => import('./good-to-know.tsx')

const HouseRules = (part: ComponentProps<typeof GoodToKnow>) => (
  <ServerOnly load={loadHouseRules} part={part}>
    <GoodToKnow {...part} />
  </ServerOnly>
)

const loadReviews = () => import('#web/features/reviews/reviews-section.tsx')

/** Loads the script on the first press, because most guests only read the reviews. */
const Reviews = (part: ComponentProps<typeof ReviewsSection>) => (
  <HydrateOnPress load={loadReviews} name={t.theReviews} part={part}>
    <ReviewsSection {...part} />
  </HydrateOnPress>
)
