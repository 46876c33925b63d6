import type { ReactNode } from 'react'
import type { ApiRefusal } from '#web/lib/api.ts'
import { openLogin } from '#web/lib/login-dialog.ts'
import { Notice } from '#web/ui/notice.tsx'
import { WrongBooking } from '../wrong-booking.tsx'
import * as t from '#words/bookings/changes.ts'

const UNSAID = t.somethingWentWrong

type ChangeProblemProps = { refusal: ApiRefusal; children?: ReactNode }

/**
 * Explains why a change failed, next to the button that requested it. An ended session asks for a login and keeps the
 * choice.
 */
export function ChangeErrorNotice({ refusal: { status, code, message }, children }: ChangeProblemProps) {
  if (status === 401) {
    return (
      <Notice tone="danger" icon="log-in">
        You have been signed out. Sign in to continue: we have kept your choices.{' '}
        <button type="button" className="link in-text" onClick={() => openLogin()}>
          {t.signIn}
        </button>
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
