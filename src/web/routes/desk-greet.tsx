import { GreetPage } from '#web/features/desk/booking/greet-page.tsx'
import type { PageHandle } from '#web/renderer/page-handle.ts'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import type { Route } from './+types/desk-greet.ts'

export const handle: PageHandle = { frame: 'desk' }

export const meta = () => pageMeta({ title: 'Desk', isPrivate: true })

const DeskGreet = ({ params }: Route.ComponentProps) => <GreetPage key={params.id} id={params.id} />
export default DeskGreet
