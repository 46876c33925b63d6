import { useEffect, useState } from 'react'
import type { DeskBooking } from '#contract/desk.ts'
import type { ResponseOf } from '#contract/call.ts'
import type { freeRooms } from '#contract/desk-acts.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceRow } from '#web/ui/choice-row.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { deskApi } from '../desk-api.ts'
import { useWords } from '../words/use-words.ts'
import './booking.css'

type FreeRooms = ResponseOf<typeof freeRooms>
type ChangeRoomProps = { booking: DeskBooking; onClose: () => void; onChanged: (booking: DeskBooking) => void }

/** Another room of the hotel for the whole stay. With several rooms, each has its own list. */
export function ChangeRoom({ booking, onClose, onChanged }: ChangeRoomProps) {
  const words = useWords()
  const [rooms, setRooms] = useState<FreeRooms>()
  const [from, setFrom] = useState(booking.rooms[0] ?? '')
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    const load = async () => {
      const answer = await deskApi.get('/desk/bookings/{id}/free-rooms', { params: { id: booking.id }, query: {} })
      if (answer.ok) setRooms(answer.value)
      else setFault(words.refusal(answer.refusal))
    }
    void load()
  }, [booking.id, words])
  const move = async (to: string) => {
    setFault(undefined)
    const answer = await deskApi.post('/desk/bookings/{id}/room', {
      params: { id: booking.id },
      body: { from, to },
      idempotencyKey: crypto.randomUUID(),
    })
    if (!answer.ok) return setFault(words.refusal(answer.refusal))
    onChanged(answer.value)
    return onClose()
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
        {fault && <Notice tone="danger">{fault}</Notice>}
        {!rooms && !fault && <output className="block">{words.loading}</output>}
        {rooms && <p>{rooms.length === 0 ? words.noOtherRoom : words.changeRoomWords}</p>}
        <div className="free-rooms">
          {rooms?.map(({ number, has_bathtub }) => (
            <Button key={number} onClick={() => void move(number)}>
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
