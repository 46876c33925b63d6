import { DESK } from '#web/lib/desk-paths.ts'
import { EditedPart } from '../../hotel-editing/edited-part.tsx'
import type { RoomCalls } from '../../hotel-editing/part.ts'
import { RoomsEditor } from '../../hotel-editing/rooms-editor.tsx'
import { CallState } from '../call-state.tsx'
import { post, useCall } from '../desk-calls.ts'
import { DeskPage } from '../desk-frame.tsx'
import { useWords } from '../words/use-words.ts'

const CALLS: RoomCalls = {
  add: (body) => post('POST /desk/hotel-rooms', { body }),
  addRange: (body) => post('POST /desk/hotel-rooms/range', { body }),
  edit: (id, body) => post('POST /desk/hotel-rooms/{id}', { params: { id: String(id) }, body }),
  setCleaning: (body) => post('POST /desk/cleaning-minutes', { body }),
}

/** Lists the rooms for a manager, with how long cleaning takes. */
export function HotelRoomsPage() {
  const words = useWords()
  const called = useCall('GET /desk/hotel-rooms')
  const { value, show, retry } = called
  return (
    <DeskPage title={words.ofRooms.hotelRooms} backTo={DESK.more}>
      <h1>{words.ofRooms.hotelRooms}</h1>
      <p className="soft">{words.ofRooms.hotelRoomsWords}</p>
      <CallState of={called} />
      {value && (
        <EditedPart value={value} show={show} reload={retry} calls={CALLS}>
          {(rooms) => <RoomsEditor rooms={rooms} />}
        </EditedPart>
      )}
    </DeskPage>
  )
}
