import type { KnownGuest } from '#web/lib/login-dialog.ts'

/** The screens that lead to a session. The third one, userPictureUpload, comes afterwards. */
export type FormScreen = 'login' | 'signup'

export type ScreenProps = {
  /** the input from the other screen */
  phone: string
  known: KnownGuest | undefined
  /** before payment, hides the link back to the login (specification §2) */
  signInLink: 'shown' | 'hidden'
  onSignedIn: () => void
  onScreen: (screen: FormScreen, phone: string) => void
}
