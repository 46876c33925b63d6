import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { KnownGuest } from '#web/lib/login-dialog.ts'
import { PATHS } from '#web/lib/paths.ts'
import { Dialog, type Leaving } from '#web/ui/dialog.tsx'
import { LoginScreen } from './login-screen.tsx'
import type { SignInScreen } from './sign-in-screens.ts'
import { SignUpScreen } from './sign-up-screen.tsx'

export type SignInDialogProps = {
  screen: SignInScreen
  leaving: Leaving
  known?: KnownGuest | undefined
  onSignedIn: () => void
}

/** Where a booking is being confirmed the way to another screen would lead away from it (specification §2). */
const CONFIRMING: ReadonlySet<string> = new Set([PATHS.booking, PATHS.confirmBooking])

/** Every screen with its heading and width: 300, 350 or 408; the sign-up 300, 350 or 750 (specification §2). */
const SCREENS = {
  login: { title: 'Login', width: 'narrow', Screen: LoginScreen },
  signup: { title: 'Sign-Up', width: 'wide', Screen: SignUpScreen },
} as const satisfies Record<SignInScreen, unknown>

/** The login dialog. Its own file and its own chunk: a public page loads it when it is first opened. */
export default function SignInDialog({ screen, leaving, known, onSignedIn }: SignInDialogProps) {
  const [shown, setShown] = useState({ screen, phone: '' })
  const { pathname } = useLocation()
  const { title, width, Screen } = SCREENS[shown.screen]
  return (
    <Dialog title={title} leaving={leaving} width={width} className="sign-in">
      <Screen
        key={shown.screen}
        phone={shown.phone}
        known={known}
        signInLink={CONFIRMING.has(pathname) ? 'hidden' : 'shown'}
        onSignedIn={onSignedIn}
        onScreen={(next, phone) => setShown({ screen: next, phone })}
      />
      {!leaving.closable && (
        <Link className="link" to={PATHS.home}>
          Go to home
        </Link>
      )}
    </Dialog>
  )
}
