import { useEffect, useEffectEvent, useSyncExternalStore, type ComponentType } from 'react'
import { closeLogin, openLogin, type LoginDialogState } from '#web/lib/login-dialog.ts'
import { loadPart } from '#web/ui/load-part.ts'
import type { SignInDialogProps } from './sign-in-dialog.tsx'

type Part = { Dialog: ComponentType<SignInDialogProps> | undefined }

const NONE: Part = { Dialog: undefined }

let current = NONE
const listeners = new Set<() => void>()

/** Lets the guest press again if the dialog fails to load. */
async function load(dialog: LoginDialogState): Promise<void> {
  const again = () => dialog.state === 'open' && openLogin(dialog)
  const Dialog = await loadPart(() => import('./sign-in-dialog.tsx'), { name: 'The login', again })
  if (!Dialog) return closeLogin()
  current = { Dialog }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Loads the dialog when it is first needed. */
export function useSignInDialog(dialog: LoginDialogState): Part {
  const part = useSyncExternalStore(
    subscribe,
    () => current,
    () => NONE,
  )
  const isWanted = dialog.state === 'open' && !part.Dialog
  const want = useEffectEvent(() => void load(dialog))
  useEffect(() => {
    if (isWanted) want()
  }, [isWanted])
  return part
}
