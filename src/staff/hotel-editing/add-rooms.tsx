import { useState } from 'react'
import { MAX_ROOM_NUMBER } from '#domain/rooms/room-names.ts'
import { roomRange, splitRange } from '#domain/rooms/room-range.ts'
import { TextInput } from '#web/ui/field.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { DeskForm } from '../desk/desk-form.tsx'
import { useWords } from '../desk/words/use-words.ts'
import type { RoomCalls, RoomsPart } from './part.ts'
import { closingBefore, useEdit } from './use-edit.ts'

const FIELD_OF_CODE = {
  RANGE_NOT_NUMBERS: 'from',
  RANGE_BACKWARDS: 'to',
  RANGE_TOO_LONG: 'to',
  ROOM_NUMBER_TAKEN: 'to',
} as const

type AddRoomsProps = { rooms: RoomsPart; addRange: NonNullable<RoomCalls['addRange']>; onClose: () => void }

/** Adds the rooms from one number to another, after showing the numbers and which of them already exist. */
export function AddRooms({ rooms: { value, show, reload }, addRange, onClose }: AddRoomsProps) {
  const words = useWords()
  const { ofHouse } = words
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [hasBathtub, setHasBathtub] = useState(false)
  const [isTried, setTried] = useState(false)
  const editing = useEdit({ show, reload: closingBefore(reload, onClose) })
  const range = roomRange(from, to)
  const existing = value.rooms.map(({ number }) => number)
  const split = range.ok ? splitRange(range.value, existing) : { known: [], added: [] }
  const isTyped = from.trim() !== '' && to.trim() !== ''
  const submit = async () => {
    setTried(true)
    if (!range.ok || split.added.length === 0) return
    if (await editing.edit(() => addRange({ from: from.trim(), to: to.trim(), has_bathtub: hasBathtub }))) onClose()
  }
  const faults =
    isTried && !range.ok ? { [FIELD_OF_CODE[range.refusal]]: ofHouse.rangeFaults[range.refusal] } : undefined
  return (
    <DeskForm
      title={ofHouse.addRange}
      button={split.added.length > 0 ? ofHouse.addCount(split.added.length) : words.add}
      sending={editing}
      faults={faults}
      fieldOf={FIELD_OF_CODE}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {(faultOf) => (
        <>
          <TextInput
            label={ofHouse.rangeFrom}
            hint={ofHouse.rangeHint}
            value={from}
            maxLength={MAX_ROOM_NUMBER}
            autoComplete="off"
            error={faultOf('from')}
            onChange={({ target }) => setFrom(target.value)}
          />
          <TextInput
            label={ofHouse.rangeTo}
            value={to}
            maxLength={MAX_ROOM_NUMBER}
            autoComplete="off"
            error={faultOf('to')}
            onChange={({ target }) => setTo(target.value)}
          />
          <output className="block wrap-anywhere">
            {isTyped && range.ok && (
              <>
                {split.added.length > 0 ? (
                  <b className="block">{ofHouse.rangeNew(split.added.length, split.added.join(', '))}</b>
                ) : (
                  <b className="block">{ofHouse.rangeNothing}</b>
                )}
                {split.known.length > 0 && split.added.length > 0 && (
                  <span className="soft block">{ofHouse.rangeKnown(split.known.join(', '))}</span>
                )}
              </>
            )}
          </output>
          <Tick checked={hasBathtub} onChange={({ target }) => setHasBathtub(target.checked)}>
            {ofHouse.allBathtub}
          </Tick>
        </>
      )}
    </DeskForm>
  )
}
