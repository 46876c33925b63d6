import { WalkInPage } from '#web/features/desk/walk-ins/walk-in-page.tsx'
import type { PageHandle } from '#web/renderer/page-handle.ts'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import type { Route } from './+types/desk-walk-in.ts'

export const handle: PageHandle = { frame: 'desk' }

export const meta = () => pageMeta({ title: 'Desk', isPrivate: true })

const DeskWalkIn = ({ params }: Route.ComponentProps) => <WalkInPage key={params.id} id={params.id} />
export default DeskWalkIn
