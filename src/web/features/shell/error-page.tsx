import { isRouteErrorResponse } from 'react-router'
import { SITE } from '#domain/site.ts'
import { PATHS } from '#web/lib/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

const REPORT_SUBJECT = 'A page did not work'

/** What a guest sees instead of a page: what happened, what to do, and a way to tell us. */
export function ErrorPage({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  if (isMissing) return <MissingPage />
  return (
    <main id="main" className="wrap">
      <title>Something went wrong</title>
      <EmptyState
        heading="h1"
        title="Something went wrong on our side"
        actions={
          <>
            <LinkButton look="primary" className="big" to={PATHS.home} reloadDocument>
              Go to the start page
            </LinkButton>
            <a className="link" href={`mailto:${SITE.careEmail}?subject=${encodeURIComponent(REPORT_SUBJECT)}`}>
              Report feedback
            </a>
          </>
        }
      >
        Nothing was booked or charged by this. Please try again, or call {SITE.supportPhone}, day or night.
      </EmptyState>
    </main>
  )
}

/** The fallback page of specification §2, with status 404. */
export function MissingPage() {
  return (
    <main id="main" className="wrap">
      <title>Page not found</title>
      <EmptyState
        heading="h1"
        title="We could not find this page"
        actions={
          <LinkButton look="primary" className="big" to={PATHS.home}>
            Find a hotel
          </LinkButton>
        }
      >
        The address may be old, or a letter may be missing.
      </EmptyState>
    </main>
  )
}
