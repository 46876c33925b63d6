import { useState } from 'react'
import type { RoomNow } from '#contract/desk-cleaning.ts'
import { MAX_DIRTY_REASON } from '#domain/rooms/cleaning.ts'
import { TextInput } from '#web/ui/field.tsx'
import { usePost } from '../desk-calls.ts'
import { DeskForm } from '../desk-form.tsx'
import { useWords } from '../words/use-words.ts'

type NotCleanProps = { room: RoomNow; onDone: () => Promise<void>; onClose: () => void }

/** Shows a form that marks a room as dirty and says what needs cleaning. */
export function NotClean({ room, onDone, onClose }: NotCleanProps) {
  const { ofHouse } = useWords()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const sending = usePost('POST /desk/cleaning/{id}/dirty', { params: { id: String(room.id) } })
  const send = async () => {
    setMissing(!reason.trim())
    if (!reason.trim()) return
    if (!(await sending.send({ reason: reason.trim() }))?.ok) return
    onClose()
    await onDone()
  }
  return (
    <DeskForm
      title={ofHouse.notCleanTitle(room.number)}
      shape="sheet"
      button={ofHouse.putOnList}
      sending={sending}
      faults={isMissing ? { reason: ofHouse.notCleanWhyMissing } : undefined}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {(faultOf) => (
        <>
          <TextInput
            label={ofHouse.notCleanWhy}
            value={reason}
            error={faultOf('reason')}
            maxLength={MAX_DIRTY_REASON}
            autoComplete="off"
            onChange={({ target }) => setReason(target.value)}
          />
          <p className="soft">{ofHouse.notCleanWords}</p>
        </>
      )}
    </DeskForm>
  )
}
