import type { KnownGuest } from '#web/lib/login-dialog.ts'

/** The screens that end in a session; the third one, userPictureUpload, comes after it. */
export type FormScreen = 'login' | 'signup'

export type ScreenProps = {
  /** what was typed on the other screen */
  phone: string
  known: KnownGuest | undefined
  /** before paying, the link back to the login is hidden (specification §2) */
  signInLink: 'shown' | 'hidden'
  onSignedIn: () => void
  onScreen: (screen: FormScreen, phone: string) => void
}
