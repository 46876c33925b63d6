import { FormThreePage } from '#web/features/desk/register/form-three-page.tsx'
import type { PageHandle } from '#web/renderer/page-handle.ts'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import type { Route } from './+types/desk-form-three.ts'

export const handle: PageHandle = { frame: 'desk' }

export const meta = () => pageMeta({ title: 'Desk', isPrivate: true })

const DeskFormThree = ({ params }: Route.ComponentProps) => (
  <FormThreePage key={params.id} entryId={Number(params.id)} />
)
export default DeskFormThree
