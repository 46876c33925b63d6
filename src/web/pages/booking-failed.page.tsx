import { addBooking, loadFailed } from '#web/features/bookings/confirmation/failed-data.ts'
import { FailedPage } from '#web/features/bookings/confirmation/failed-page.tsx'
import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import type { PageHandle } from '#web/renderer/page-handle.ts'
import type { Route } from './+types/booking-failed.ts'

export const handle: PageHandle = { footer: 'short' }

export const loader = ({ request, context }: Route.LoaderArgs) => loadFailed({ request, context })

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => addBooking({ request, serverLoader })
clientLoader.hydrate = true as const

export const meta = () => pageMeta({ title: privateTitle('notice'), isPrivate: true })

export default function BookingFailed({ loaderData }: Route.ComponentProps) {
  return <FailedPage page={loaderData} />
}
