import { useNavigate, useRevalidator } from '#web/lib/navigation/navigation.ts'
import { closeLogin, openLogin, unsetSignUpComplete, useLoginDialog } from '#web/lib/login-dialog.ts'
import { ownPath } from '#web/lib/paths.ts'
import { refreshSession } from '#web/lib/session.ts'
import { useIsConfirming } from './confirming.ts'
import type { SignedInBy } from './sign-in-dialog.tsx'
import { useSignInDialog } from './sign-in-dialog-part.ts'
import { showWelcome } from './welcome.ts'

/** Mounted once per page; shows the login dialog on request (specification §4). */
export function LoginHost() {
  const dialog = useLoginDialog()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const isConfirming = useIsConfirming()
  const part = useSignInDialog(dialog)
  if (dialog.state === 'closed' || !part) return null

  const { screen, known, why, redirectUrl, afterwards } = dialog
  const goOn = () => {
    closeLogin()
    // Reloads the page's data, which now includes the guest's own: credit in the bill, bookings.
    void (redirectUrl ? navigate(ownPath(redirectUrl)) : revalidate())
  }
  const signedIn = (by: SignedInBy) => {
    refreshSession()
    afterwards?.()
    if (by === 'signup' && !isConfirming) return openLogin({ screen: 'userPictureUpload', redirectUrl })
    unsetSignUpComplete()
    goOn()
  }
  const picturesDone = () => {
    goOn()
    showWelcome()
  }
  return (
    <part.Dialog
      screen={screen}
      known={known}
      why={why}
      leaving={{ closable: true, onClose: closeLogin }}
      onSignedIn={signedIn}
      onPicturesDone={picturesDone}
    />
  )
}
