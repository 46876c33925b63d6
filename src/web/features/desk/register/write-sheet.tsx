import { useState } from 'react'
import { MOST_LINES } from '#domain/desk/guest-register.ts'
import { Button } from '#web/ui/button.tsx'
import { usePost } from '../desk-calls.ts'
import { DeskForm } from '../desk-form.tsx'
import { useWords } from '../words/use-words.ts'
import { emptyLine, faultsOfForm, toTyped, type FormLine } from './form-line.ts'
import { LineFields } from './line-fields.tsx'

/** Whose lines are written; a walk-in begins with one line and may have more. */
export type Unregistered = { of: 'booking' | 'walk-in'; id: string; title: string; lines: readonly FormLine[] }

type WriteSheetProps = { party: Unregistered; onWritten: () => void; onClose: () => void }

/** Writes lines of guests who are here and have none yet. */
export function WriteSheet({ party, onWritten, onClose }: WriteSheetProps) {
  const { ofRegister } = useWords()
  const [lines, setLines] = useState(party.lines)
  const [isChecked, setChecked] = useState(false)
  const params = { id: party.id }
  const ofBooking = usePost('POST /desk/bookings/{id}/register', { params })
  const ofWalkIn = usePost('POST /desk/walk-ins/{id}/register', { params })
  const writing = party.of === 'booking' ? ofBooking : ofWalkIn
  const write = async () => {
    setChecked(true)
    if (lines.some((line) => faultsOfForm(line).length > 0)) return
    const answer = await writing.send({ lines: lines.map(toTyped) })
    if (!answer?.ok) return
    onWritten()
    onClose()
  }
  const last = lines.at(-1)
  return (
    <DeskForm
      shape="sheet"
      title={party.title}
      button={ofRegister.save}
      sending={writing}
      onSubmit={() => void write()}
      onClose={onClose}
    >
      {() => (
        <>
          {lines.map((line) => (
            <LineFields
              key={line.position}
              line={line}
              isChecked={isChecked}
              onLine={(changed) => setLines(lines.map((one) => (one.position === changed.position ? changed : one)))}
            />
          ))}
          {party.of === 'walk-in' && last && last.position + 1 < MOST_LINES && (
            <Button onClick={() => setLines([...lines, emptyLine(last.position + 1)])}>{ofRegister.writeMore}</Button>
          )}
        </>
      )}
    </DeskForm>
  )
}
