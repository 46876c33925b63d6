import { useCallback, useState, type SubmitEvent } from 'react'
import type { HotelRooms } from '#contract/desk-hotel-rooms.ts'
import { MAX_ROOM_NAME, MAX_ROOM_NUMBER } from '#domain/rooms/room-names.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { deskApi } from '../desk-api.ts'
import { DeskPage } from '../desk-frame.tsx'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import { useLoaded } from '../use-loaded.ts'
import './hotel-rooms.css'

type HotelRoom = HotelRooms['rooms'][number]

const CLEANING_STEPS = [0, 15, 30, 45, 60, 90, 120]

const once = () => ({ idempotencyKey: crypto.randomUUID() })

const load = (signal: AbortSignal) => deskApi.get('/desk/hotel-rooms', { signal })

/** A manager's list of the rooms, and how long they are cleaned. */
export function HotelRoomsPage() {
  const words = useWords()
  const { value, fault, show } = useLoaded(load)
  const [asking, setAsking] = useState<'new' | HotelRoom>()
  const close = useCallback(() => setAsking(undefined), [])
  return (
    <DeskPage title={words.ofRooms.hotelRooms} backTo={DESK.more}>
      <h1>{words.ofRooms.hotelRooms}</h1>
      <p className="soft">{words.ofRooms.hotelRoomsWords}</p>
      {fault && <Notice tone="danger">{fault}</Notice>}
      {!value && !fault && <output className="block">{words.loading}</output>}
      {value && <Cleaning minutes={value.cleaning_minutes} onSaved={show} />}
      <ul className="hotel-rooms">
        {value?.rooms.map((room) => (
          <li key={room.id} className="box">
            <p>
              <b>{room.number}</b>
              {room.has_bathtub && (
                <>
                  <Icon name="bath" />
                  <span className="visually-hidden">{words.withBathtub}</span>
                </>
              )}
              {room.name && <span>{room.name}</span>}
            </p>
            <Button aria-label={`${words.ofRooms.edit}: ${room.number}`} onClick={() => setAsking(room)}>
              {words.ofRooms.edit}
            </Button>
          </li>
        ))}
      </ul>
      {value && (
        <Button look="primary" className="big w-full" onClick={() => setAsking('new')}>
          {words.ofRooms.addRoom}
        </Button>
      )}
      {asking && (
        <RoomDialog
          room={asking === 'new' ? undefined : asking}
          onClose={close}
          onSaved={(rooms) => {
            show(rooms)
            close()
          }}
        />
      )}
    </DeskPage>
  )
}

function Cleaning({ minutes, onSaved }: { minutes: number; onSaved: (rooms: HotelRooms) => void }) {
  const words = useWords()
  const [fault, setFault] = useState<string>()
  const [isSaved, setSaved] = useState(false)
  const steps = [...new Set([...CLEANING_STEPS, minutes])].toSorted((one, other) => one - other)
  const save = async (next: number) => {
    setFault(undefined)
    const answer = await deskApi.post('/desk/cleaning-minutes', { body: { minutes: next }, ...once() })
    if (!answer.ok) return setFault(words.refusal(answer.refusal))
    setSaved(true)
    return onSaved(answer.value)
  }
  return (
    <section className="box flow">
      <Select
        label={words.ofRooms.cleaning}
        hint={words.ofRooms.cleaningWords}
        value={String(minutes)}
        onChange={({ target }) => void save(Number(target.value))}
      >
        {steps.map((step) => (
          <option key={step} value={String(step)}>
            {words.ofRooms.minutes(step)}
          </option>
        ))}
      </Select>
      {fault && <Notice tone="danger">{fault}</Notice>}
      <output>{isSaved ? words.ofRooms.saved : ''}</output>
    </section>
  )
}

type RoomDialogProps = { room: HotelRoom | undefined; onClose: () => void; onSaved: (rooms: HotelRooms) => void }

function RoomDialog({ room, onClose, onSaved }: RoomDialogProps) {
  const words = useWords()
  const [number, setNumber] = useState(room?.number ?? '')
  const [name, setName] = useState(room?.name ?? '')
  const [hasBathtub, setHasBathtub] = useState(room?.has_bathtub ?? false)
  const [fault, setFault] = useState<string>()
  const bookedUntil = room?.bathtub_booked_until
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!number.trim()) return setFault(words.ofRooms.numberMissing)
    const body = { number: number.trim(), name: name.trim() || null, has_bathtub: hasBathtub }
    const answer = room
      ? await deskApi.post('/desk/hotel-rooms/{id}', { params: { id: String(room.id) }, body, ...once() })
      : await deskApi.post('/desk/hotel-rooms', { body, ...once() })
    if (!answer.ok) return setFault(words.refusal(answer.refusal))
    return onSaved(answer.value)
  }
  return (
    <Dialog
      title={room ? words.ofRooms.editRoom(room.number) : words.ofRooms.addRoom}
      leaving={{ closable: true, onClose }}
    >
      <form className="flow" noValidate onSubmit={(event) => void save(event)}>
        <TextInput
          label={words.ofRooms.number}
          value={number}
          maxLength={MAX_ROOM_NUMBER}
          autoComplete="off"
          onChange={({ target }) => setNumber(target.value)}
        />
        <TextInput
          label={words.ofRooms.name}
          value={name}
          maxLength={MAX_ROOM_NAME}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Tick
          checked={hasBathtub}
          disabled={Boolean(bookedUntil)}
          onChange={({ target }) => setHasBathtub(target.checked)}
        >
          {words.ofRooms.hasBathtub}
        </Tick>
        {bookedUntil && (
          <p className="soft">{words.ofRooms.bathtubBooked(nearWords(new Date(bookedUntil), serverNow(), words))}</p>
        )}
        {fault && <Notice tone="danger">{fault}</Notice>}
        <Button type="submit" look="primary" className="big w-full">
          {words.ofRooms.save}
        </Button>
      </form>
    </Dialog>
  )
}
