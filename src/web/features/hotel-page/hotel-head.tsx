import type { Hotel } from '#contract/hotels.ts'
import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'
import { StarRating } from '#web/features/hotels/star-rating.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { shareHotel } from './share-hotel.ts'

/** Name, rating and place, and what a nervous guest wants to read first. */
export function HotelHead({ hotel }: { hotel: Hotel }) {
  const trusts: [IconName, string][] = [
    ['badge-check', 'Unmarried couples welcome'],
    ['id-card', 'Local IDs accepted'],
  ]
  if (hotel.same_sex) trusts.push(['rainbow', 'Same-sex couples welcome'])
  return (
    <>
      <div className="hotel-head">
        <h1>{hotel.name}</h1>
        <p className="hotel-subtitle">
          {hotel.overallRating !== null && (
            <StarRating rating={hotel.overallRating.toFixed(1)} reviewsCount={hotel.reviewsCount} />
          )}
          <span className="soft hotel-subfact">
            <Icon name="map-pin" />
            {hotel.locality}, {hotel.city}
          </span>
        </p>
        <div className="hotel-acts">
          <IconButton
            icon="share-2"
            label="Share"
            className="needs-script"
            onClick={() => void shareHotel(hotel.name)}
          />
          <FavouriteHeart hotelId={hotel.id} hotelName={hotel.name} className="page-heart" />
        </div>
      </div>
      <ul className="hotel-trust">
        {trusts.map(([icon, words]) => (
          <li key={icon}>
            <Icon name={icon} />
            {words}
          </li>
        ))}
      </ul>
    </>
  )
}
