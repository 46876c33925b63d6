import { DESK } from '#web/lib/desk-paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import { EditedPart } from '../../hotel-editing/edited-part.tsx'
import type { RoomCalls } from '../../hotel-editing/part.ts'
import { RoomsEditor } from '../../hotel-editing/rooms-editor.tsx'
import { once } from '../../hotel-editing/use-change.ts'
import { deskApi } from '../desk-api.ts'
import { DeskPage } from '../desk-frame.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useWords } from '../words/use-words.ts'

const load = (signal?: AbortSignal) => deskApi.get('/desk/hotel-rooms', { signal })

const CALLS: RoomCalls = {
  add: (body) => deskApi.post('/desk/hotel-rooms', { body, ...once() }),
  edit: (id, body) => deskApi.post('/desk/hotel-rooms/{id}', { params: { id: String(id) }, body, ...once() }),
  setCleaning: (body) => deskApi.post('/desk/cleaning-minutes', { body, ...once() }),
}

/** A manager's list of the rooms, and how long they are cleaned. */
export function HotelRoomsPage() {
  const words = useWords()
  const { value, fault, show, again } = useLoaded(load)
  return (
    <DeskPage title={words.ofRooms.hotelRooms} backTo={DESK.more}>
      <h1>{words.ofRooms.hotelRooms}</h1>
      <p className="soft">{words.ofRooms.hotelRoomsWords}</p>
      {fault && <Notice tone="danger">{fault}</Notice>}
      {!value && !fault && <output className="block">{words.loading}</output>}
      {value && (
        <EditedPart value={value} show={show} again={again} calls={CALLS}>
          {(rooms) => <RoomsEditor rooms={rooms} />}
        </EditedPart>
      )}
    </DeskPage>
  )
}
