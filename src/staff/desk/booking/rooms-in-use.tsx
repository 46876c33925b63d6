import { useState } from 'react'
import type { DeskBooking } from '#contract/desk.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { post } from '../desk-calls.ts'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'

type RoomsInUseProps = {
  booking: DeskBooking
  onOther: () => void
  /** called after the previous guests were checked out, to reload the booking */
  onEmpty: () => void
}

/**
 * Lists rooms of this booking that other guests still occupy. The desk assigns another room or checks the others out.
 */
export function RoomsInUse({ booking, onOther, onEmpty }: RoomsInUseProps) {
  const words = useWords()
  const [fault, setFault] = useState<string>()
  const { ofRooms } = words
  const leave = async (id: string) => {
    setFault(undefined)
    const answer = await post('POST /desk/bookings/{id}/leave', { params: { id }, body: {} })
    if (!answer.ok) return setFault(words.refusal(answer.refusal))
    return onEmpty()
  }
  return booking.rooms_in_use.map(({ room, booking: other, until }) => (
    <div key={room} className="box flow" role="alert">
      <p>
        <b>{ofRooms.notFreeYet(room)}</b>
        <br />
        {other?.is_inside
          ? ofRooms.someoneInside(other.code)
          : ofRooms.someoneHas(nearWords(new Date(until), serverNow(), words))}
      </p>
      {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
      <Button variant="primary" className="w-full" onClick={onOther}>
        {ofRooms.giveOther}
      </Button>
      {other?.is_inside && (
        <Button className="w-full" onClick={() => void leave(other.id)}>
          {ofRooms.emptyNow(room)}
        </Button>
      )}
    </div>
  ))
}
