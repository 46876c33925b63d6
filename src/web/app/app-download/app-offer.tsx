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

/** A visitor who closed the offer never sees it again; the link to the apps stays. */
export const dismissOffer = (): void => remember('appOffer', 'dismissed')

function close(): void {
  dismissOffer()
  change(false)
}

/**
 * Opens the dialog with the app stores, loaded on the first press. If it fails to load, the link leads to the footer's
 * banner.
 */
async function open(): Promise<void> {
  try {
    Offer ??= (await import('./app-dialog.tsx')).default
    change(true)
  } catch {
    location.assign(APP_ANCHOR) // offline
  }
}

/** Opens the dialog instead of following the link, which works without scripts. */
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
