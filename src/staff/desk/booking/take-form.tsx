import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { DeskBooking } from '#contract/desk.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { submitEntry } from '../offline-queue.ts'
import { nameOfRow } from '../today/day-row.tsx'
import { useWords } from '../words/use-words.ts'
import { useMoneyFields } from './money-fields.tsx'

type TakeFormProps = {
  booking: DeskBooking
  onTaken: (booking: DeskBooking) => void
  /** the element elsewhere on the page that gets the main button; without it the button is below the fields */
  bar?: HTMLElement | null
  /** whether the entry waits for the network */
  onWaiting: () => void
  /** postpones the payment; undefined hides the button for that */
  onLater?: (() => void) | undefined
}

/**
 * Shows a form for the amount due, with its method and receipt. Saves the payment immediately, so that a second desk
 * sees it.
 */
export function TakeForm({ booking, bar, onTaken, onWaiting, onLater }: TakeFormProps) {
  const words = useWords()
  const { amount, paid, fields } = useMoneyFields({ due: booking.due })
  const [isTaking, setTaking] = useState(false)
  const [fault, setFault] = useState<string>()
  const fieldset = useRef<HTMLDivElement>(null)
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
  const pressInBar = () => {
    if (paid) return void take()
    const field = fieldset.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    ;(field ?? fieldset.current?.querySelector('button'))?.focus()
    return undefined
  }
  return (
    <>
      <p>{words.takeWords}</p>
      {fault && <Notice tone="danger">{fault}</Notice>}
      <div className="take-fields" ref={fieldset}>
        {fields}
      </div>
      {bar && createPortal(<BarButton amount={amount} isReady={paid !== undefined} onPress={pressInBar} />, bar)}
      <div className="take-acts">
        {!bar && (
          <Button variant="trust" disabled={!paid} aria-disabled={isTaking} onClick={() => void take()}>
            {words.taken(formatRupees(amount))}
          </Button>
        )}
        {onLater && <Button onClick={onLater}>{words.takeLater}</Button>}
      </div>
    </>
  )
}

type BarButtonProps = { amount: number; isReady: boolean; onPress: () => void }

/** Shows the bar's button. Until the guests have chosen how to pay, it asks for their choice and focuses it. */
function BarButton({ amount, isReady, onPress }: BarButtonProps) {
  const words = useWords()
  return (
    <Button variant="primary" className="big hand-over" onClick={onPress}>
      <span>
        <Icon name="indian-rupee" />
        {words.taken(formatRupees(amount))}
      </span>
      {!isReady && <small>{words.takeWords}</small>}
    </Button>
  )
}
