import { useCallback, useState } from 'react'
import type { HotelRooms } from '#contract/desk-hotel-rooms.ts'
import { MAX_ROOM_NAME, MAX_ROOM_NUMBER } from '#domain/rooms/room-names.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { nearWords } from '../desk/words/desk-time.ts'
import { DeskForm } from '../desk/desk-form.tsx'
import { PressNotice } from '../desk/press-notice.tsx'
import { useWords } from '../desk/words/use-words.ts'
import { AddRooms } from './add-rooms.tsx'
import type { RoomsPart } from './part.ts'
import { closingBefore, useEdit } from './use-edit.ts'
import './hotel-rooms.css'

type HotelRoom = HotelRooms['rooms'][number]

const CLEANING_STEPS = [0, 15, 30, 45, 60, 90, 120]

/** Edits the rooms that a hotel offers through us, and how long cleaning takes. */
export function RoomsEditor({ rooms }: { rooms: RoomsPart }) {
  const words = useWords()
  const [asking, setAsking] = useState<'new' | 'range' | HotelRoom>()
  const { addRange } = rooms.calls
  const close = useCallback(() => setAsking(undefined), [])
  return (
    <>
      <Cleaning rooms={rooms} />
      <ul className="hotel-rooms">
        {rooms.value.rooms.map((room) => (
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
      <Button variant="primary" className="big w-full" onClick={() => setAsking('new')}>
        {words.ofRooms.addRoom}
      </Button>
      {addRange && (
        <Button className="w-full" onClick={() => setAsking('range')}>
          {words.ofHouse.addRange}
        </Button>
      )}
      {asking === 'range' && addRange && <AddRooms rooms={rooms} addRange={addRange} onClose={close} />}
      {asking && asking !== 'range' && (
        <RoomDialog room={asking === 'new' ? undefined : asking} rooms={rooms} onClose={close} />
      )}
    </>
  )
}

function Cleaning({ rooms: { value, show, reload, calls } }: { rooms: RoomsPart }) {
  const words = useWords()
  const { cleaning_minutes: minutes, version } = value
  const editing = useEdit({ show, reload })
  const [isSaved, setSaved] = useState(false)
  const steps = [...new Set([...CLEANING_STEPS, minutes])].toSorted((one, other) => one - other)
  const save = async (next: number) => {
    setSaved(await editing.edit(() => calls.setCleaning({ minutes: next, version })))
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
      <PressNotice sending={editing} />
      <output>{isSaved ? words.ofRooms.saved : ''}</output>
    </section>
  )
}

type RoomDialogProps = { room: HotelRoom | undefined; rooms: RoomsPart; onClose: () => void }

type TypedRoom = Pick<HotelRoom, 'number' | 'name' | 'has_bathtub'>

/** Keeps values that the user did not touch, even if somebody else changed them. */
const changesOf = (room: TypedRoom, { number, name, has_bathtub }: TypedRoom): Partial<TypedRoom> => ({
  ...(number === room.number ? {} : { number }),
  ...(name === room.name ? {} : { name }),
  ...(has_bathtub === room.has_bathtub ? {} : { has_bathtub }),
})

const NUMBER_FAULTS = { ROOM_NUMBER_TAKEN: 'number' }

function RoomDialog({ room, rooms: { value, show, reload, calls }, onClose }: RoomDialogProps) {
  const words = useWords()
  const [number, setNumber] = useState(room?.number ?? '')
  const [name, setName] = useState(room?.name ?? '')
  const [hasBathtub, setHasBathtub] = useState(room?.has_bathtub ?? false)
  const [isMissing, setMissing] = useState(false)
  const editing = useEdit({ show, reload: closingBefore(reload, onClose) })
  const bookedUntil = room?.bathtub_booked_until
  const submit = async () => {
    setMissing(!number.trim())
    if (!number.trim()) return
    const typed = { number: number.trim(), name: name.trim() || null, has_bathtub: hasBathtub }
    const save = () =>
      room ? calls.edit(room.id, { ...changesOf(room, typed), version: value.version }) : calls.add(typed)
    if (await editing.edit(save)) onClose()
  }
  return (
    <DeskForm
      title={room ? words.ofRooms.editRoom(room.number) : words.ofRooms.addRoom}
      button={words.ofRooms.save}
      sending={editing}
      faults={isMissing ? { number: words.ofRooms.numberMissing } : undefined}
      fieldOf={NUMBER_FAULTS}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {(faultOf) => (
        <>
          <TextInput
            label={words.ofRooms.number}
            value={number}
            maxLength={MAX_ROOM_NUMBER}
            autoComplete="off"
            error={faultOf('number')}
            onChange={({ target }) => setNumber(target.value)}
          />
          <TextInput
            label={words.ofRooms.name}
            value={name}
            error={faultOf('name')}
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
        </>
      )}
    </DeskForm>
  )
}
