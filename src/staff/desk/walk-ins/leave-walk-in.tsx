import { useState } from 'react'
import { formatRupees } from '#domain/kernel/money.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { usePost } from '../desk-calls.ts'
import { DeskForm } from '../desk-form.tsx'
import { useWords } from '../words/use-words.ts'
import type { WalkInSheetProps } from './take-of-walk-in.tsx'

/** Checks out walk-ins who still owe money. The desk takes the payment, or records why they leave without paying. */
export function LeaveWalkIn(props: WalkInSheetProps & { name: string; onTake: () => void }) {
  const { walkIn, name, onTake, onChange, onClose } = props
  const { ofMoney, ofWalkIns } = useWords()
  const [reason, setReason] = useState('')
  const [isPressed, setPressed] = useState(false)
  const leaving = usePost('POST /desk/walk-ins/{id}/leave', { params: { id: walkIn.id } })
  const due = formatRupees(walkIn.due)
  const leave = async () => {
    setPressed(true)
    if (!reason.trim()) return
    const answer = await leaving.send({ unpaid: reason.trim() })
    if (!answer?.ok) return
    onChange(answer.value)
    onClose()
  }
  return (
    <DeskForm
      shape="sheet"
      title={ofMoney.leaves(name)}
      button={ofMoney.withoutPaying}
      variant="danger"
      sending={leaving}
      faults={isPressed && !reason.trim() ? { unpaid: ofMoney.whyMissing } : undefined}
      onSubmit={() => void leave()}
      onClose={onClose}
    >
      {(faultOf) => (
        <>
          <Notice tone="warn">{ofMoney.notPaid(due)}</Notice>
          <Button variant="primary" className="big w-full" onClick={onTake}>
            {ofWalkIns.takeIt(due)}
          </Button>
          <p>{ofMoney.withoutPayingWords(due)}</p>
          <TextInput
            label={ofMoney.why}
            value={reason}
            autoComplete="off"
            maxLength={200}
            error={faultOf('unpaid')}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
    </DeskForm>
  )
}
