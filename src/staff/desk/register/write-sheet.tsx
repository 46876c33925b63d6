import { useState } from 'react'
import { usePost } from '../desk-calls.ts'
import { DeskForm } from '../desk-form.tsx'
import { useWords } from '../words/use-words.ts'
import { errorsOfForm, toTyped, type FormLine } from './form-line.ts'
import { LineFields } from './line-fields.tsx'

/** The booking or walk-in and its missing register entries. */
export type Unregistered = { of: 'booking' | 'walk-in'; id: string; title: string; lines: readonly FormLine[] }

type WriteSheetProps = { party: Unregistered; onWritten: () => void; onClose: () => void }

/** Adds register entries for guests who are here and have none yet. */
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
    if (lines.some((line) => errorsOfForm(line).length > 0)) return
    const answer = await writing.send({ lines: lines.map(toTyped) })
    if (!answer?.ok) return
    onWritten()
    onClose()
  }
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
        </>
      )}
    </DeskForm>
  )
}
