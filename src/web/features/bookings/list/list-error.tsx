import type { ApiRefusal } from '#web/lib/api.ts'
import { openLogin } from '#web/lib/login-dialog.ts'
import { myBookingsPath } from '#web/lib/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { writeListAddress, type BookingsPage } from './bookings-data.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/bookings/list.ts'

const signInButton = (words: string) => (
  <button type="button" className="link in-text" onClick={() => openLogin()}>
    {words}
  </button>
)

/**
 * Says that the list failed to load. The last list loaded is still shown below, with its own next step as the filled
 * button. If the session has ended, asks for a login.
 */
export function ListErrorNotice({ page, problem }: { page: BookingsPage; problem: ApiRefusal }) {
  return (
    <div className="mb-4">
      <Notice tone="danger">
        {problem.status === 401 ? (
          <Sentence text={t.signedOut} link={signInButton} />
        ) : (
          problem.message || t.couldNotLoadBookings
        )}
      </Notice>
      {problem.status !== 401 && (
        <LinkButton
          variant={page.bookings.length === 0 ? 'primary' : 'quiet'}
          className="big w-full mt-3"
          to={myBookingsPath(writeListAddress(page.segment, 0))}
          replace
        >
          {common.tryAgain}
        </LinkButton>
      )}
    </div>
  )
}
