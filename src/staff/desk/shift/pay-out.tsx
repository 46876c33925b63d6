import { useState } from 'react'
import type { Shift } from '#contract/desk-shift.ts'
import { readWholeRupees } from '#domain/desk/takings.ts'
import { TextInput } from '#web/ui/field.tsx'
import { usePost } from '../desk-calls.ts'
import { DeskForm } from '../desk-form.tsx'
import { useWords } from '../words/use-words.ts'

type PayOutProps = { onDone: (shift: Shift) => void; onClose: () => void }

/** Records cash paid out of the box for something that the hotel bought. */
export function PayOut({ onDone, onClose }: PayOutProps) {
  const { ofShift } = useWords()
  const [what, setWhat] = useState('')
  const [typed, setTyped] = useState('')
  const [isPressed, setPressed] = useState(false)
  const paying = usePost('POST /desk/shift/pay-out')
  const amount = readWholeRupees(typed)
  const faults = {
    ...(what.trim() ? {} : { what: ofShift.whatMissing }),
    ...(amount ? {} : { amount: ofShift.amountWrong }),
  }
  const pay = async () => {
    setPressed(true)
    if (!amount || !what.trim()) return
    const answer = await paying.send({ what, amount })
    if (!answer?.ok) return
    onDone(answer.value)
    onClose()
  }
  return (
    <DeskForm
      shape="sheet"
      title={ofShift.payOut}
      button={ofShift.payOut}
      sending={paying}
      faults={isPressed ? faults : undefined}
      onSubmit={() => void pay()}
      onClose={onClose}
    >
      {(faultOf) => (
        <>
          <p>{ofShift.payOutWords}</p>
          <TextInput
            label={ofShift.forWhat}
            value={what}
            autoComplete="off"
            maxLength={80}
            error={faultOf('what')}
            onChange={({ target }) => setWhat(target.value)}
          />
          <TextInput
            label={ofShift.amount}
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            error={faultOf('amount')}
            onChange={({ target }) => setTyped(target.value)}
          />
        </>
      )}
    </DeskForm>
  )
}
