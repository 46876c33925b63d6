import { startCounting } from '#web/lib/answer-consent.ts'
import { startTransition, StrictMode, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { openHelpFromHash } from '#web/app/help-launcher.tsx'
import { rememberArrival } from '#web/lib/browser-memory.ts'
import { openSignUpFromHash } from '#web/lib/login-dialog.ts'
import { PATHS } from '#web/lib/paths.ts'
import { mayReload } from '#web/app/may-reload.ts'
import { whenSettled } from '#web/app/when-settled.ts'
import { reloadOnMissingChunk } from '#web/app/missing-chunks.ts'
import { currentSession } from '#web/lib/session.ts'
import { storeUnsentEvents } from '#web/lib/track.ts'
import { currentConsent } from '#web/lib/consent.ts'
import { quietConsole } from '#web/app/quiet-console.ts'
import { watchErrors } from '#web/app/report-to-sentry.ts'
import { PAGES } from '#domain/page-configuration.ts'
import { allowOwnMarkup } from '#web/app/trusted-markup.ts'

/** The address for which this document was served. */
function servedAddress(): string {
  const [opening] = performance.getEntriesByType('navigation')
  return (opening?.name ?? location.href).split('#')[0] ?? ''
}

/**
 * If somebody presses 'back' after a reload but before hydration, only the address changes, because nothing listens
 * yet. Then loads the page at the new address.
 */
const hasMoved = () => servedAddress() !== location.href.split('#')[0]

const reload = () => location.reload()

const beReadyOffline = () =>
  void import('#web/features/offline/start-offline.ts').then(
    ({ startOffline }) => startOffline(),
    () => undefined, // no network: the next page tries again
  )

/** Only Chromium supports `connection.saveData`; no browser has `prefers-reduced-data` yet. */
type Saving = { connection?: { saveData?: boolean } }

/** Visitors who save data download nothing in advance. Guests still do, because their vouchers must work offline. */
const loadsAhead = () => currentSession().state === 'signed-in' || !(navigator as Saving).connection?.saveData

/** Signed-in guests may soon need their bookings offline, so the worker is registered earlier for them. */
const restBeforeOffline = () => (currentSession().state === 'signed-in' ? 1000 : undefined)

/** Hydrates the served document, with whatever every page needs. */
export function startPage(draw: () => ReactNode): void {
  if (PAGES.appEnv === 'production') quietConsole()
  watchErrors()
  reloadOnMissingChunk()

  if (hasMoved() && mayReload()) {
    reload()
  } else {
    addEventListener('popstate', reload)
    addEventListener('pagehide', storeUnsentEvents)
    rememberArrival(location.search)
    allowOwnMarkup()
    startTransition(() => {
      hydrateRoot(document, <StrictMode>{draw()}</StrictMode>)
    })
    // Waits for the next idle moment. By then the router listens, because it does so from its first commit.
    const handOver = () => {
      removeEventListener('popstate', reload)
      openHelpFromHash()
      openSignUpFromHash()
      if (currentConsent() === 'given') startCounting()
      if (import.meta.env.PROD && loadsAhead()) whenSettled(beReadyOffline, restBeforeOffline())
      // Does not fetch the current user during logout.
      if (currentSession().state === 'signed-in' && location.pathname !== PATHS.logout)
        void import('#web/features/account/sign-in/current-user.ts').then(({ meetCurrentUser }) => meetCurrentUser())
    }
    if ('requestIdleCallback' in window) requestIdleCallback(() => setTimeout(handOver), { timeout: 3000 })
    else setTimeout(handOver, 1000)
  }
}
