import { useState } from 'react'
import { Link } from '#web/lib/navigation/link.tsx'
import { setSignUpComplete, type KnownGuest, type SignInScreen } from '#web/lib/login-dialog.ts'
import { PATHS } from '#web/lib/paths.ts'
import { Dialog, type Leaving } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useIsConfirming } from './confirming.ts'
import { LoginScreen } from './login-screen.tsx'
import { PictureUploadScreen } from './picture-upload-screen.tsx'
import type { FormScreen } from './sign-in-screens.ts'
import { SignUpScreen } from './sign-up-screen.tsx'
import * as t from '#words/account/sign-in.ts'

export type SignedInBy = 'login' | 'signup'

export type SignInDialogProps = {
  screen: SignInScreen
  leaving: Leaving
  known?: KnownGuest | undefined
  /** explains why the dialog opened if the guest did not ask for it */
  why?: string | undefined
  /** called once there is a session */
  onSignedIn: (by: SignedInBy) => void
  /** called when the last screen was completed, skipped or closed */
  onPicturesDone: () => void
}

/**
 * Lists every screen with its heading and width: 300, 350 or 408 px; for the sign-up 300, 350 or 750 px (specification
 * §2).
 */
const FORMS = {
  login: { title: t.login, width: 'narrow', Screen: LoginScreen },
  signup: { title: t.signUp, width: 'wide', Screen: SignUpScreen },
} as const satisfies Record<FormScreen, unknown>

/** Shows the login dialog. It has its own file and chunk, which a public page loads on first use. */
export default function SignInDialog({ screen, onPicturesDone, ...form }: SignInDialogProps) {
  if (screen !== 'userPictureUpload') return <FormDialog screen={screen} {...form} />
  return (
    <Dialog title={t.addPhotoAndId} leaving={{ closable: true, onClose: onPicturesDone }}>
      <PictureUploadScreen onDone={onPicturesDone} />
    </Dialog>
  )
}

type FormDialogProps = Omit<SignInDialogProps, 'screen' | 'onPicturesDone'> & { screen: FormScreen }

function FormDialog({ screen, leaving, known, why, onSignedIn }: FormDialogProps) {
  const [shown, setShown] = useState({ screen, phone: '' })
  const isConfirming = useIsConfirming()
  const { title, width, Screen } = FORMS[shown.screen]
  const signedIn = () => {
    if (shown.screen === 'signup') setSignUpComplete()
    onSignedIn(shown.screen)
  }
  return (
    <Dialog title={title} leaving={leaving} width={width}>
      {why && (
        <div className="mb-4">
          <Notice>{why}</Notice>
        </div>
      )}
      <Screen
        key={shown.screen}
        phone={shown.phone}
        known={known}
        signInLink={isConfirming ? 'hidden' : 'shown'}
        onSignedIn={signedIn}
        onScreen={(next, phone) => setShown({ screen: next, phone })}
      />
      {!leaving.closable && (
        <Link className="link" to={PATHS.home}>
          {t.goToHome}
        </Link>
      )}
    </Dialog>
  )
}
