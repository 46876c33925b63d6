import { OfflinePage } from '#web/features/offline/offline-page.tsx'
import type { PageHandle } from '#web/renderer/page-handle.ts'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'

export const handle: PageHandle = { footer: 'short' }

export const meta = () => pageMeta({ title: 'No connection', isPrivate: true })

export default OfflinePage
