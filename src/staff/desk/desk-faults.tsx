import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { SITE } from '#domain/site.ts'
import { fetchLostPage } from '#web/app/fetch-lost-page.ts'
import { reportError } from '#web/app/report-error.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { DeskWordsFrame } from './desk-frame.tsx'
import { useWords } from './words/use-words.ts'

function Fault({ title, words }: { title: string; words: string }) {
  const { backToDesk } = useWords()
  return (
    <main id="main" className="wrap">
      <title>{title}</title>
      <EmptyState
        heading="h1"
        title={title}
        actions={
          <LinkButton variant="primary" className="big" to={DESK.today} reloadDocument>
            {backToDesk}
          </LinkButton>
        }
      >
        {words}
      </EmptyState>
    </main>
  )
}

function Missing() {
  const { pageNotFound, addressMayBeOld } = useWords()
  return <Fault title={pageNotFound} words={addressMayBeOld} />
}

function Failed() {
  const { pageFailed, pageFailedWords } = useWords()
  return <Fault title={pageFailed} words={pageFailedWords(SITE.supportPhone)} />
}

/** Shows the desk's page for an unknown address. */
export const DeskMissing = () => (
  <DeskWordsFrame>
    <Missing />
  </DeskWordsFrame>
)

/** Shown instead of a desk page that threw an error. Reports the error. */
export function DeskError() {
  const error = useRouteError()
  useEffect(() => {
    if (!fetchLostPage(error)) void reportError(error)
  }, [error])
  return (
    <DeskWordsFrame>
      <Failed />
    </DeskWordsFrame>
  )
}
