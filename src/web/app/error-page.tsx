import { laterPart } from '#web/ui/load-part.ts'
import { useEffect, useState } from 'react'
import { PageMissing } from '#web/lib/page-answer.ts'
import { SITE } from '#domain/site.ts'
import { fetchLostPage } from './fetch-lost-page.ts'
import { PATHS } from '#web/lib/paths.ts'
import { reportError } from './report-error.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/site-frame.ts'

const ErrorReportDialog = laterPart(() => import('./error-report-dialog.tsx'))

const REPORT_SUBJECT = t.pageDidNotWork

/** Shown instead of a page that failed: what happened, what to do, and a way to report it to us. */
export function ErrorPage({ error }: { error: unknown }) {
  const isMissing = error instanceof PageMissing && error.status === 404
  return isMissing ? <NotFoundPage /> : <FailedPage error={error} />
}

/** Reported automatically (specification §8); the guest may add what they were doing. */
function FailedPage({ error }: { error: unknown }) {
  const [isReporting, setReporting] = useState(false)
  useEffect(() => {
    if (!fetchLostPage(error)) void reportError(error)
  }, [error])
  return (
    <main id="main" className="wrap">
      <title>{t.somethingWentWrong}</title>
      <EmptyState
        heading="h1"
        title={t.somethingWentWrongOnOurSide}
        actions={
          <>
            <LinkButton variant="primary" className="big" to={PATHS.home} reloadDocument>
              {t.goToHome}
            </LinkButton>
            <LinkButton className="big" to={PATHS.myBookings} reloadDocument>
              {common.myBookings}
            </LinkButton>
            <a
              className="link"
              href={`mailto:${SITE.careEmail}?subject=${encodeURIComponent(REPORT_SUBJECT)}`}
              aria-haspopup="dialog"
              onClick={(event) => {
                event.preventDefault()
                setReporting(true)
              }}
            >
              {t.reportFeedback}
            </a>
          </>
        }
      >
        {t.couldNotShowPage(SITE.supportPhone)}
      </EmptyState>
      {isReporting && <ErrorReportDialog error={error} onClose={() => setReporting(false)} />}
    </main>
  )
}

type NotFoundPageProps = { /** where the reader can go from here */ home?: { to: string; words: string } }

const GUESTS_HOME = { to: PATHS.home, words: common.findHotel }

/** Shows the fallback page of specification §2, with status 404. */
export function NotFoundPage({ home = GUESTS_HOME }: NotFoundPageProps) {
  return (
    <main id="main" className="wrap">
      <title>{t.pageNotFound}</title>
      <EmptyState
        heading="h1"
        title={t.couldNotFindPage}
        actions={
          <LinkButton variant="primary" className="big" to={home.to}>
            {home.words}
          </LinkButton>
        }
      >
        {t.addressMayBeOld}
      </EmptyState>
    </main>
  )
}
