import { useState } from 'react'
import type { DeskBill, DeskExtra } from '#contract/desk-bill.ts'
import { isLowerQuantity } from '#domain/desk/extras.ts'
import { readWholeRupees } from '#domain/desk/takings.ts'
import { TextInput } from '#web/ui/field.tsx'
import { usePost } from '../desk-calls.ts'
import { DeskForm } from '../desk-form.tsx'
import { useWords } from '../words/use-words.ts'
import { BILL_CALLS, type BillOf } from './bill-of.ts'
import { extraWords } from './bill-lines.tsx'

type CorrectExtraProps = {
  of: BillOf
  extra: DeskExtra
  onCorrected: (bill: DeskBill) => void
  onClose: () => void
}

/** Shows a form that corrects the quantity of an extra. */
export function CorrectExtra({ of, extra, onCorrected, onClose }: CorrectExtraProps) {
  const words = useWords()
  const { ofBill, ofMoney } = words
  const [typed, setTyped] = useState(String(extra.quantity - 1))
  const [reason, setReason] = useState('')
  const [isPressed, setPressed] = useState(false)
  const correcting = usePost(BILL_CALLS[of.kind].correct, { params: { id: of.id }, about: String(extra.id) })
  const quantity = readWholeRupees(typed) ?? -1
  const faults = {
    ...(isLowerQuantity(quantity, extra.quantity) ? {} : { quantity: ofBill.fewer(extra.quantity) }),
    ...(reason.trim() ? {} : { reason: ofMoney.whyMissing }),
  }
  const correct = async () => {
    setPressed(true)
    if (Object.keys(faults).length > 0) return
    const answer = await correcting.send({ extra: extra.id, reason: reason.trim(), quantity })
    if (!answer?.ok) return
    onCorrected(answer.value)
    onClose()
  }
  return (
    <DeskForm
      shape="sheet"
      title={`${ofBill.correct}: ${extraWords(extra, words)}`}
      button={ofBill.correct}
      sending={correcting}
      faults={isPressed ? faults : undefined}
      onSubmit={() => void correct()}
      onClose={onClose}
    >
      {(faultOf) => (
        <>
          <p>{ofBill.correctWords}</p>
          {extra.quantity > 1 && (
            <TextInput
              label={ofBill.really(extra.quantity)}
              value={typed}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              error={faultOf('quantity')}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
          <TextInput
            label={ofMoney.why}
            value={reason}
            autoComplete="off"
            maxLength={200}
            error={faultOf('reason')}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
    </DeskForm>
  )
}
