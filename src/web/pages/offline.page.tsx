import { OfflinePage } from '#web/features/offline/offline-page.tsx'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import { definePage } from '#web/lib/page/page.ts'

export default definePage<null>({ handle: { footer: 'short' }, Body: OfflinePage })

export const head = () => pageMeta({ title: 'No connection', isPrivate: true })
