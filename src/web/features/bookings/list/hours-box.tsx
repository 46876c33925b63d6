import { useState } from 'react'
import type { Booking } from '#contract/bookings.ts'
import type { HoursAnswer } from '#domain/desk/added-hours.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { browserApi } from '#web/lib/api.ts'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { momentWords } from '#words/times.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import * as t from '#words/bookings/list.ts'

type HoursBoxProps = { booking: Booking; asked: NonNullable<Booking['hours_asked']> }

/** Asks the guests whether they requested the hours that the desk added (decision 0065). */
function HoursBox({ booking: { id, hotel }, asked }: HoursBoxProps) {
  const { revalidate } = useRevalidator()
  const [fault, setFault] = useState<string>()
  const [isSending, setSending] = useState(false)
  const say = async (answer: HoursAnswer) => {
    if (isSending) return
    setSending(true)
    setFault(undefined)
    const said = await browserApi.post('/bookings/{id}/answer-hours', {
      params: { id },
      body: { answer, until: asked.until },
    })
    if (!said.ok) setFault(said.refusal.message)
    await revalidate()
    setSending(false)
  }
  return (
    <section className="tinted-box plain">
      <h4>{t.didYouAskForHours(hotel.name, asked.hours)}</h4>
      <p>{t.hoursUntil(momentWords(new Date(asked.until), serverNow()), formatRupees(asked.total))}</p>
      {fault && <Notice tone="danger">{fault}</Notice>}
      <div className="button-row">
        <Button variant="primary" aria-disabled={isSending} onClick={() => void say('yes')}>
          {t.yesWeStayLonger}
        </Button>
        <Button aria-disabled={isSending} onClick={() => void say('no')}>
          {t.no}
        </Button>
      </div>
    </section>
  )
}

export default HoursBox
