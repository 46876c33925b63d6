import { useState } from 'react'
import type { Wait } from '#contract/waits.ts'
import { isSlotIndex } from '#domain/slots/slots.ts'
import { browserApi } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useFocusOnMount } from '#web/ui/use-focus-on-mount.ts'
import { WaitFacts } from './wait-facts.tsx'
import { placeInLine, waitWords } from './wait-subject.ts'
import * as t from '#words/waiting.ts'

type WaitDoneProps = { wait: Wait; name: string; onStopped: () => void }

/** Says the guest's place in line and when the wait ends, and offers to stop waiting. */
export function WaitDone({ wait, name, onStopped }: WaitDoneProps) {
  const [fault, setFault] = useState<string>()
  const focus = useFocusOnMount<HTMLParagraphElement>()
  const stop = async () => {
    const answer = await browserApi.post('/waits/{id}/stop', { params: { id: wait.id } })
    if (answer.ok) onStopped()
    else setFault(answer.refusal.message)
  }
  const subject = { slot: isSlotIndex(wait.slot) ? wait.slot : 0, checkin: wait.checkin }
  return (
    <div className="flow">
      <p ref={focus} tabIndex={-1}>
        {placeInLine(wait, name)}
      </p>
      <WaitFacts subject={subject} />
      <Notice>{t.firstCome(waitWords(subject).until)}</Notice>
      {fault && <Notice tone="danger">{fault}</Notice>}
      <Button className="w-full" onClick={() => void stop()}>
        {t.stopWaiting}
      </Button>
    </div>
  )
}
