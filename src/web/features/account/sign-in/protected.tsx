import type { ReactNode } from 'react'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import type { User } from '#contract/accounts.ts'
import { unreachable } from '#domain/kernel/result.ts'
import { closeLogin, openLogin, unsetSignUpComplete } from '#web/lib/login-dialog.ts'
import { refreshSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useIsConfirming } from './confirming.ts'
import { LazySignInDialog } from './lazy-sign-in-dialog.ts'
import type { SignedInBy } from './sign-in-dialog.tsx'
import { useSessionCheck } from './use-session-check.ts'
import * as common from '#words/common.ts'
import * as t from '#words/account/sign-in.ts'

type ProtectedProps = {
  /** the page's skeleton, shown during the session check and behind the login */
  loading: ReactNode
  /** shown while our server does not answer */
  unreachable?: ReactNode
  children: (user: User) => ReactNode
}

/** Explains why the login appears if the guest did not ask for it. */
const SIGNED_OUT = t.signInAgain
const SIGN_IN_FIRST = t.signInFirst

/**
 * Shows a page for signed-in guests. Validates the session first; without one, shows a login that cannot be closed
 * (specification §2).
 */
export function Protected({ loading, unreachable: kept, children }: ProtectedProps) {
  const check = useSessionCheck()
  const { revalidate } = useRevalidator()
  const isConfirming = useIsConfirming()
  const finish = (by: SignedInBy) => {
    refreshSession()
    check.checkAgain()
    void revalidate()
    // The guest is now signed in, so the last screen opens over the page and can be closed.
    if (by === 'signup' && !isConfirming) openLogin({ screen: 'userPictureUpload' })
    else unsetSignUpComplete()
  }
  switch (check.state) {
    case 'checking':
      return loading
    case 'valid':
      return children(check.user)
    case 'anonymous':
      return (
        <>
          {loading}
          <LazySignInDialog
            screen="login"
            why={check.wasSignedIn ? SIGNED_OUT : SIGN_IN_FIRST}
            leaving={{ closable: false }}
            onSignedIn={finish}
            onPicturesDone={closeLogin}
          />
        </>
      )
    case 'unreachable':
      return (
        <main id="main" className="wrap section">
          <h1 className="mb-4">{t.couldNotOpenPage}</h1>
          <Notice tone="danger">{check.message}</Notice>
          <Button className="my-4" onClick={check.checkAgain}>
            {common.tryAgain}
          </Button>
          {kept}
        </main>
      )
    default:
      return unreachable(check)
  }
}
