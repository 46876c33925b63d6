import { useEffect, useEffectEvent, type ComponentType } from 'react'
import { closeLogin, openLogin, type LoginDialogState } from '#web/lib/login-dialog.ts'
import { createStore, useStore } from '#web/lib/store.ts'
import { loadPart } from '#web/ui/load-part.ts'
import type { SignInDialogProps } from './sign-in-dialog.tsx'
import * as t from '#words/account/sign-in.ts'

type Part = { Dialog: ComponentType<SignInDialogProps> }

const loaded = createStore<Part | undefined>(undefined)

/** Milliseconds that the sign-up waits for its list of cities; on a lost network it opens without. */
const MAX_WAIT_FOR_CITIES = 1500

/** The list of cities, requested together with the dialog. */
const citiesLoaded = () =>
  Promise.race([
    import('./use-cities.ts').then(({ loadCities }) => loadCities()).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, MAX_WAIT_FOR_CITIES)),
  ])

/** Lets the guest press again if the dialog fails to load. */
async function load(dialog: LoginDialogState): Promise<void> {
  const again = () => dialog.state === 'open' && openLogin(dialog)
  const cities = citiesLoaded()
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
