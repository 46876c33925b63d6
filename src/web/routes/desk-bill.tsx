import { BillPage } from '#web/features/desk/bill/bill-page.tsx'
import type { PageHandle } from '#web/renderer/page-handle.ts'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import type { Route } from './+types/desk-bill.ts'

export const handle: PageHandle = { frame: 'desk' }

export const meta = () => pageMeta({ title: 'Desk', isPrivate: true })

const DeskBill = ({ params }: Route.ComponentProps) => (
  <BillPage key={params.id} of={{ kind: 'booking', id: params.id }} />
)
export default DeskBill
