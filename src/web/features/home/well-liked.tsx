import { Link } from '#web/lib/navigation/link.tsx'
import { HotelCard } from '#web/features/hotels/hotel-card.tsx'
import { cityPath } from '#web/lib/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import type { HomeCity } from './load-home.ts'
import * as t from '#words/home.ts'

const SIZES = '(min-width: 62em) 282px, 78vw'

export function WellLiked({ city }: { city: HomeCity }) {
  if (city.hotels.length === 0) return null
  const all = cityPath(city.slug, city.stay)
  return (
    <section className="wrap section">
      <div className="section-head flex items-center justify-between">
        <h2>{t.guestFavouritesIn(city.name)}</h2>
        <Link className="link max-lg:hidden" to={all}>
          {t.seeAll(city.hotelsCount)}
        </Link>
      </div>
      <div className="card-rail">
        {city.hotels.map((hotel) => (
          <HotelCard key={hotel.id} hotel={hotel} stay={city.stay} sizes={SIZES} />
        ))}
      </div>
      <LinkButton className="w-full mt-4 lg:hidden" to={all}>
        {t.seeAllIn(city.hotelsCount, city.name)}
      </LinkButton>
    </section>
  )
}
