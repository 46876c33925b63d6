import { useState } from 'react'
import type { ReportSubject } from '#domain/feedback/report.ts'
import { laterPart } from '#web/ui/load-part.ts'
import * as t from '#words/reports.ts'

/** Loads the form only when it opens. */
export const ReportSheet = laterPart(() => import('./report-sheet.tsx'))

type ReportButtonProps = { subject: ReportSubject; hotelId: number; of: string }

/** Opens the form that reports a picture or a review. */
export function ReportButton(props: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="link" aria-label={t.titles[props.subject]} onClick={() => setOpen(true)}>
        {t.report}
      </button>
      {isOpen && <ReportSheet {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
