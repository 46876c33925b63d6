import { useState, type SubmitEvent } from 'react'
import type { DeskBooking } from '#contract/desk.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { nameOfRow } from '../today/day-row.tsx'
import { useWords } from '../words/use-words.ts'
import { TakeForm } from './take-form.tsx'

type LeaveDueProps = {
  booking: DeskBooking
  onTaken: (booking: DeskBooking) => void
  onLeave: (body: { unpaid?: string }) => void
  onClose: () => void
}

/** Checks out guests who still owe money. The desk takes the payment, or records why they leave without paying. */
export function LeaveDue({ booking, onTaken, onLeave, onClose }: LeaveDueProps) {
  const words = useWords()
  const { ofMoney } = words
  const [isUnpaid, setUnpaid] = useState(false)
  const [reason, setReason] = useState('')
  const [isPressed, setPressed] = useState(false)
  const { due } = booking
  const leaveUnpaid = (event: SubmitEvent) => {
    event.preventDefault()
    setPressed(true)
    if (reason.trim()) onLeave({ unpaid: reason.trim() })
  }
  return (
    <Sheet title={ofMoney.leaves(nameOfRow(booking))} leaving={{ closable: true, onClose }}>
      <div className="flow">
        {due === 0 ? (
          <>
            <p>{ofMoney.takenAndLeft}</p>
            <Button variant="primary" className="big w-full" onClick={() => onLeave({})}>
              {words.theyHaveLeft}
            </Button>
          </>
        ) : (
          <>
            <p>
              <b>{ofMoney.notPaid(formatRupees(due))}</b>
            </p>
            {!isUnpaid && <TakeForm booking={booking} onTaken={onTaken} onWaiting={() => onLeave({})} />}
            {!isUnpaid && (
              <Button className="w-full" onClick={() => setUnpaid(true)}>
                {ofMoney.withoutPaying}
              </Button>
            )}
            {isUnpaid && (
              <form className="flow" noValidate onSubmit={leaveUnpaid}>
                <p>{ofMoney.withoutPayingWords(formatRupees(due))}</p>
                <TextInput
                  label={ofMoney.why}
                  value={reason}
                  autoComplete="off"
                  maxLength={200}
                  error={isPressed && !reason.trim() ? ofMoney.whyMissing : undefined}
                  onChange={({ target }) => setReason(target.value)}
                />
                <Button type="submit" variant="danger" className="big w-full">
                  {ofMoney.withoutPaying}
                </Button>
              </form>
            )}
          </>
        )}
      </div>
    </Sheet>
  )
}
