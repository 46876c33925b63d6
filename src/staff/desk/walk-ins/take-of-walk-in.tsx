import type { WalkIn } from '#contract/desk-walk-ins.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { useMoneyFields } from '../booking/money-fields.tsx'
import { usePost } from '../desk-calls.ts'
import { DeskForm } from '../desk-form.tsx'
import { useWords } from '../words/use-words.ts'

export type WalkInSheetProps = { walkIn: WalkIn; onChange: (walkIn: WalkIn) => void; onClose: () => void }

/** Takes money from a walk-in: the full amount due, or a part of it. */
export function TakeOfWalkIn({ walkIn, onChange, onClose }: WalkInSheetProps) {
  const words = useWords()
  const taking = usePost('POST /desk/walk-ins/{id}/take', { params: { id: walkIn.id } })
  const { amount, paid, fields } = useMoneyFields({ due: walkIn.due })
  const take = async () => {
    if (!paid) return
    const answer = await taking.send(paid)
    if (!answer?.ok) return
    onChange(answer.value)
    onClose()
  }
  return (
    <DeskForm
      shape="sheet"
      title={words.takeNow(formatRupees(walkIn.due))}
      button={words.taken(formatRupees(amount))}
      isBlocked={!paid}
      sending={taking}
      onSubmit={() => void take()}
      onClose={onClose}
    >
      {() => (
        <>
          <p>{words.takeWords}</p>
          {fields}
        </>
      )}
    </DeskForm>
  )
}
