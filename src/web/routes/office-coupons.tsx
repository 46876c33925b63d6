import { CouponsPage } from '#web/features/office/coupons/coupons-page.tsx'
import type { PageHandle } from '#web/renderer/page-handle.ts'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'

export const handle: PageHandle = { frame: 'office' }

export const meta = () => pageMeta({ title: 'Office', isPrivate: true })

export default CouponsPage
