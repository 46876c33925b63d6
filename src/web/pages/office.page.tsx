import { OfficeOpening } from '#staff/office/office-frame.tsx'
import { OFFICE_ROUTES } from '#staff/office/office-routes.tsx'
import { staffProgram } from '#staff/kit/staff-router.tsx'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import { definePage } from '#web/lib/page/page.ts'
import * as t from '#words/page-heads.ts'

export default definePage<null>({
  handle: { frame: 'office' },
  ...staffProgram(OFFICE_ROUTES, <OfficeOpening />),
})

export const head = () => pageMeta({ title: t.office, isPrivate: true })
