import { redirect } from 'react-router'
import { AnotherRoomPage, AnotherRoomSkeleton } from '#web/features/another-room/another-room-page.tsx'
import { loadAnotherRoom } from '#web/features/another-room/load-another-room.ts'
import { Protected } from '#web/features/account/sign-in/protected.tsx'
import type { PageHandle } from '#web/renderer/page-handle.ts'
import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import { PATHS } from '#web/lib/paths.ts'
import type { Route } from './+types/another-room.ts'

export const handle: PageHandle = { bodyClass: 'has-bar', footer: 'short' }

/**
 * Loads the booking's case; without a booking there is nothing to choose. Reloads after a sign-in and after each press.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const bookingId = new URL(request.url).searchParams.get('booking')
  if (!bookingId) throw redirect(PATHS.myBookings)
  return { bookingId, room: await loadAnotherRoom(bookingId, request.signal) }
}

export const meta = () => pageMeta({ title: privateTitle('details'), isPrivate: true })

export const HydrateFallback = AnotherRoomSkeleton

export default function AnotherRoom({ loaderData: { bookingId, room } }: Route.ComponentProps) {
  return (
    <Protected loading={<AnotherRoomSkeleton />}>
      {() => <AnotherRoomPage key={bookingId} bookingId={bookingId} room={room} />}
    </Protected>
  )
}
