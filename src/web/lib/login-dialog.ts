import { useSyncExternalStore } from 'react'

/** The login dialog: closed, or open with the page to go to after it (specification §4). */
export type LoginDialogState =
  | { state: 'closed' }
  | { state: 'open'; screen: 'login' | 'signup'; redirectUrl: string | undefined; known?: KnownGuest | undefined }

/** What a guest has already typed elsewhere: the sign-up need not ask again. */
export type KnownGuest = { name: string; email: string }

const CLOSED: LoginDialogState = { state: 'closed' }

let current: LoginDialogState = CLOSED
const listeners = new Set<() => void>()

function change(next: LoginDialogState): void {
  current = next
  for (const listener of listeners) listener()
}

/** Opens the dialog from anywhere: a heart, 'Login/Sign-up', 'Book Now'. Without `redirectUrl` the guest stays. */
export const openLogin = ({
  redirectUrl,
  screen = 'login',
  known,
}: { redirectUrl?: string; screen?: 'login' | 'signup'; known?: KnownGuest } = {}): void =>
  change({ state: 'open', screen, redirectUrl, known })

export const closeLogin = (): void => change(CLOSED)

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** For the one component that shows the dialog. */
export const useLoginDialog = (): LoginDialogState =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => CLOSED,
  )
