import { useState } from 'react'
import { addDays, addMinutes, istInstant, istDateOf, toIstIso, type IstDate } from '#domain/kernel/ist.ts'
import { BLOCKS_BY_HAND, MAX_BLOCK_NOTE } from '#domain/rooms/block.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceRow } from '#web/ui/choice-row.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { WrittenText } from '#web/ui/written-text.tsx'
import { usePost } from '../desk-calls.ts'
import { DeskForm } from '../desk-form.tsx'
import { PressNotice } from '../press-notice.tsx'
import { momentWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import type { RackRoom, RackStay } from './rack.tsx'

const STEP_MINUTES = 5
const MORNING_HOUR = 10

/** Formats a moment for a datetime field, always in Indian time, whatever the phone's time zone. */
const fieldTime = (at: Date): string => toIstIso(at).slice(0, 16)

/** Returns the default period: from now until the next 10 AM, or the whole day that the rack shows. */
function usualTimes(day: IstDate): { from: string; until: string } {
  const now = serverNow()
  if (day > istDateOf(now))
    return {
      from: fieldTime(istInstant(day, MORNING_HOUR)),
      until: fieldTime(istInstant(addDays(day, 1), MORNING_HOUR)),
    }
  const step = STEP_MINUTES * 60_000
  const from = new Date(Math.floor(now.getTime() / step) * step)
  const today = istInstant(istDateOf(now), MORNING_HOUR)
  return { from: fieldTime(from), until: fieldTime(today > addMinutes(now, 60) ? today : addMinutes(today, 24 * 60)) }
}

const FIELD_OF_CODE = {
  BLOCK_BACKWARDS: 'until',
  BLOCK_OVER: 'until',
  BLOCK_TOO_LONG: 'until',
  BLOCK_BEGAN: 'from',
  BLOCK_TOO_FAR_AHEAD: 'from',
  ROOM_TAKEN: 'room',
  NO_ROOM_FREE: 'room',
}

type BlockProps = {
  day: IstDate
  rooms: readonly RackRoom[]
  /** undefined for any free room */
  room: RackRoom | undefined
  onClose: () => void
}

/** Shows a form that blocks a room: which one, why, from when and until when. */
export function BlockSheet({ day, rooms, room, onClose }: BlockProps) {
  const words = useWords()
  const [roomId, setRoomId] = useState(room ? String(room.id) : '')
  const [why, setWhy] = useState<(typeof BLOCKS_BY_HAND)[number]>('repair')
  const [times, setTimes] = useState(() => usualTimes(day))
  const [note, setNote] = useState('')
  const [isTimeMissing, setTimeMissing] = useState(false)
  const blocking = usePost('POST /desk/blocks')
  const chosen = rooms.find(({ id }) => String(id) === roomId)
  const title = chosen ? words.ofRooms.blockRoom(chosen.number) : words.ofRooms.blockAny
  const block = async () => {
    setTimeMissing(!times.from || !times.until)
    if (!times.from || !times.until) return
    const answer = await blocking.send({ room: chosen?.id ?? null, ...times, why, note: note.trim() || null })
    if (answer?.ok) onClose()
  }
  return (
    <DeskForm
      title={title}
      shape="sheet"
      button={title}
      sending={blocking}
      fieldOf={FIELD_OF_CODE}
      faults={isTimeMissing ? { [times.from ? 'until' : 'from']: words.ofRooms.timesMissing } : undefined}
      onSubmit={() => void block()}
      onClose={onClose}
    >
      {(faultOf) => (
        <>
          <Select
            label={words.room}
            value={roomId}
            error={faultOf('room')}
            onChange={({ target }) => setRoomId(target.value)}
          >
            <option value="">{words.ofRooms.anyRoom}</option>
            {rooms.map(({ id, number, name }) => (
              <option key={id} value={String(id)}>
                {[number, name].filter(Boolean).join(', ')}
              </option>
            ))}
          </Select>
          <ChoiceRow label={words.ofRooms.why}>
            {BLOCKS_BY_HAND.map((reason) => (
              <button
                key={reason}
                type="button"
                className="chip"
                aria-pressed={reason === why}
                onClick={() => setWhy(reason)}
              >
                {words.ofRooms.reasons[reason]}
              </button>
            ))}
          </ChoiceRow>
          <div className="from-until">
            {(['from', 'until'] as const).map((end) => (
              <TextInput
                key={end}
                label={words.ofRooms[end]}
                type="datetime-local"
                value={times[end]}
                error={faultOf(end)}
                onChange={({ target }) => setTimes({ ...times, [end]: target.value })}
              />
            ))}
          </div>
          <TextInput
            label={words.ofRooms.note}
            hint={words.ofRooms.noteHint}
            value={note}
            error={faultOf('note')}
            maxLength={MAX_BLOCK_NOTE}
            autoComplete="off"
            onChange={({ target }) => setNote(target.value)}
          />
        </>
      )}
    </DeskForm>
  )
}

/** Shows an existing block with its reason and end, and a button to lift it. */
export function FreeSheet({ block, room, onClose }: { block: RackStay; room: RackRoom; onClose: () => void }) {
  const words = useWords()
  const freeing = usePost('POST /desk/blocks/{id}/free', { params: { id: block.id ?? '' } })
  const free = async () => {
    const answer = await freeing.send()
    if (answer?.ok) onClose()
  }
  return (
    <Sheet title={words.greetRoom(room.number)} leaving={{ closable: true, onClose }}>
      <div className="flow">
        <p>
          <b>{words.ofRooms.reasons[block.why ?? 'other']}</b>
          {block.note && (
            <>
              : <WrittenText text={block.note} />
            </>
          )}
        </p>
        <p>
          {momentWords(new Date(block.from), words)} – {momentWords(new Date(block.until), words)}
        </p>
        {block.why === 'channel' ? (
          <p className="soft">{words.ofChannels.soldThere}</p>
        ) : (
          <>
            <p className="soft">{words.ofRooms.freeAgainWords}</p>
            <PressNotice sending={freeing} />
            <Button variant="primary" className="big w-full" aria-disabled={freeing.isBusy} onClick={() => void free()}>
              {words.ofRooms.freeAgain}
            </Button>
          </>
        )}
      </div>
    </Sheet>
  )
}
