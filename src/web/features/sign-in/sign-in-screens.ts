import type { KnownGuest } from '#web/lib/login-dialog.ts'

/** The screens of the dialog (specification §2). The upload of pictures after a sign-up joins this list. */
export type SignInScreen = 'login' | 'signup'

export type ScreenProps = {
  /** what was typed on the other screen */
  phone: string
  known: KnownGuest | undefined
  /** before paying, the link back to the login is not shown (specification §2) */
  signInLink: 'shown' | 'hidden'
  onSignedIn: () => void
  onScreen: (screen: SignInScreen, phone: string) => void
}
