import { SITE } from '#domain/site.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { moveFocusToReplacement } from './focus-after-press.ts'
import type { SearchPage } from './load-search.ts'
import drawings from './result-drawings.svg?no-inline'

/** Shown for a list without hotels, with ways to find some. */
export default function NothingFound({ page }: { page: SearchPage }) {
  if (page.state === 'failed') {
    return (
      <EmptyState
        drawing={<use href={`${drawings}#unplugged-lamp`} />}
        title="We could not load the hotels"
        actions={
          <LinkButton variant="primary" className="big" to="">
            Try again
          </LinkButton>
        }
      >
        The fault is on our side. You can also call {SITE.supportPhone}, day or night.
      </EmptyState>
    )
  }
  const { wayOut, city } = page
  return (
    <EmptyState
      drawing={<use href={`${drawings}#key-board`} />}
      title={page.chips.length > 1 ? `No hotel matches all ${page.chips.length} filters` : 'No hotel matches'}
      actions={
        <>
          {wayOut && (
            <LinkButton variant="primary" className="big" to={wayOut.path} onClick={moveFocusToReplacement}>
              Remove {wayOut.leaveOut}
            </LinkButton>
          )}
          <Link className="link" to={page.clearPath} onClick={moveFocusToReplacement}>
            Clear all filters
          </Link>
        </>
      }
    >
      {wayOut
        ? `${wayOut.count} ${wayOut.count === 1 ? 'hotel' : 'hotels'} in ${city.name} match if you remove ${wayOut.leaveOut}.`
        : `Try another date or slot in ${city.name}.`}
    </EmptyState>
  )
}
