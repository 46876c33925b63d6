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

/** A visitor who closed the offer never gets it again; the link to the apps stays. */
export const dismissOffer = (): void => remember('appOffer', 'dismissed')

function close(): void {
  dismissOffer()
  change(false)
}

/**
 * The dialog with the app stores, loaded on the first press; if it fails to load, the link leads to the footer's
 * banner.
 */
async function open(): Promise<void> {
  try {
    Offer ??= (await import('./app-dialog.tsx')).default
    change(true)
  } catch {
    location.assign(APP_ANCHOR) // the connection is gone
  }
}

/** Instead of following the link, as it does without a script. */
export function openAppOffer(event: MouseEvent): void {
  event.preventDefault()
  void open()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Mounted once per page. */
export function AppOfferHost() {
  const isShown = useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
  return isShown && Offer ? <Offer onClose={close} /> : null
}
