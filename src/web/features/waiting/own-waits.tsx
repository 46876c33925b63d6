import { useEffect, useId, useState } from 'react'
import type { Wait } from '#contract/waits.ts'
import { browserApi } from '#web/lib/api.ts'
import { inLanguage } from '#web/lib/names-in-language.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { momentWords } from '#words/times.ts'
import { WaitFacts } from './wait-facts.tsx'
import { placeInLine } from './wait-subject.ts'
import { isSlotIndex } from '#domain/slots/slots.ts'
import * as t from '#words/waiting.ts'

/** Lists what the guest is waiting for. Shows nothing if there is nothing. */
export default function OwnWaits() {
  const [waits, setWaits] = useState<Wait[]>([])
  const heading = useId()
  useEffect(() => {
    let isShown = true
    void browserApi.get('/waits').then((answer) => isShown && answer.ok && setWaits(answer.value.map(inLanguage)))
    return () => {
      isShown = false
    }
  }, [])
  const stop = async ({ id }: Wait) => {
    const answer = await browserApi.post('/waits/{id}/stop', { params: { id } })
    if (!answer.ok) return showToast({ text: answer.refusal.message })
    setWaits(waits.filter((wait) => wait.id !== id))
    showToast({ text: t.stopped })
  }
  if (waits.length === 0) return null
  return (
    <section className="booking-group" aria-labelledby={heading}>
      <h2 className="small-heading" id={heading}>
        {t.waitingFor}
      </h2>
      <ul className="booking-list">
        {waits.map((wait) => (
          <li key={wait.id} className="tinted-box plain flow">
            <b>{wait.waits_for === 'hotel' ? wait.name : t.anyHotelIn(wait.name)}</b>
            <WaitFacts subject={{ slot: isSlotIndex(wait.slot) ? wait.slot : 0, checkin: wait.checkin }} />
            <p>{standing(wait)}</p>
            <Button aria-label={t.stopWaitingFor(wait.name)} onClick={() => void stop(wait)}>
              {t.stopWaiting}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function standing({ told_at: told, ahead, name }: Wait): string {
  if (told !== null) return t.toldYou(momentWords(new Date(told), serverNow()))
  return placeInLine({ ahead }, name)
}
