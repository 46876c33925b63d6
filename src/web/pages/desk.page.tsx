import { DESK_ROUTES } from '#web/features/desk/desk-routes.tsx'
import { DeskOpening } from '#web/features/desk/desk-frame.tsx'
import type { DeskProgram } from '#web/features/desk/offline/cache-desk.ts'
import { staffProgram } from '#web/features/staff/staff-router.tsx'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import { programFiles } from '#web/renderer/program-files.ts'
import { definePage } from '#web/lib/page/page.ts'
import * as t from '#words/page-heads.ts'

export default definePage<DeskProgram>({
  handle: { frame: 'desk' },
  ...staffProgram(DESK_ROUTES, <DeskOpening />),
})

export const load = (): Promise<DeskProgram> => Promise.resolve({ files: programFiles('desk') })

export const head = () => pageMeta({ title: t.desk, isPrivate: true })
