import { PLAIN_SIGN_UP } from '#domain/plain-paths.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { SIGN_UP_CREDIT } from '#domain/rewards/credits.ts'
import { SIGN_UP_ANCHOR } from '#web/lib/login-dialog.ts'
import { PageMoved } from '#web/lib/page-answer.ts'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import { inOurLanguage, PATHS } from '#web/lib/paths.ts'
import { currentSession } from '#web/lib/session.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import { LoadingWord } from '#web/ui/skeleton.tsx'
import { definePage } from '#web/lib/page/page.ts'
import * as t from '#words/page-heads.ts'

/** Opens the start page with the sign-up dialog; a signed-in guest goes to their bookings instead. */
function personalise(): Promise<null> {
  throw new PageMoved(currentSession().state === 'signed-in' ? PATHS.myBookings : PATHS.home + SIGN_UP_ANCHOR)
}

const plainLink = (words: string) => (
  <a className="link in-text" href={inOurLanguage(PLAIN_SIGN_UP)}>
    {words}
  </a>
)

export default definePage<null>({
  handle: {},
  Body: () => (
    // Fills the viewport, so that the footer does not jump when the page is replaced.
    <main id="main" className="wrap section min-h-dvh">
      <LoadingWord />
      <noscript>
        <h1>{t.signUp}</h1>
        <p>
          <Sentence text={t.signUpWithoutScript} link={plainLink} />
        </p>
      </noscript>
    </main>
  ),
  personalise,
})

export const head = () =>
  pageMeta({
    title: t.signUp,
    description: t.signUpWithPhone(formatRupees(SIGN_UP_CREDIT)),
    canonical: PATHS.signUp,
  })
