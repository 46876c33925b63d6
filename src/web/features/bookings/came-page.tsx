import { useState } from 'react'
import { browserApi } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import * as t from '#words/bookings/booking.ts'

type Said = { at: 'asked' | 'sending' | 'said' } | { at: 'failed'; message: string }

/**
 * Shows the page behind the link in a guest's message, with one button. Opening it reports nothing, and it names no
 * hotel.
 */
export function CamePage({ token }: { token: string }) {
  const [said, setSaid] = useState<Said>({ at: 'asked' })
  const say = async () => {
    setSaid({ at: 'sending' })
    const answer = await browserApi.post('/stays/came', { body: { token } })
    const isSaid = answer.ok || answer.refusal.code === 'CAME_LINK_USED'
    setSaid(isSaid ? { at: 'said' } : { at: 'failed', message: answer.refusal.message })
  }
  return (
    <main id="main" className="wrap section flow">
      <h1>{t.didYouCome}</h1>
      {said.at === 'said' ? (
        <Notice>{t.arrivalNoted}</Notice>
      ) : (
        <>
          {said.at === 'failed' && <Notice tone="danger">{said.message}</Notice>}
          <p>{t.ifNotNothingToDo}</p>
          <Button variant="primary" className="big" disabled={said.at === 'sending'} onClick={() => void say()}>
            {t.yesWeCame}
          </Button>
        </>
      )}
    </main>
  )
}
