import type { Booking } from '#contract/bookings.ts'
import { browserApi } from '#web/lib/api.ts'
import { WelcomeQuestions, type WelcomeTaps } from '#web/features/bookings/welcome-questions.tsx'

/** Asks the signed-in guest, on the booking's card, the same questions as the link in the message. */
export default function WelcomeBox({ booking: { id } }: { booking: Booking }) {
  const send = async (taps: WelcomeTaps) => {
    const answer = await browserApi.post('/bookings/{id}/welcome', { params: { id }, body: taps })
    return answer.ok ? { ok: true as const } : { ok: false as const, message: answer.refusal.message }
  }
  return <WelcomeQuestions send={send} heading="h4" />
}
