import { LogoutPage } from '#web/features/account/sign-in/logout-page.tsx'
import { endSession } from '#web/features/account/sign-in/end-session.ts'
import { PageMoved } from '#web/lib/page-answer.ts'
import { privateHead } from '#web/lib/page-head/page-meta.ts'
import { PATHS } from '#web/lib/paths.ts'
import { clearBrowserStorage } from '#web/lib/tab-memory.ts'
import { LoadingPage } from '#web/ui/loading-page.tsx'
import { clearPageCache } from '#web/worker/clear-caches.ts'
import { definePage } from '#web/lib/page/page.ts'

type Logout = { hasEnded: false } | null

/**
 * Ends the session, clears what this browser stored, and opens the start page as a new document (specification §2), so
 * that nothing about the guest stays in memory.
 */
async function personalise(): Promise<Logout> {
  const hasEnded = await endSession()
  clearBrowserStorage()
  await clearPageCache()
  if (hasEnded) throw new PageMoved(PATHS.home)
  return { hasEnded }
}

export default definePage<Logout>({
  handle: {},
  Body: ({ data }) => (data ? <LogoutPage /> : <LoadingPage />),
  personalise,
})

export const head = privateHead('account')
