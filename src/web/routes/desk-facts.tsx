import { FactsPage } from '#web/features/desk/hotel/facts-page.tsx'
import type { PageHandle } from '#web/renderer/page-handle.ts'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'

export const handle: PageHandle = { frame: 'desk' }

export const meta = () => pageMeta({ title: 'Desk', isPrivate: true })

export default FactsPage
