import { useEffect, useEffectEvent, type ComponentType } from 'react'
import { closeLogin, openLogin, type LoginDialogState } from '#web/lib/login-dialog.ts'
import { createStore, useStore } from '#web/lib/store.ts'
import { loadPart } from '#web/ui/load-part.ts'
import type { SignInDialogProps } from './sign-in-dialog.tsx'
import * as t from '#words/account/sign-in.ts'

type Part = { Dialog: ComponentType<SignInDialogProps> }

const loaded = createStore<Part | undefined>(undefined)

/** Lets the guest press again if the dialog fails to load. */
async function load(dialog: LoginDialogState): Promise<void> {
  const again = () => dialog.state === 'open' && openLogin(dialog)
  // Load the cities together with the dialog, so that the sign-up's list is there when it opens.
  const cities = import('./use-cities.ts').then(({ citiesSoon }) => citiesSoon(), String)
  const Dialog = await loadPart(() => import('./sign-in-dialog.tsx'), { name: t.theLogin, again })
  if (!Dialog) return closeLogin()
  if (dialog.state === 'open' && dialog.screen === 'signup') await cities
  loaded.set({ Dialog })
}

/** Loads the dialog when it is first needed. */
export function useSignInDialog(dialog: LoginDialogState): Part | undefined {
  const part = useStore(loaded)
  const isWanted = dialog.state === 'open' && !part
  const want = useEffectEvent(() => void load(dialog))
  useEffect(() => {
    if (isWanted) want()
  }, [isWanted])
  return part
}
