import { useState, type SubmitEvent } from 'react'
import type { Shift } from '#contract/desk-shift.ts'
import { readWholeRupees } from '#domain/desk/takings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { useDesk } from '../desk-context.ts'
import { usePost } from '../desk-calls.ts'
import { PressNotice } from '../press-notice.tsx'
import { useWords } from '../words/use-words.ts'

const NOBODY = ''

/**
 * Ends a shift: the desk counts the cash box and hands all or part of it to a colleague, and any difference is
 * recorded.
 */
export function EndShift({ shift, onDone }: { shift: Shift; onDone: (shift: Shift) => void }) {
  const { ofShift } = useWords()
  const { me } = useDesk()
  const others = shift.colleagues.filter(({ id }) => id !== me.post.staff_id)
  const [typed, setTyped] = useState('')
  const [typedRest, setTypedRest] = useState('0')
  const [to, setTo] = useState(others[0]?.id ?? NOBODY)
  const [note, setNote] = useState('')
  const ending = usePost('POST /desk/shift/hand-over')
  const counted = readWholeRupees(typed)
  const remains = to === NOBODY ? counted : readWholeRupees(typedRest)
  const isTooMuch = counted !== undefined && remains !== undefined && remains > counted
  const isReady = counted !== undefined && remains !== undefined && !isTooMuch
  const handOver = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!isReady || ending.isBusy) return
    const answer = await ending.send({ counted, remains, to: to || null, ...(note.trim() ? { note } : {}) })
    if (answer?.ok) onDone(answer.value)
  }
  return (
    <section className="box flow">
      <h2 className="small-heading">{ofShift.end}</h2>
      <form className="flow" noValidate onSubmit={(event) => void handOver(event)}>
        <TextInput
          label={ofShift.counted}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          onChange={({ target }) => setTyped(target.value)}
        />
        {counted !== undefined && <Difference counted={counted} expected={shift.cash_box} />}
        <Select label={ofShift.handOverTo} value={to} onChange={({ target }) => setTo(target.value)}>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={NOBODY}>{ofShift.nobody}</option>
        </Select>
        {to !== NOBODY && (
          <TextInput
            label={ofShift.remains}
            value={typedRest}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            error={isTooMuch ? ofShift.remainsWrong : undefined}
            onChange={({ target }) => setTypedRest(target.value)}
          />
        )}
        <TextInput
          label={ofShift.note}
          value={note}
          autoComplete="off"
          maxLength={500}
          onChange={({ target }) => setNote(target.value)}
        />
        <PressNotice sending={ending} />
        <Button
          type="submit"
          variant="primary"
          className="big w-full"
          disabled={!isReady}
          aria-disabled={ending.isBusy}
        >
          {isReady && to !== NOBODY ? ofShift.handOver(formatRupees(counted - remains)) : ofShift.keep}
        </Button>
      </form>
    </section>
  )
}

/** Shows by how much the counted cash exceeds or falls short of the expected amount. */
function Difference({ counted, expected }: { counted: number; expected: number }) {
  const { ofShift } = useWords()
  const difference = counted - expected
  const amount = formatRupees(Math.abs(difference))
  return (
    <output className={difference === 0 ? 'shift-fits' : 'shift-differs'}>
      {difference === 0 ? ofShift.fits : difference < 0 ? ofShift.missing(amount) : ofShift.over(amount)}
    </output>
  )
}
