import { useState } from 'react'
import { TextInput } from '#web/ui/field.tsx'
import { RoomButtons } from '../booking/room-buttons.tsx'
import { useCall, usePost } from '../desk-calls.ts'
import { DeskForm } from '../desk-form.tsx'
import { useWords } from '../words/use-words.ts'
import type { WalkInSheetProps } from './take-of-walk-in.tsx'

/** Shows a form that undoes a mistaken check-out, with a choice of rooms if the guests' own was given away. */
export function TakeLeftBack({ walkIn, onChange, onClose }: WalkInSheetProps) {
  const words = useWords()
  const [reason, setReason] = useState('')
  const [isPressed, setPressed] = useState(false)
  const taking = usePost('POST /desk/walk-ins/{id}/take-back', { params: { id: walkIn.id } })
  const takeBack = async (to?: string) => {
    setPressed(true)
    if (!reason.trim()) return
    const answer = await taking.send({ reason: reason.trim(), ...(to ? { from: walkIn.room, to } : {}) })
    if (!answer?.ok) return
    onChange(answer.value)
    onClose()
  }
  const isGivenAway = taking.state === 'refused' && taking.refusal.code === 'ROOM_STILL_IN_USE'
  return (
    <DeskForm
      title={words.takeBack}
      button={words.takeBack}
      sending={taking}
      faults={isPressed && !reason.trim() ? { reason: words.ofMoney.whyMissing } : undefined}
      onSubmit={() => void takeBack()}
      onClose={onClose}
    >
      {(faultOf) => (
        <>
          <p>{words.takeBackWords}</p>
          <TextInput
            label={words.ofMoney.why}
            value={reason}
            autoComplete="off"
            maxLength={200}
            error={faultOf('reason')}
            onChange={({ target }) => setReason(target.value)}
          />
          {isGivenAway && <OtherRooms id={walkIn.id} isBusy={taking.isBusy} onRoom={(room) => void takeBack(room)} />}
        </>
      )}
    </DeskForm>
  )
}

function OtherRooms({ id, isBusy, onRoom }: { id: string; isBusy: boolean; onRoom: (room: string) => void }) {
  const words = useWords()
  const { value: rooms } = useCall('GET /desk/walk-ins/{id}/free-rooms', { params: { id } })
  return <RoomButtons rooms={rooms} hint={words.ofRooms.givenAway} isBusy={isBusy} onRoom={onRoom} />
}
