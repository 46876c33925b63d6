import { Protected } from '#web/features/account/sign-in/protected.tsx'
import { HotelHelpPage, HotelHelpSkeleton } from '#web/features/hotel-help/hotel-help-page.tsx'
import { loadHotelHelp, type LoadedHelp } from '#web/features/hotel-help/load-hotel-help.ts'
import { privateHead } from '#web/lib/page-head/page-meta.ts'
import { PageMoved } from '#web/lib/page-answer.ts'
import { PATHS } from '#web/lib/paths.ts'
import { definePage, type VisitorCall } from '#web/lib/page/page.ts'

async function personalise({ url, signal }: VisitorCall<LoadedHelp | null>): Promise<LoadedHelp> {
  const bookingId = url.searchParams.get('booking')
  if (!bookingId) throw new PageMoved(PATHS.myBookings)
  return loadHotelHelp(bookingId, url.searchParams.get('way'), signal)
}

export default definePage<LoadedHelp | null>({
  handle: { bodyClass: 'has-bar', footer: 'short' },
  Body: ({ data }) =>
    data ? (
      <Protected loading={<HotelHelpSkeleton />}>{() => <HotelHelpPage help={data} />}</Protected>
    ) : (
      <HotelHelpSkeleton />
    ),
  personalise,
})

export const head = privateHead('details')
