import { createStore, useStore } from './store.ts'

/** The dialog's screens (specification §2). */
const SIGN_IN_SCREENS = ['login', 'signup', 'userPictureUpload'] as const
export type SignInScreen = (typeof SIGN_IN_SCREENS)[number]

/** The login dialog: closed, or open with the page to go to afterwards (specification §4). */
export type LoginDialogState =
  | { state: 'closed' }
  | {
      state: 'open'
      screen: SignInScreen
      redirectUrl: string | undefined
      known?: KnownGuest | undefined
      /** explains why the dialog opened, if the guest did not ask for it */
      why?: string | undefined
      /** what the guest wanted to do, run once after the sign-in */
      afterwards?: (() => void) | undefined
    }

/** Details that the guest has already typed, so that the sign-up need not ask for them. */
export type KnownGuest = { name: string; email: string }

/** The anchor on the start page that opens the sign-up. */
export const SIGN_UP_ANCHOR = '#sign-up'

const CLOSED: LoginDialogState = { state: 'closed' }

const dialog = createStore<LoginDialogState>(CLOSED)
/** Whether somebody has signed up in the dialog and has not been welcomed yet (specification §4 "Session"). */
const signUpComplete = createStore(false)

/** Opens the dialog from anywhere: a heart, 'Login/Sign-up', 'Book Now'. Without `redirectUrl` the guest stays. */
export const openLogin = ({
  redirectUrl,
  screen = 'login',
  known,
  why,
  afterwards,
}: {
  redirectUrl?: string | undefined
  screen?: SignInScreen
  known?: KnownGuest | undefined
  why?: string | undefined
  afterwards?: (() => void) | undefined
} = {}): void => dialog.set({ state: 'open', screen, redirectUrl, known, why, afterwards })

/** Opens the sign-up for a visitor who followed a link to it, and removes the anchor from the address. */
export function openSignUpFromHash(): void {
  if (location.hash !== SIGN_UP_ANCHOR) return
  history.replaceState(history.state, '', location.pathname + location.search)
  openLogin({ screen: 'signup' })
}

export const closeLogin = (): void => dialog.set(CLOSED)

export const setSignUpComplete = (): void => signUpComplete.set(true)

export const unsetSignUpComplete = (): void => signUpComplete.set(false)

export const isSignUpComplete = signUpComplete.get

/** Returns the dialog's state, for the one component that shows it. */
export const useLoginDialog = (): LoginDialogState => useStore(dialog)

/** Whether the guest in the dialog has just signed up, so that the last screen welcomes them. */
export const useSignUpComplete = (): boolean => useStore(signUpComplete)
