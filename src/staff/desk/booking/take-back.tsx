import { useState } from 'react'
import type { DeskBooking } from '#contract/desk.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useCall, usePost } from '../desk-calls.ts'
import { PressNotice } from '../press-notice.tsx'
import { useWords } from '../words/use-words.ts'
import { RoomButtons } from './room-buttons.tsx'

type TakeBackProps = { booking: DeskBooking; onChange: (booking: DeskBooking) => void; onClose: () => void }

/**
 * Undoes the last entry, such as a check-in. If a check-out is undone but the guests' room was reassigned, the desk
 * chooses another room.
 */
export function TakeBack({ booking, onChange, onClose }: TakeBackProps) {
  const words = useWords()
  const [reason, setReason] = useState('')
  const taking = usePost('POST /desk/bookings/{id}/take-back', { params: { id: booking.id } })
  const takeBack = async (why: string, to?: string) => {
    setReason(why)
    const from = booking.rooms[0]
    const answer = await taking.send({ reason: why, ...(to && from ? { from, to } : {}) })
    if (!answer?.ok) return
    onChange(answer.value)
    onClose()
  }
  const isGivenAway =
    booking.visit === 'left' && taking.state === 'refused' && taking.refusal.code === 'ROOM_STILL_IN_USE'
  return (
    <Dialog title={words.takeBack} leaving={{ closable: true, onClose }}>
      <div className="flow">
        <p>{words.takeBackWords}</p>
        <PressNotice sending={taking} />
        {isGivenAway ? (
          <OtherRooms booking={booking} isBusy={taking.isBusy} onRoom={(room) => void takeBack(reason, room)} />
        ) : (
          [words.wrongRow, words.notYetHere].map((why) => (
            <Button key={why} className="w-full" aria-disabled={taking.isBusy} onClick={() => void takeBack(why)}>
              {why}
            </Button>
          ))
        )}
      </div>
    </Dialog>
  )
}

type OtherRoomsProps = { booking: DeskBooking; isBusy: boolean; onRoom: (room: string) => void }

function OtherRooms({ booking, isBusy, onRoom }: OtherRoomsProps) {
  const words = useWords()
  const { value: rooms } = useCall('GET /desk/bookings/{id}/free-rooms', { params: { id: booking.id }, query: {} })
  return <RoomButtons rooms={rooms} hint={words.ofRooms.givenAway} isBusy={isBusy} onRoom={onRoom} />
}
