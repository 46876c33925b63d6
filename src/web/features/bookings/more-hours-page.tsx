import { useState } from 'react'
import type { HoursAnswer } from '#domain/desk/added-hours.ts'
import { browserApi } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import * as t from '#words/bookings/booking.ts'

type Said = { at: 'asked' | 'sending' } | { at: 'said'; answer: HoursAnswer } | { at: 'failed'; message: string }

const THANKS: Record<HoursAnswer, string> = {
  yes: t.stayIsLonger,
  no: t.stayEndsAsAgreed,
}

/**
 * Shows the page behind the link in a guest's message, with two buttons. Opening it reports nothing, and it names no
 * hotel.
 */
export function MoreHoursPage({ token }: { token: string }) {
  const [said, setSaid] = useState<Said>({ at: 'asked' })
  const say = async (answer: HoursAnswer) => {
    setSaid({ at: 'sending' })
    const done = await browserApi.post('/stays/answer-hours', { body: { token, answer } })
    setSaid(done.ok ? { at: 'said', answer } : { at: 'failed', message: done.refusal.message })
  }
  const isSending = said.at === 'sending'
  return (
    <main id="main" className="wrap section flow">
      <h1>{t.doYouWantHours}</h1>
      {said.at === 'said' ? (
        <Notice>{THANKS[said.answer]}</Notice>
      ) : (
        <>
          {said.at === 'failed' && <Notice tone="danger">{said.message}</Notice>}
          <p>{t.hoursAreInMessage}</p>
          <div className="button-row">
            <Button variant="primary" className="big" disabled={isSending} onClick={() => void say('yes')}>
              {t.yesWeStayLonger}
            </Button>
            <Button className="big" disabled={isSending} onClick={() => void say('no')}>
              {t.noWeDidNotAsk}
            </Button>
          </div>
        </>
      )}
    </main>
  )
}
