import { DESK_ROUTES } from '#staff/desk/desk-routes.tsx'
import { DeskOpening } from '#staff/desk/desk-frame.tsx'
import type { DeskProgram } from '#staff/desk/offline/cache-desk.ts'
import { staffProgram } from '#staff/kit/staff-router.tsx'
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
