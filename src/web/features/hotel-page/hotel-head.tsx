import type { Hotel } from '#contract/hotels.ts'
import { StarRating } from '#web/features/hotels/star-rating.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'

/** Name, rating and place, and what a nervous guest wants to read first. */
export function HotelHead({ hotel }: { hotel: Hotel }) {
  const trusts: [IconName, string][] = [
    ['badge-check', 'Unmarried couples welcome'],
    ['id-card', 'Local IDs accepted'],
  ]
  if (hotel.same_sex) trusts.push(['rainbow', 'Same-sex couples welcome'])
  return (
    <>
      <h1>{hotel.name}</h1>
      <p className="hotel-subtitle">
        <StarRating rating={hotel.rating ?? 0} reviewsCount={hotel.reviewsCount} />
        <span className="soft hotel-subfact">
          <Icon name="map-pin" />
          {hotel.locality}, {hotel.city}
        </span>
        {hotel.stars !== null && <span className="soft hotel-subfact">{hotel.stars}-star hotel</span>}
      </p>
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
