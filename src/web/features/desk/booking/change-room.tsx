import { useState } from 'react'
import type { DeskBooking } from '#contract/desk.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceRow } from '#web/ui/choice-row.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CallState } from '../call-state.tsx'
import { useCall, usePost } from '../desk-calls.ts'
import { PressNotice } from '../press-notice.tsx'
import { useWords } from '../words/use-words.ts'
import './booking.css'

type ChangeRoomProps = {
  booking: DeskBooking
  /** the guests are at the desk and need a room that is free right now */
  isAtDesk?: boolean
  onClose: () => void
  onChanged: (booking: DeskBooking) => void
}

/** Another room of the hotel for the whole stay. With several rooms, each has its own list. */
export function ChangeRoom({ booking, isAtDesk = false, onClose, onChanged }: ChangeRoomProps) {
  const words = useWords()
  const params = { id: booking.id }
  const called = useCall('GET /desk/bookings/{id}/free-rooms', {
    params,
    query: isAtDesk ? { at_desk: 'yes' } : {},
  })
  const rooms = called.value
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
        {rooms && <p>{rooms.length === 0 ? words.noOtherRoom : words.changeRoomWords}</p>}
        <div className="free-rooms">
          {rooms?.map(({ number, has_bathtub }) => (
            <Button key={number} aria-disabled={moving.isBusy} onClick={() => void move(number)}>
              {words.greetRoom(number)}
              {has_bathtub && (
                <>
                  <Icon name="bath" />
                  <span className="visually-hidden">{words.withBathtub}</span>
                </>
              )}
            </Button>
          ))}
        </div>
      </div>
    </Sheet>
  )
}
