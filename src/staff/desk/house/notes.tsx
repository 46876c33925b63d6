import { useState } from 'react'
import type { DeskNote } from '#contract/desk-notes.ts'
import { MAX_NOTE } from '#domain/desk/notes.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { SendState } from '#web/lib/use-send.ts'
import { WrittenText } from '#web/ui/written-text.tsx'
import { useCall, usePost } from '../desk-calls.ts'
import { DeskForm } from '../desk-form.tsx'
import { PressNotice } from '../press-notice.tsx'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'

/** Shows internal notes about a booking. Guests never see them. */
export function BookingNotes({ bookingId }: { bookingId: string }) {
  const params = { id: bookingId }
  const { value, show } = useCall('GET /desk/bookings/{id}/notes', { params })
  const writing = usePost('POST /desk/bookings/{id}/notes', { params })
  return value && <Notes of="booking" notes={value} show={show} writing={writing} />
}

/**
 * Shows notes from one shift to the next until somebody resolves them. The box is above the day's lists while notes are
 * open, and below the lists otherwise.
 */
export function ShiftNotes({ place }: { place: 'above' | 'below' }) {
  const { value, show } = useCall('GET /desk/notes')
  const writing = usePost('POST /desk/notes')
  const hasOpen = value?.some(({ ended_at }) => ended_at === null) ?? false
  if (!value || hasOpen !== (place === 'above')) return null
  return <Notes of="shift" notes={value} show={show} writing={writing} />
}

type Writing = SendState & {
  isBusy: boolean
  send: (body: { text: string }) => Promise<{ ok: true; value: DeskNote[] } | { ok: false } | undefined>
}

type NotesProps = {
  of: 'booking' | 'shift'
  notes: readonly DeskNote[]
  show: (notes: DeskNote[]) => void
  writing: Writing
}

function Notes({ of, notes, show, writing }: NotesProps) {
  const { ofHouse } = useWords()
  const [isWriting, setWriting] = useState(false)
  const title = of === 'shift' ? ofHouse.notesOfShift : ofHouse.notes
  return (
    <section className="box flow" aria-label={title}>
      <h2 className="small-heading">{title}</h2>
      {notes.length === 0 ? (
        <p className="soft">{ofHouse.noNotes}</p>
      ) : (
        <ul className="desk-notes">
          {notes.map((note) => (
            <NoteLine key={note.id} of={of} note={note} show={show} />
          ))}
        </ul>
      )}
      <Button onClick={() => setWriting(true)}>
        <Icon name="plus" />
        {ofHouse.addNote}
      </Button>
      {isWriting && <WriteNote title={title} writing={writing} show={show} onClose={() => setWriting(false)} />}
    </section>
  )
}

function NoteLine({ of, note, show }: Pick<NotesProps, 'of' | 'show'> & { note: DeskNote }) {
  const words = useWords()
  const { ofHouse } = words
  const ending = usePost('POST /desk/notes/{id}/end', { params: { id: note.id } })
  const near = (at: string) => nearWords(new Date(at), serverNow(), words)
  const end = async () => {
    const answer = await ending.send()
    if (answer?.ok) show(answer.value)
  }
  const act = of === 'shift' ? ofHouse.done : ofHouse.strike
  const ended = of === 'shift' ? ofHouse.doneBy : ofHouse.struckBy
  return (
    <li>
      <div>
        <p className="wrap-anywhere">
          {note.ended_at === null ? (
            <WrittenText text={note.text} />
          ) : (
            <s>
              <WrittenText text={note.text} />
            </s>
          )}
        </p>
        <p className="soft">{ofHouse.noteBy(note.by, near(note.at))}</p>
        {note.ended_at !== null && <p className="soft">{ended(note.ended_by ?? '', near(note.ended_at))}</p>}
      </div>
      {note.ended_at === null && (
        <Button aria-label={`${act}: ${note.text}`} aria-disabled={ending.isBusy} onClick={() => void end()}>
          {act}
        </Button>
      )}
      <PressNotice sending={ending} />
    </li>
  )
}

type WriteNoteProps = Pick<NotesProps, 'show' | 'writing'> & { title: string; onClose: () => void }

function WriteNote({ title, writing, show, onClose }: WriteNoteProps) {
  const { ofHouse } = useWords()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const write = async () => {
    setMissing(!text.trim())
    if (!text.trim()) return
    const answer = await writing.send({ text: text.trim() })
    if (!answer?.ok) return
    show(answer.value)
    onClose()
  }
  return (
    <DeskForm
      title={title}
      shape="sheet"
      button={ofHouse.writeNote}
      sending={writing}
      faults={isMissing ? { text: ofHouse.noteMissing } : undefined}
      onSubmit={() => void write()}
      onClose={onClose}
    >
      {(faultOf) => (
        <TextInput
          label={ofHouse.note}
          hint={ofHouse.noteHint}
          value={text}
          error={faultOf('text')}
          maxLength={MAX_NOTE}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </DeskForm>
  )
}
