import { BookingPage } from '#web/features/desk/booking/booking-page.tsx'
import type { PageHandle } from '#web/renderer/page-handle.ts'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import type { Route } from './+types/desk-booking.ts'

export const handle: PageHandle = { frame: 'desk' }

export const meta = () => pageMeta({ title: 'Desk', isPrivate: true })

const DeskBooking = ({ params }: Route.ComponentProps) => <BookingPage key={params.id} id={params.id} />
export default DeskBooking
