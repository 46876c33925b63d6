import { UNREACHABLE } from '#web/lib/api.ts'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import { redirectDocument } from 'react-router'
import { endSession } from '#web/features/account/sign-in/end-session.ts'
import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import { PATHS } from '#web/lib/paths.ts'
import { clearBrowserStorage } from '#web/lib/tab-memory.ts'
import { clearPageCache } from '#web/worker/clear-caches.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingWord } from '#web/ui/skeleton.tsx'

/**
 * Ends the session, clears what this browser stored, and opens the start page (specification §2). A new document, so
 * that nothing of the guest stays in memory either.
 */
export async function clientLoader() {
  const hasEnded = await endSession()
  clearBrowserStorage()
  await clearPageCache()
  if (hasEnded) throw redirectDocument(PATHS.home)
  return null
}

export const meta = () => pageMeta({ title: privateTitle('account'), isPrivate: true })

export const HydrateFallback = () => (
  <main id="main" className="wrap section">
    <LoadingWord />
  </main>
)

/** Shown only if the server did not answer, so the session is still open there. */
export default function Logout() {
  const { revalidate, state } = useRevalidator()
  return (
    <main id="main" className="wrap section">
      <h1>You are not logged out yet</h1>
      <div className="my-4">
        <Notice tone="danger">{UNREACHABLE.message}</Notice>
      </div>
      <Button variant="primary" className="big" disabled={state === 'loading'} onClick={() => void revalidate()}>
        Log out
      </Button>
    </main>
  )
}
