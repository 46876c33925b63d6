import { BookingPage } from '#web/features/office/booking/booking-page.tsx'
import type { PageHandle } from '#web/renderer/page-handle.ts'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import type { Route } from './+types/office-booking.ts'

export const handle: PageHandle = { frame: 'office' }

export const meta = () => pageMeta({ title: 'Office', isPrivate: true })

const OfficeBooking = ({ params }: Route.ComponentProps) => <BookingPage key={params.id} id={params.id} />
export default OfficeBooking
