import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import { hotelPath } from '#web/lib/paths.ts'
import { largestPicture } from './hotel-cover.ts'
import type { HotelPageData } from './hotel-page-data.ts'
import * as t from '#words/hotel-page.ts'

/** Builds the title, description and address of a hotel's page. */
export function hotelMeta({ hotel }: HotelPageData) {
  const [cover] = hotel._pictures
  return pageMeta({
    title: `${hotel.name}, ${hotel.locality}, ${hotel.city}`,
    description: t.description(hotel.name, hotel.locality, hotel.city),
    canonical: hotelPath(hotel.slug),
    picture: cover && largestPicture(cover),
  })
}
