import { useState } from 'react'
import type { DeskBill } from '#contract/desk-bill.ts'
import { readWholeRupees, TAKING_METHODS, type TakingMethod } from '#domain/desk/takings.ts'
import { Select, TextInput } from '#web/ui/field.tsx'
import { usePost } from '../desk-calls.ts'
import { DeskForm } from '../desk-form.tsx'
import { useWords } from '../words/use-words.ts'
import { BILL_CALLS, type BillOf } from './bill-of.ts'

type CorrectTakingProps = {
  of: BillOf
  taking: DeskBill['takings'][number]
  onCorrected: () => void
  onClose: () => void
}

/** Shows a form that corrects a payment. */
export function CorrectTaking({ of, taking, onCorrected, onClose }: CorrectTakingProps) {
  const words = useWords()
  const { ofMoney } = words
  const [typed, setTyped] = useState(String(taking.amount))
  const [method, setMethod] = useState<TakingMethod>(taking.method)
  const [reason, setReason] = useState('')
  const [isPressed, setPressed] = useState(false)
  const correcting = usePost(BILL_CALLS[of.kind].correctTaking, { params: { id: of.id }, about: String(taking.id) })
  const amount = readWholeRupees(typed)
  const faults = {
    ...(amount === undefined ? { amount: ofMoney.reallyWrong } : {}),
    ...(reason.trim() ? {} : { reason: ofMoney.whyMissing }),
  }
  const correct = async () => {
    setPressed(true)
    if (amount === undefined || !reason.trim()) return
    const instead = amount === 0 ? null : { amount, method, receipt: taking.receipt }
    const answer = await correcting.send({ taking: taking.id, reason, instead })
    if (!answer?.ok) return
    onCorrected()
    onClose()
  }
  return (
    <DeskForm
      shape="sheet"
      title={ofMoney.correct}
      button={ofMoney.correct}
      sending={correcting}
      faults={isPressed ? faults : undefined}
      fieldOf={{ MORE_THAN_DUE: 'amount' }}
      onSubmit={() => void correct()}
      onClose={onClose}
    >
      {(faultOf) => (
        <>
          <p>{ofMoney.correctWords}</p>
          <TextInput
            label={ofMoney.really}
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            error={faultOf('amount')}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Select label={ofMoney.way} value={method} onChange={({ target }) => setMethod(target.value as TakingMethod)}>
            {TAKING_METHODS.map((each) => (
              <option key={each} value={each}>
                {words.methods[each]}
              </option>
            ))}
          </Select>
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
