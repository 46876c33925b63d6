import { useState } from 'react'
import type { DeskBooking } from '#contract/desk.ts'
import { isReceipt, TAKING_METHODS, type TakingMethod } from '#domain/desk/takings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { markNow } from '../marks.ts'
import { nameOfRow } from '../today/day-row.tsx'
import { useWords } from '../words/use-words.ts'
import { GreetStep } from './greet-step.tsx'
import { ChoiceRow } from '../choice-row.tsx'

type TakeStepProps = {
  booking: DeskBooking
  isNow: boolean
  isLater: boolean
  onLater: () => void
  onTaken: (booking: DeskBooking) => void
}

/** What is due at the desk: how they pay, and the hotel's receipt. Taken at once, so that a second desk sees it. */
export function TakeStep({ booking, isNow, isLater, onLater, onTaken }: TakeStepProps) {
  const words = useWords()
  const [method, setMethod] = useState<TakingMethod>()
  const [receipt, setReceipt] = useState('')
  const [isTaking, setTaking] = useState(false)
  const [fault, setFault] = useState<string>()
  const { due, bill } = booking
  if (bill.at_desk === 0) return null
  if (due === 0)
    return (
      <GreetStep number={3} state="done" title={words.taken(formatRupees(bill.taken))}>
        {null}
      </GreetStep>
    )
  const isReceiptWrong = receipt.trim() !== '' && !isReceipt(receipt.trim())
  const take = async () => {
    if (!method || isReceiptWrong || isTaking) return
    setTaking(true)
    setFault(undefined)
    const body = { amount: due, method, ...(receipt.trim() && { receipt: receipt.trim() }) }
    const marked = await markNow({ bookingId: booking.id, name: nameOfRow(booking), act: 'take', body })
    setTaking(false)
    if (marked.state === 'refused') setFault(words.refusal(marked.why))
    if (marked.state === 'done') onTaken(marked.booking)
    if (marked.state === 'waiting') onLater()
  }
  return (
    <GreetStep number={3} state={isLater ? 'later' : isNow ? 'now' : 'later'} title={words.stepTake(formatRupees(due))}>
      <p>{words.takeWords}</p>
      {fault && <Notice tone="danger">{fault}</Notice>}
      <ChoiceRow label={words.takeWords}>
        {TAKING_METHODS.map((each) => (
          <button
            key={each}
            type="button"
            className="chip"
            aria-pressed={each === method}
            onClick={() => setMethod(each)}
          >
            {words.methods[each]}
          </button>
        ))}
      </ChoiceRow>
      <TextInput
        label={words.receipt}
        value={receipt}
        autoComplete="off"
        maxLength={20}
        error={isReceiptWrong ? words.receiptWrong : undefined}
        onChange={({ target }) => setReceipt(target.value)}
      />
      <div className="take-acts">
        <Button look="trust" disabled={!method || isReceiptWrong} aria-disabled={isTaking} onClick={() => void take()}>
          {words.taken(formatRupees(due))}
        </Button>
        {!isLater && <Button onClick={onLater}>{words.takeLater}</Button>}
      </div>
    </GreetStep>
  )
}
