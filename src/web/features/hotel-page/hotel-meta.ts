import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import { hotelPath } from '#web/lib/paths.ts'
import { largestPicture } from './hotel-cover.ts'
import type { HotelPageData } from './hotel-page-data.ts'

/** Title, description and address of a hotel's page. */
export function hotelMeta({ hotel }: HotelPageData) {
  const [cover] = hotel._pictures
  return pageMeta({
    title: `${hotel.name}, ${hotel.locality}, ${hotel.city}`,
    description: `${hotel.name} in ${hotel.locality}, ${hotel.city}: unmarried couples are welcome, local IDs are accepted. See pictures, slots and the full price with tax.`,
    canonical: hotelPath(hotel.slug),
    picture: cover && largestPicture(cover),
  })
}
