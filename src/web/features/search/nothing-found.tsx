import { SITE } from '#domain/site.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { WaitOpener } from '#web/features/waiting/wait-opener.tsx'
import { moveFocusToReplacement } from './focus-after-press.ts'
import type { SearchPage } from './load-search.ts'
import drawings from './result-drawings.svg?no-inline'
import * as common from '#words/common.ts'
import * as t from '#words/search.ts'

/** Shown instead of an empty list, with ways to find hotels. */
export default function NothingFound({ page }: { page: SearchPage }) {
  if (page.state === 'failed') {
    return (
      <EmptyState
        drawing={<use href={`${drawings}#unplugged-lamp`} />}
        title={t.couldNotLoadHotels}
        actions={
          <LinkButton variant="primary" className="big" to="">
            {common.tryAgain}
          </LinkButton>
        }
      >
        {t.faultIsOurs(SITE.supportPhone)}
      </EmptyState>
    )
  }
  const { wayOut, city, wait } = page
  return (
    <EmptyState
      drawing={<use href={`${drawings}#key-board`} />}
      title={page.chips.length > 1 ? t.noHotelMatchesAll(page.chips.length) : t.noHotelMatches}
      actions={
        <>
          {wayOut && (
            <LinkButton variant="primary" className="big" to={wayOut.path} onClick={moveFocusToReplacement}>
              {t.remove(wayOut.leaveOut)}
            </LinkButton>
          )}
          {wait && <WaitOpener subject={wait} variant={wayOut ? 'quiet' : 'primary'} />}
          <Link className="link" to={page.clearPath} onClick={moveFocusToReplacement}>
            {t.clearAllFilters}
          </Link>
        </>
      }
    >
      {wayOut
        ? t.matchWithout({ count: wayOut.count, city: city.name, filter: wayOut.leaveOut })
        : t.tryAnotherDate(city.name)}
    </EmptyState>
  )
}
