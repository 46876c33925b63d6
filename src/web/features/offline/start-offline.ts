import { DESK } from '#web/lib/desk-paths.ts'
import { dropExpiredDesk } from '#web/lib/forget-old-desk.ts'
import { PATHS } from '#web/lib/paths.ts'
import { currentSession } from '#web/lib/session.ts'
import { showToast } from '#web/ui/toast.tsx'
import { cachedVouchers, refreshVouchers } from '#web/features/bookings/voucher/cached-vouchers.ts'
import { openLinksAsDocuments } from './offline-links.ts'
import { registerWorker } from './register-worker.ts'
import * as t from '#words/offline.ts'

/** Warns on a cached page that its prices may have changed. The offline page shows its own text. */
function tellOfKeptPage(): void {
  if (navigator.onLine || location.pathname === PATHS.offline) return
  const session = currentSession()
  const userId = session.state === 'signed-in' ? session.userId : undefined
  const hasVouchers = cachedVouchers.of(userId, cachedVouchers.written.get()).length > 0
  showToast({
    text: t.youAreOffline,
    ...(hasVouchers && { action: { label: t.voucher, run: () => location.assign(PATHS.offline) } }),
  })
}

/** Prepares guest pages for working offline. Desk pages do that themselves and show no vouchers. */
function beReadyForGuests(): void {
  dropExpiredDesk()
  openLinksAsDocuments()
  tellOfKeptPage()
  void refreshVouchers()
}

/** Runs once the page has settled, so that nothing here delays a first load. */
export function startOffline(): void {
  if (!location.pathname.startsWith(DESK.today)) beReadyForGuests()
  void registerWorker()
}
