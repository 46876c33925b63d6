import { hotelMeta } from '#web/features/hotel-page/hotel-meta.ts'
import type { HotelPageData } from '#web/features/hotel-page/hotel-page-data.ts'
import { refreshHotelPage } from '#web/features/hotel-page/refresh-hotel-page.ts'
import { HotelPage } from '#web/features/hotel-page/hotel-page.tsx'
import { loadHotelPage, shownHotel } from '#web/features/hotel-page/load-hotel-page.ts'
import { definePage, type ServerCall } from '#web/lib/page/page.ts'

export default definePage<HotelPageData>({
  handle: { header: 'desktop-only', bodyClass: 'has-bar' },
  Body: ({ data }) => <HotelPage page={data} />,
  // In the browser, a change to the stay reloads only bill and availability.
  personalise: ({ url, signal, fromServer }) =>
    refreshHotelPage({ url, signal, slugOrId: url.pathname, serverLoader: fromServer }),
})

export const load = ({ url, context, params }: ServerCall) =>
  loadHotelPage({ url, context, slugOrId: params['slugOrId'] ?? '' })

export const ofHotel = shownHotel

export const head = hotelMeta
