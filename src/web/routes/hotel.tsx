import { largestPicture } from '#web/features/hotel-page/hotel-cover.ts'
import { HotelPage } from '#web/features/hotel-page/hotel-page.tsx'
import { loadHotelPage, refreshHotelPage } from '#web/features/hotel-page/hotel-page-data.ts'
import { ErrorPage } from '#web/app/error-page.tsx'
import type { PageHandle } from '#web/app/page-handle.ts'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import { hotelPath } from '#web/lib/paths.ts'
import type { Route } from './+types/hotel.ts'

export const handle: PageHandle = { header: 'desktop-only', bodyClass: 'has-bar' }

export const loader = ({ url, context, params }: Route.LoaderArgs) =>
  loadHotelPage({ url, context, slugOrId: params.slugOrId })

export const clientLoader = ({ request, url, params, serverLoader }: Route.ClientLoaderArgs) =>
  refreshHotelPage({ signal: request.signal, url, slugOrId: params.slugOrId, serverLoader })
clientLoader.hydrate = true as const

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { hotel } = loaderData
  const [cover] = hotel._pictures
  return pageMeta({
    title: `${hotel.name}, ${hotel.locality}, ${hotel.city}`,
    description: `${hotel.name} in ${hotel.locality}, ${hotel.city}: unmarried couples are welcome, local IDs are accepted. See pictures, slots and the full price with tax.`,
    canonical: hotelPath(hotel.slug),
    picture: cover && largestPicture(cover),
  })
}

export default function HotelRoute({ loaderData }: Route.ComponentProps) {
  return <HotelPage page={loaderData} />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorPage error={error} />
