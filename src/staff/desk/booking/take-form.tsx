import { useState } from 'react'
import type { DeskBooking } from '#contract/desk.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { submitEntry } from '../offline-queue.ts'
import { nameOfRow } from '../today/day-row.tsx'
import { useWords } from '../words/use-words.ts'
import { useMoneyFields } from './money-fields.tsx'

type TakeFormProps = {
  booking: DeskBooking
  onTaken: (booking: DeskBooking) => void
  /** the entry waits for the network */
  onWaiting: () => void
  /** leaves the payment for later; undefined hides that button */
  onLater?: (() => void) | undefined
}

/** Takes the amount due with its method and receipt. Saves immediately, so that a second desk sees the payment. */
export function TakeForm({ booking, onTaken, onWaiting, onLater }: TakeFormProps) {
  const words = useWords()
  const { amount, paid, fields } = useMoneyFields({ due: booking.due })
  const [isTaking, setTaking] = useState(false)
  const [fault, setFault] = useState<string>()
  const take = async () => {
    if (!paid || isTaking) return
    setTaking(true)
    setFault(undefined)
    const marked = await submitEntry({ bookingId: booking.id, name: nameOfRow(booking), act: 'take', body: paid })
    setTaking(false)
    if (marked.state === 'refused') setFault(words.refusal(marked.why))
    if (marked.state === 'done') onTaken(marked.booking)
    if (marked.state === 'waiting') onWaiting()
  }
  return (
    <>
      <p>{words.takeWords}</p>
      {fault && <Notice tone="danger">{fault}</Notice>}
      {fields}
      <div className="take-acts">
        <Button variant="trust" disabled={!paid} aria-disabled={isTaking} onClick={() => void take()}>
          {words.taken(formatRupees(amount))}
        </Button>
        {onLater && <Button onClick={onLater}>{words.takeLater}</Button>}
      </div>
    </>
  )
}
