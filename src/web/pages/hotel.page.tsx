import { refreshHotelPage, type HotelPageData } from '#web/features/hotel-page/hotel-page-data.ts'
import { HotelPage } from '#web/features/hotel-page/hotel-page.tsx'
import type { PublicPage, VisitorCall } from '../renderer/page.ts'

/** In the browser a change of the stay refreshes only bill and availability. */
export const personaliseHotel = ({ url, signal, fromServer }: VisitorCall<HotelPageData>): Promise<HotelPageData> =>
  refreshHotelPage({ url, signal, slugOrId: url.pathname, serverLoader: fromServer })

export const HOTEL: PublicPage<HotelPageData> = {
  name: 'hotel',
  handle: { header: 'desktop-only', bodyClass: 'has-bar' },
  Body: ({ data }) => <HotelPage page={data} />,
  covers: (from, to) => from.pathname === to.pathname,
  personalise: personaliseHotel,
}
