import { useState } from 'react'
import type { DeskBooking } from '#contract/desk.ts'
import { ChoiceRow } from '#web/ui/choice-row.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { CallState } from '../call-state.tsx'
import { useCall, usePost } from '../desk-calls.ts'
import { PressNotice } from '../press-notice.tsx'
import { useWords } from '../words/use-words.ts'
import { RoomButtons } from './room-buttons.tsx'

type ChangeRoomProps = {
  booking: DeskBooking
  /** whether the guests are at the desk and need a room that is free now */
  isAtDesk?: boolean
  onClose: () => void
  onChanged: (booking: DeskBooking) => void
}

/** Moves the guests to another room for the whole stay. Each booked room has its own list. */
export function ChangeRoom({ booking, isAtDesk = false, onClose, onChanged }: ChangeRoomProps) {
  const words = useWords()
  const params = { id: booking.id }
  const called = useCall('GET /desk/bookings/{id}/free-rooms', {
    params,
    query: isAtDesk ? { at_desk: 'yes' } : {},
  })
  const [from, setFrom] = useState(booking.rooms[0] ?? '')
  const moving = usePost('POST /desk/bookings/{id}/room', { params })
  const move = async (to: string) => {
    const answer = await moving.send({ from, to })
    if (!answer?.ok) return
    onChanged(answer.value)
    onClose()
  }
  return (
    <Sheet title={words.changeRoom} leaving={{ closable: true, onClose }}>
      <div className="flow">
        {booking.rooms.length > 1 && (
          <ChoiceRow label={words.room}>
            {booking.rooms.map((room) => (
              <button
                key={room}
                type="button"
                className="chip"
                aria-pressed={room === from}
                onClick={() => setFrom(room)}
              >
                {room}
              </button>
            ))}
          </ChoiceRow>
        )}
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
