import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import {
  closeLogin,
  openLogin,
  unsetSignUpComplete,
  useLoginDialog,
  type LoginDialogState,
} from '#web/lib/login-dialog.ts'
import { ownPath } from '#web/lib/paths.ts'
import { refreshSession } from '#web/lib/session.ts'
import { useIsConfirming } from './confirming.ts'
import { loadPart } from '#web/ui/load-part.ts'
import type { SignedInBy, SignInDialogProps } from './sign-in-dialog.tsx'
import { welcome } from './welcome.ts'

/** Mounted once per page; shows the login dialog on request (specification §4). */
export function LoginHost() {
  const dialog = useLoginDialog()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const isConfirming = useIsConfirming()
  const SignInDialog = useSignInDialog(dialog)
  if (dialog.state === 'closed' || !SignInDialog) return null

  const { screen, known, why, redirectUrl, afterwards } = dialog
  const goOn = () => {
    closeLogin()
    // The page now shows the guest's own details: credit in the bill, bookings.
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
    welcome()
  }
  return (
    <SignInDialog
      screen={screen}
      known={known}
      why={why}
      leaving={{ closable: true, onClose: closeLogin }}
      onSignedIn={signedIn}
      onPicturesDone={picturesDone}
    />
  )
}

/** The dialog, loaded when it is first wanted. If it does not come, what opened it may be pressed again. */
function useSignInDialog(dialog: LoginDialogState): ComponentType<SignInDialogProps> | undefined {
  const [Dialog, setDialog] = useState<ComponentType<SignInDialogProps>>()
  const isWanted = dialog.state === 'open' && !Dialog
  const load = useEffectEvent(async () => {
    const again = () => dialog.state === 'open' && openLogin(dialog)
    const loaded = await loadPart(() => import('./sign-in-dialog.tsx'), { name: 'The login', again })
    if (loaded) setDialog(() => loaded)
    else closeLogin()
  })
  useEffect(() => {
    if (isWanted) void load()
  }, [isWanted])
  return Dialog
}
