import type { ComponentType, MouseEvent } from 'react'
import { remember } from '#web/lib/browser-memory.ts'
import { APP_ANCHOR } from '#web/lib/paths.ts'
import { createStore, useStore } from '#web/lib/store.ts'

/** The dialog while it is open. */
const opened = createStore<{ Dialog: ComponentType<{ onClose: () => void }> } | undefined>(undefined)

/** Records that the visitor closed the offer, which then never appears again. The link to the apps stays. */
export const dismissOffer = (): void => remember('appOffer', 'dismissed')

function close(): void {
  dismissOffer()
  opened.set(undefined)
}

/**
 * Opens the dialog with the app stores, which is loaded on the first press. If it fails to load, the link leads to the
 * footer's banner.
 */
async function open(): Promise<void> {
  try {
    opened.set({ Dialog: (await import('./app-dialog.tsx')).default })
  } catch {
    location.assign(APP_ANCHOR) // offline
  }
}

/** Opens the dialog instead of following the link. The link also works without scripts. */
export function openAppOffer(event: MouseEvent): void {
  event.preventDefault()
  void open()
}

/** Mounted once per page. */
export function AppOfferHost() {
  const offer = useStore(opened)
  return offer ? <offer.Dialog onClose={close} /> : null
}
