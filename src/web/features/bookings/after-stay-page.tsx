import { PATHS } from '#web/lib/paths.ts'
import { browserApi } from '#web/lib/api.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { WelcomeQuestions, type WelcomeTaps } from './welcome-questions.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/welcome.ts'

/** Shows the page behind the link in a guest's message. Opening it reports nothing, and it names no hotel. */
export function AfterStayPage({ token }: { token: string }) {
  const send = async (taps: WelcomeTaps) => {
    const answer = await browserApi.post('/stays/welcome', { body: { token, ...taps } })
    if (answer.ok) return { ok: true as const, mayReview: answer.value.may_review }
    const { code, message } = answer.refusal
    // The first answer may have been lost on its way back, so tell the guest that it was received.
    return {
      ok: false as const,
      message: code === 'CAME_LINK_USED' ? t.answeredBefore : message,
      isFinal: isOver(code),
    }
  }
  return (
    <main id="main" className="wrap section flow">
      <WelcomeQuestions send={send} heading="h1" />
      <p>
        <Link className="link" to={PATHS.myBookings}>
          {common.myBookings}
        </Link>
      </p>
    </main>
  )
}

const isOver = (code: string): boolean =>
  ['CAME_LINK_USED', 'WELCOME_OVER', 'NOT_FOUND', 'NOT_ALLOWED_NOW'].includes(code)
