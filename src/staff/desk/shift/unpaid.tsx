import { useState } from 'react'
import type { Shift } from '#contract/desk-shift.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useDesk } from '../desk-context.ts'
import { usePost } from '../desk-calls.ts'
import { DeskForm } from '../desk-form.tsx'
import { DayRow } from '../today/day-row.tsx'
import { WalkInRow } from '../today/walk-in-row.tsx'
import { useWords } from '../words/use-words.ts'

type UnpaidProps = { shift: Shift; onDone: (shift: Shift) => void }

/** Lists guests who left without paying, until they pay or a manager removes them from the list. */
export function Unpaid({ shift, onDone }: UnpaidProps) {
  const { ofShift } = useWords()
  const { me } = useDesk()
  const [ending, setEnding] = useState<string>()
  if (shift.unpaid.length === 0) return null
  return (
    <section className="day-list">
      <h2>{ofShift.unpaid}</h2>
      <ul className="day-rows">
        {shift.unpaid.map(({ booking, walk_in: walkIn, reason }) => {
          const id = booking?.id ?? walkIn?.id
          const why = (
            <p className="line-item unpaid-why">
              <span className="flex-1 soft">{reason ?? ofShift.noReason}</span>
              {me.post.role === 'manager' && <Button onClick={() => setEnding(id)}>{ofShift.endUnpaid}</Button>}
            </p>
          )
          if (walkIn)
            return (
              <WalkInRow key={id} row={walkIn} now={serverNow()} shows="arrived">
                {why}
              </WalkInRow>
            )
          return (
            booking && (
              <DayRow key={id} row={booking} now={serverNow()} shows="checkin">
                {why}
              </DayRow>
            )
          )
        })}
      </ul>
      {ending !== undefined && <EndUnpaid id={ending} onDone={onDone} onClose={() => setEnding(undefined)} />}
    </section>
  )
}

type EndUnpaidProps = { id: string; onDone: (shift: Shift) => void; onClose: () => void }

function EndUnpaid({ id, onDone, onClose }: EndUnpaidProps) {
  const { ofShift, ofMoney } = useWords()
  const [reason, setReason] = useState('')
  const [isPressed, setPressed] = useState(false)
  const ending = usePost('POST /desk/shift/unpaid/{id}/end', { params: { id } })
  const end = async () => {
    setPressed(true)
    if (!reason.trim()) return
    const answer = await ending.send({ reason })
    if (!answer?.ok) return
    onDone(answer.value)
    onClose()
  }
  return (
    <DeskForm
      title={ofShift.endUnpaid}
      button={ofShift.endUnpaid}
      sending={ending}
      faults={isPressed && !reason.trim() ? { reason: ofMoney.whyMissing } : undefined}
      onSubmit={() => void end()}
      onClose={onClose}
    >
      {(faultOf) => (
        <>
          <p>{ofShift.endUnpaidWords}</p>
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
