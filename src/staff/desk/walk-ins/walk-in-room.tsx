import { Sheet } from '#web/ui/dialog.tsx'
import { RoomButtons } from '../booking/room-buttons.tsx'
import { CallState } from '../call-state.tsx'
import { useCall, usePost } from '../desk-calls.ts'
import { PressNotice } from '../press-notice.tsx'
import { useWords } from '../words/use-words.ts'
import type { WalkInSheetProps } from './take-of-walk-in.tsx'

/** Moves walk-ins who are here to another free room. */
export function WalkInRoom({ walkIn, onChange, onClose }: WalkInSheetProps) {
  const words = useWords()
  const params = { id: walkIn.id }
  const called = useCall('GET /desk/walk-ins/{id}/free-rooms', { params })
  const moving = usePost('POST /desk/walk-ins/{id}/room', { params })
  const move = async (to: string) => {
    const answer = await moving.send({ from: walkIn.room, to })
    if (!answer?.ok) return
    onChange(answer.value)
    onClose()
  }
  return (
    <Sheet title={words.changeRoom} leaving={{ closable: true, onClose }}>
      <div className="flow">
        <CallState of={called} />
        <PressNotice sending={moving} />
        <RoomButtons
          rooms={called.value}
          hint={words.changeRoomWords}
          isBusy={moving.isBusy}
          onRoom={(to) => void move(to)}
        />
      </div>
    </Sheet>
  )
}
