import { DESK_ROUTES } from '#web/features/desk/desk-routes.tsx'
import { DeskOpening } from '#web/features/desk/desk-frame.tsx'
import { staffProgram } from '#web/features/staff/staff-router.tsx'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import { programFiles } from '../renderer/program-files.ts'
import { definePage } from '../renderer/page.ts'

/** `files`: the built files of every page of the desk, which it caches to open without a network. */
export type DeskProgram = { files: readonly string[] }

export default definePage<DeskProgram>({
  handle: { frame: 'desk' },
  ...staffProgram(DESK_ROUTES, <DeskOpening />),
})

export const load = (): Promise<DeskProgram> => Promise.resolve({ files: programFiles('desk') })

export const head = () => pageMeta({ title: 'Desk', isPrivate: true })
