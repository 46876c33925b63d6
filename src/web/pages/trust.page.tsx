import { loadRecord, type RecordPageData } from '#web/features/record/load-record.ts'
import { RecordPage } from '#web/features/record/record-page.tsx'
import { definePage, type ServerCall } from '#web/lib/page/page.ts'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import { PATHS } from '#web/lib/paths.ts'
import * as t from '#words/record.ts'

/** Each month is a document of its own, so the page needs no script. */
export default definePage<RecordPageData>({ handle: {}, Body: RecordPage, covers: () => false })

export const load = ({ url, context }: ServerCall) => loadRecord({ url, context })

export const head = () => pageMeta({ title: t.title, description: t.description, canonical: PATHS.trust })
