import { useState } from 'react'
import type { HoursAnswer } from '#domain/desk/added-hours.ts'
import { browserApi } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Said = { at: 'asked' | 'sending' } | { at: 'said'; answer: HoursAnswer } | { at: 'failed'; message: string }

const THANKS: Record<HoursAnswer, string> = {
  yes: 'Thank you. The stay is longer.',
  no: 'Thank you. You owe nothing for these hours, and the stay ends as you agreed before.',
}

/**
 * The page behind the link in a guest's message, with two buttons. Opening it reports nothing, and it names no hotel.
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
      <h1>Do you want the hours that were added?</h1>
      {said.at === 'said' ? (
        <Notice>{THANKS[said.answer]}</Notice>
      ) : (
        <>
          {said.at === 'failed' && <Notice tone="danger">{said.message}</Notice>}
          <p>How many, until when and for how much stands in our message. If you did not ask for them, say no.</p>
          <div className="button-row">
            <Button variant="primary" className="big" disabled={isSending} onClick={() => void say('yes')}>
              Yes, we stay longer
            </Button>
            <Button className="big" disabled={isSending} onClick={() => void say('no')}>
              No, we did not ask
            </Button>
          </div>
        </>
      )}
    </main>
  )
}
