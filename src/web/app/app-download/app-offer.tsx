import { useSyncExternalStore, type ComponentType, type MouseEvent } from 'react'
import { remember } from '#web/lib/browser-memory.ts'
import { APP_ANCHOR } from '#web/lib/paths.ts'

type Offer = ComponentType<{ onClose: () => void }>

let Offer: Offer | undefined
let isOpen = false
const listeners = new Set<() => void>()

function change(open: boolean): void {
  isOpen = open
  for (const listener of listeners) listener()
}

/** Whoever has seen the offer and closed it is not offered the apps again; the link to them stays. */
export const dismissOffer = (): void => remember('appOffer', 'dismissed')

function close(): void {
  dismissOffer()
  change(false)
}

/** The dialog with the app stores, loaded when it is first asked for; without it the link leads to the footer's banner. */
async function open(): Promise<void> {
  try {
    Offer ??= (await import('./app-dialog.tsx')).default
    change(true)
  } catch {
    location.assign(APP_ANCHOR) // the connection is gone
  }
}

/** Instead of following the link, which is what it does without a script. */
export function openAppOffer(event: MouseEvent): void {
  event.preventDefault()
  void open()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Lives once in the page. */
export function AppOfferHost() {
  const isShown = useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
  return isShown && Offer ? <Offer onClose={close} /> : null
}
