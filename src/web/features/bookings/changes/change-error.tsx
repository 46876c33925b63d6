import type { ReactNode } from 'react'
import type { ApiRefusal } from '#web/lib/api.ts'
import { openLogin } from '#web/lib/login-dialog.ts'
import { Notice } from '#web/ui/notice.tsx'
import { WrongBooking } from '../wrong-booking.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/bookings/changes.ts'

const UNSAID = t.somethingWentWrong

const signInButton = (words: string) => (
  <button type="button" className="link in-text" onClick={() => openLogin()}>
    {words}
  </button>
)

type ChangeProblemProps = { refusal: ApiRefusal; children?: ReactNode }

/**
 * Explains why a change failed, next to the button that requested it. If the session has ended, asks for a login and
 * keeps the choice.
 */
export function ChangeErrorNotice({ refusal: { status, code, message }, children }: ChangeProblemProps) {
  if (status === 401) {
    return (
      <Notice tone="danger" icon="log-in">
        <Sentence text={t.signedOut} link={signInButton} />
      </Notice>
    )
  }
  return (
    <Notice tone="danger">
      {message || UNSAID} {children}{' '}
      {code === 'TOO_LATE' && (
        <span className="block">
          <WrongBooking />
        </span>
      )}
    </Notice>
  )
}
