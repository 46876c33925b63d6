import { useState } from 'react'
import type { DeskBooking } from '#contract/desk.ts'
import { isReceipt, readWholeRupees, TAKING_METHODS, type TakingMethod } from '#domain/desk/takings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceRow } from '#web/ui/choice-row.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { markNow } from '../marks.ts'
import { nameOfRow } from '../today/day-row.tsx'
import { useWords } from '../words/use-words.ts'

type TakeFormProps = {
  booking: DeskBooking
  onTaken: (booking: DeskBooking) => void
  /** the mark waits for the network */
  onWaiting: () => void
  /** leaves it for later; without it there is no such button */
  onLater?: (() => void) | undefined
}

/** How they pay what is due, and the hotel's receipt. Taken at once, so that a second desk sees it. */
export function TakeForm({ booking, onTaken, onWaiting, onLater }: TakeFormProps) {
  const words = useWords()
  const [method, setMethod] = useState<TakingMethod>()
  const [receipt, setReceipt] = useState('')
  const [isTaking, setTaking] = useState(false)
  const [fault, setFault] = useState<string>()
  const { due } = booking
  const [typed, setTyped] = useState<string>()
  const amount = typed === undefined ? due : readWholeRupees(typed)
  const isAmountWrong = amount === undefined || amount < 1 || amount > due
  const isReceiptWrong = receipt.trim() !== '' && !isReceipt(receipt.trim())
  const take = async () => {
    if (!method || isReceiptWrong || isAmountWrong || isTaking) return
    setTaking(true)
    setFault(undefined)
    const body = { amount, method, ...(receipt.trim() && { receipt: receipt.trim() }) }
    const marked = await markNow({ bookingId: booking.id, name: nameOfRow(booking), act: 'take', body })
    setTaking(false)
    if (marked.state === 'refused') setFault(words.refusal(marked.why))
    if (marked.state === 'done') onTaken(marked.booking)
    if (marked.state === 'waiting') onWaiting()
  }
  return (
    <>
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
      {typed === undefined ? (
        <button type="button" className="link" onClick={() => setTyped('')}>
          {words.ofMoney.part}
        </button>
      ) : (
        <TextInput
          label={words.ofMoney.amount}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          error={typed !== '' && isAmountWrong ? words.ofMoney.amountWrong(formatRupees(due)) : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <TextInput
        label={words.receipt}
        value={receipt}
        autoComplete="off"
        maxLength={20}
        error={isReceiptWrong ? words.receiptWrong : undefined}
        onChange={({ target }) => setReceipt(target.value)}
      />
      <div className="take-acts">
        <Button
          look="trust"
          disabled={!method || isReceiptWrong || isAmountWrong}
          aria-disabled={isTaking}
          onClick={() => void take()}
        >
          {words.taken(formatRupees(isAmountWrong ? due : amount))}
        </Button>
        {onLater && <Button onClick={onLater}>{words.takeLater}</Button>}
      </div>
    </>
  )
}
