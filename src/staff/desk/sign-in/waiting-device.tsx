import { useEffect, useRef, useState } from 'react'
import type { Pairing } from '#contract/desk-pairing.ts'
import type { DeskMe } from '#contract/desk-staff.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { deskApi } from '../desk-api.ts'
import { timeWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'

const LOOK_EVERY_MILLISECONDS = 3000

type WaitingDeviceProps = { first: Pairing; onEnter: (me: DeskMe) => void; onAgain: () => void }

/** Waits for a manager to press 'Let in' after this device typed a pairing code. It shows no data until then. */
export function WaitingDevice({ first, onEnter, onAgain }: WaitingDeviceProps) {
  const words = useWords()
  const { ofStaff } = words
  const [pairing, setPairing] = useState(first)
  const enter = useRef(onEnter)
  useEffect(() => {
    enter.current = onEnter
  }, [onEnter])
  const { state } = pairing
  useEffect(() => {
    if (state === 'refused' || state === 'over') return undefined
    const look = async () => {
      const answer = await deskApi.get('/desk/pair')
      if (!answer.ok) return // offline: the next poll retries
      setPairing(answer.value)
      if (answer.value.state !== 'let_in') return
      const me = await deskApi.get('/desk/me')
      if (me.ok) enter.current(me.value)
    }
    const timer = setInterval(() => void look(), LOOK_EVERY_MILLISECONDS)
    return () => clearInterval(timer)
  }, [state])
  const device = pairing.device ?? ofStaff.unknownDevice
  return (
    <section className="box flow" aria-live="polite">
      {state === 'refused' || state === 'over' ? (
        <>
          <Notice tone="warn">{state === 'refused' ? ofStaff.waitRefused : ofStaff.waitOver}</Notice>
          <Button variant="primary" className="big w-full" onClick={onAgain}>
            {ofStaff.newCode}
          </Button>
        </>
      ) : (
        <>
          <h2>{ofStaff.waitTitle}</h2>
          <p>{ofStaff.waitWords(device, timeWords(new Date(pairing.asked_at), words))}</p>
          <Button className="w-full" onClick={onAgain}>
            {ofStaff.newCode}
          </Button>
        </>
      )}
    </section>
  )
}
