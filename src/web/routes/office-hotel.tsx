import { HotelPage } from '#web/features/office/hotels/hotel-page.tsx'
import type { PageHandle } from '#web/renderer/page-handle.ts'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import type { Route } from './+types/office-hotel.ts'

export const handle: PageHandle = { frame: 'office' }

export const meta = () => pageMeta({ title: 'Office', isPrivate: true })

const OfficeHotel = ({ params }: Route.ComponentProps) => <HotelPage key={params.id} id={params.id} />
export default OfficeHotel
