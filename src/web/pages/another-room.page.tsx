import { Protected } from '#web/features/account/sign-in/protected.tsx'
import { AnotherRoomPage, AnotherRoomSkeleton } from '#web/features/another-room/another-room-page.tsx'
import { loadAnotherRoom, type RoomCase } from '#web/features/another-room/load-another-room.ts'
import { PageMoved } from '#web/lib/page-answer.ts'
import { privateHead } from '#web/lib/page-head/page-meta.ts'
import { PATHS } from '#web/lib/paths.ts'
import { definePage, type VisitorCall } from '#web/lib/page/page.ts'

type Loaded = { bookingId: string; room: RoomCase } | null

/** Loads the booking's case, and reloads it after each press. Without a booking, redirects to My Bookings. */
async function personalise({ url, signal }: VisitorCall<Loaded>): Promise<Loaded> {
  const bookingId = url.searchParams.get('booking')
  if (!bookingId) throw new PageMoved(PATHS.myBookings)
  return { bookingId, room: await loadAnotherRoom(bookingId, signal) }
}

export default definePage<Loaded>({
  handle: { bodyClass: 'has-bar', footer: 'short' },
  Body: ({ data }) =>
    data ? (
      <Protected loading={<AnotherRoomSkeleton />}>
        {() => <AnotherRoomPage key={data.bookingId} bookingId={data.bookingId} room={data.room} />}
      </Protected>
    ) : (
      <AnotherRoomSkeleton />
    ),
  personalise,
})

export const head = privateHead('details')
