import { largestPicture } from '#web/features/hotel-page/hotel-cover.ts'
import { loadHotelPage } from '#web/features/hotel-page/load-hotel-page.ts'
import { ErrorPage } from '#web/app/error-page.tsx'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import { hotelPath } from '#web/lib/paths.ts'
import { HOTEL, hotelOfVisitor } from '#web/public-pages/hotel-page.tsx'
import type { Route } from './+types/hotel.ts'

export const handle = HOTEL.handle

export const loader = ({ url, context, params }: Route.LoaderArgs) =>
  loadHotelPage({ url, context, slugOrId: params.slugOrId })

export const clientLoader = ({ request, url, serverLoader }: Route.ClientLoaderArgs) =>
  hotelOfVisitor({ url, signal: request.signal, fromServer: serverLoader })
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
  return <HOTEL.Body data={loaderData} />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorPage error={error} />
