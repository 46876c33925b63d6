import { formatRupees } from '#domain/kernel/money.ts'
import { SIGN_UP_CREDIT } from '#domain/rewards/credits.ts'
import { SIGN_UP_ANCHOR } from '#web/lib/login-dialog.ts'
import { PageMoved } from '#web/lib/page-answer.ts'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import { PATHS } from '#web/lib/paths.ts'
import { currentSession } from '#web/lib/session.ts'
import { LoadingWord } from '#web/ui/skeleton.tsx'
import { definePage } from '#web/lib/page/page.ts'

/** Opens the start page with the sign-up dialog; a signed-in guest goes to their bookings instead. */
function personalise(): Promise<null> {
  throw new PageMoved(currentSession().state === 'signed-in' ? PATHS.myBookings : PATHS.home + SIGN_UP_ANCHOR)
}

export default definePage<null>({
  handle: {},
  Body: () => (
    // Fills the viewport, so that the footer does not jump when the page is replaced.
    <main id="main" className="wrap section min-h-dvh">
      <LoadingWord />
      <noscript>
        <h1>Sign up</h1>
        <p>Signing up needs JavaScript. Please switch it on and open this page again.</p>
      </noscript>
    </main>
  ),
  personalise,
})

export const head = () =>
  pageMeta({
    title: 'Sign up',
    description: `Sign up with your phone and a one-time password: ${formatRupees(SIGN_UP_CREDIT)} credit when you join, and no password to remember.`,
    canonical: PATHS.signUp,
  })
