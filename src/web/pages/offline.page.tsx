import { OfflinePage } from '#web/features/offline/offline-page.tsx'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import { definePage } from '#web/lib/page/page.ts'
import * as t from '#words/page-heads.ts'

export default definePage<null>({ handle: { footer: 'short' }, Body: OfflinePage })

export const head = () => pageMeta({ title: t.noConnection, isPrivate: true })
