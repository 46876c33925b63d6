import { hotelMeta } from '#web/features/hotel-page/hotel-meta.ts'
import { loadHotelPage } from '#web/features/hotel-page/load-hotel-page.ts'
import { ErrorPage } from '#web/app/error-page.tsx'
import { HOTEL, personaliseHotel } from '#web/pages/hotel.page.tsx'
import type { Route } from './+types/hotel.ts'

export const handle = HOTEL.handle

export const loader = ({ url, context, params }: Route.LoaderArgs) =>
  loadHotelPage({ url, context, slugOrId: params.slugOrId })

export const clientLoader = ({ request, url, serverLoader }: Route.ClientLoaderArgs) =>
  personaliseHotel({ url, signal: request.signal, fromServer: serverLoader })
clientLoader.hydrate = true as const

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? hotelMeta(loaderData) : [])

export default function HotelRoute({ loaderData }: Route.ComponentProps) {
  return <HOTEL.Body data={loaderData} />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorPage error={error} />
