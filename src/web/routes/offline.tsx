import { OfflinePage } from '#web/features/offline/offline-page.tsx'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'

export const meta = () => pageMeta({ title: 'No connection', isPrivate: true })

export default OfflinePage
