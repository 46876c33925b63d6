import { EditHotelPage } from '#web/features/office/hotels/edit-page.tsx'
import type { PageHandle } from '#web/renderer/page-handle.ts'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import type { Route } from './+types/office-edit-hotel.ts'

export const handle: PageHandle = { frame: 'office' }

export const meta = () => pageMeta({ title: 'Office', isPrivate: true })

const OfficeEditHotel = ({ params }: Route.ComponentProps) => <EditHotelPage key={params.id} id={params.id} />
export default OfficeEditHotel
