import { PATHS } from '#web/lib/paths.ts'
import { StructuredData } from '#web/lib/page-head/structured-data.tsx'
import { ReviewsSection } from '#web/features/reviews/reviews-section.tsx'
import { AboutHotel, GoodToKnow, HotelFacts } from './about-hotel.tsx'
import { BookBar } from './book-bar.tsx'
import { BookPanel } from './book-panel.tsx'
import { HotelGallery } from './hotel-gallery.tsx'
import { HotelHead } from './hotel-head.tsx'
import type { HotelPageData } from './hotel-page-data.ts'
import { hotelGraph } from './hotel-structured-data.ts'
import { SideBox } from './side-box.tsx'
import { SimilarHotels } from './similar-hotels.tsx'
import { useHotelStay } from './use-hotel-stay.ts'

/** A hotel: its pictures, the stay being chosen with its whole bill, and all the facts. */
export function HotelPage({ page }: { page: HotelPageData }) {
  const choice = useHotelStay(page)
  return (
    <main id="main" key={page.hotel.id}>
      <HotelGallery hotel={page.hotel} choice={choice} />
      <div className="wrap hotel-columns">
        <div className="hotel-main">
          <HotelHead hotel={page.hotel} />
          <BookPanel page={page} choice={choice} />
          <HotelFacts hotel={page.hotel} />
          <AboutHotel hotel={page.hotel} />
          {page.reviews && <ReviewsSection hotelId={page.hotel.id} reviews={page.reviews} now={new Date(page.now)} />}
          <GoodToKnow safetyPath={PATHS.legalPage} rules={page.hotel.rules} />
        </div>
        <SideBox page={page} choice={choice} />
      </div>
      <SimilarHotels hotel={page.hotel} now={page.now} />
      <BookBar page={page} choice={choice} />
      <StructuredData graph={import.meta.env.SSR ? hotelGraph(page) : undefined} />
    </main>
  )
}
