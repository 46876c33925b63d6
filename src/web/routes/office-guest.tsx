import { GuestPage } from '#web/features/office/guest/guest-page.tsx'
import type { PageHandle } from '#web/renderer/page-handle.ts'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import type { Route } from './+types/office-guest.ts'

export const handle: PageHandle = { frame: 'office' }

export const meta = () => pageMeta({ title: 'Office', isPrivate: true })

const OfficeGuest = ({ params }: Route.ComponentProps) => <GuestPage key={params.id} id={params.id} />
export default OfficeGuest
