import { useState, type SubmitEvent } from 'react'
import type { Shift } from '#contract/desk-shift.ts'
import { readWholeRupees } from '#domain/desk/takings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { WrittenText } from '#web/ui/written-text.tsx'
import { usePost } from '../desk-calls.ts'
import { PressNotice } from '../press-notice.tsx'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'

type Ended = Shift['ended'][number]
type ShiftProps = { shift: Shift; onDone: (shift: Shift) => void }

/** Asks the signed-in person to confirm cash that colleagues handed over to them. */
export function ConfirmShifts({ shift, onDone }: ShiftProps) {
  const { ofShift } = useWords()
  const [last] = shift.ended
  return (
    <>
      {shift.ended
        .filter(({ is_for_me }) => is_for_me)
        .map((ended) => (
          <ConfirmShift key={ended.id} ended={ended} onDone={onDone} />
        ))}
      {last?.note && (
        <section className="box">
          <h2 className="small-heading">{ofShift.noteOf(last.by)}</h2>
          <p>
            <WrittenText text={last.note} />
          </p>
        </section>
      )}
    </>
  )
}

function ConfirmShift({ ended, onDone }: { ended: Ended; onDone: (shift: Shift) => void }) {
  const { ofShift } = useWords()
  const [typed, setTyped] = useState(String(ended.handed))
  const confirming = usePost('POST /desk/shift/{id}/confirm', { params: { id: String(ended.id) } })
  const received = readWholeRupees(typed)
  const confirm = async (event: SubmitEvent) => {
    event.preventDefault()
    if (received === undefined || confirming.isBusy) return
    const answer = await confirming.send({ received })
    if (answer?.ok) onDone(answer.value)
  }
  return (
    <form className="box flow" noValidate onSubmit={(event) => void confirm(event)}>
      <h2 className="small-heading">{ofShift.forYou(ended.by, formatRupees(ended.handed))}</h2>
      <TextInput
        label={ofShift.received}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        onChange={({ target }) => setTyped(target.value)}
      />
      <PressNotice sending={confirming} />
      <Button
        type="submit"
        variant="trust"
        className="w-full"
        disabled={received === undefined}
        aria-disabled={confirming.isBusy}
      >
        {ofShift.confirm}
      </Button>
    </form>
  )
}

/** Lists earlier shifts, with their cash differences and who confirmed each hand-over. */
export function EndedShifts({ shift: { ended } }: { shift: Shift }) {
  const { ofShift } = useWords()
  if (ended.length === 0) return null
  return (
    <section className="box flow">
      <h2 className="small-heading">{ofShift.before}</h2>
      <ul>
        {ended.map((one) => (
          <EndedLine key={one.id} ended={one} />
        ))}
      </ul>
    </section>
  )
}

function EndedLine({ ended }: { ended: Ended }) {
  const words = useWords()
  const { ofShift } = words
  const { by, to, counted, expected, remains, handed, received, at } = ended
  const difference = counted - expected
  const amount = formatRupees(Math.abs(difference))
  const fate =
    to === null
      ? ofShift.stayed(formatRupees(remains))
      : received === null
        ? `${ofShift.handedTo(to, formatRupees(handed))}. ${ofShift.notConfirmed(to)}`
        : ofShift.confirmed(to, formatRupees(received))
  const isRight = difference === 0 && (received === null || received === handed)
  return (
    <li className="line-item">
      <p className="flex-1 shift-line">
        <b>{by}</b> {nearWords(new Date(at), serverNow(), words)}
        <br />
        <span className="soft">{fate}</span>
      </p>
      <span className={isRight ? 'shift-fits' : 'shift-differs'}>
        {difference === 0 ? ofShift.agrees : difference < 0 ? ofShift.isMissing(amount) : ofShift.isOver(amount)}
      </span>
    </li>
  )
}
