import type { Hotel } from '#contract/hotels.ts'
import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'
import { StarRating } from '#web/features/hotels/star-rating.tsx'
import { foreignLanguageOf } from '#web/ui/language-of.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ServerOnly } from '#web/ui/server-only.tsx'
import HotelTrusts from './hotel-trusts.server-only.tsx'
import { shareHotel } from './share-hotel.ts'
import * as common from '#words/common.ts'

const loadTrusts = () => import('./hotel-trusts.tsx')

/** Shows name, rating and place, and what reassures a nervous guest. */
export function HotelHead({ hotel }: { hotel: Hotel }) {
  return (
    <>
      <div className="hotel-head">
        <h1 lang={foreignLanguageOf(hotel.name)}>{hotel.name}</h1>
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
            label={common.share}
            className="needs-script"
            onClick={() => void shareHotel(hotel.name)}
          />
          <FavouriteHeart hotelId={hotel.id} hotelName={hotel.name} className="page-heart" />
        </div>
      </div>
      <ServerOnly load={loadTrusts} part={{ hotel }}>
        <HotelTrusts hotel={hotel} />
      </ServerOnly>
    </>
  )
}
