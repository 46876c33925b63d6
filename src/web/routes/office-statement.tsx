import { StatementPage } from '#web/features/office/money/statement-page.tsx'
import type { PageHandle } from '#web/renderer/page-handle.ts'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import type { Route } from './+types/office-statement.ts'

export const handle: PageHandle = { frame: 'office' }

export const meta = () => pageMeta({ title: 'Office', isPrivate: true })

const OfficeStatement = ({ params: { hotelId, month } }: Route.ComponentProps) => (
  <StatementPage key={`${hotelId} ${month}`} hotelId={hotelId} month={month} />
)
export default OfficeStatement
