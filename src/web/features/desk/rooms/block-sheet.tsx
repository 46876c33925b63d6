import { useState, type SubmitEvent } from 'react'
import { addDays, addMinutes, istInstant, istDateOf, toIstIso, type IstDate } from '#domain/kernel/ist.ts'
import { BLOCK_REASONS, MAX_BLOCK_NOTE, type BlockReason } from '#domain/rooms/block.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceRow } from '#web/ui/choice-row.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { deskApi } from '../desk-api.ts'
import { momentWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import type { RackRoom, RackStay } from './rack.tsx'

const STEP_MINUTES = 5
const MORNING_HOUR = 10

/** As a field for date and time writes it; the desk's times are India's, whatever the phone says. */
const fieldTime = (at: Date): string => toIstIso(at).slice(0, 16)

/** From now until the next 10 AM, or over the whole day that the rack shows. */
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

type BlockProps = {
  day: IstDate
  rooms: readonly RackRoom[]
  /** undefined: any free room */
  room: RackRoom | undefined
  onClose: () => void
}

/** Keeps a room from sale: which, why, from when until when. */
export function BlockSheet({ day, rooms, room, onClose }: BlockProps) {
  const words = useWords()
  const [roomId, setRoomId] = useState(room ? String(room.id) : '')
  const [why, setWhy] = useState<BlockReason>('walk_in')
  const [times, setTimes] = useState(() => usualTimes(day))
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const chosen = rooms.find(({ id }) => String(id) === roomId)
  const title = chosen ? words.ofRooms.blockRoom(chosen.number) : words.ofRooms.blockAny
  const block = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!times.from || !times.until) return setFault(words.ofRooms.timesMissing)
    setFault(undefined)
    setBusy(true)
    const answer = await deskApi.post('/desk/blocks', {
      body: { room: chosen?.id ?? null, ...times, why, note: note.trim() || null },
      idempotencyKey: crypto.randomUUID(),
    })
    setBusy(false)
    if (!answer.ok) return setFault(words.refusal(answer.refusal))
    return onClose()
  }
  return (
    <Sheet title={title} leaving={{ closable: true, onClose }}>
      <form className="flow" noValidate onSubmit={(event) => void block(event)}>
        <Select label={words.room} value={roomId} onChange={({ target }) => setRoomId(target.value)}>
          <option value="">{words.ofRooms.anyRoom}</option>
          {rooms.map(({ id, number, name }) => (
            <option key={id} value={String(id)}>
              {[number, name].filter(Boolean).join(', ')}
            </option>
          ))}
        </Select>
        <ChoiceRow label={words.ofRooms.why}>
          {BLOCK_REASONS.map((reason) => (
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
          <TextInput
            label={words.ofRooms.from}
            type="datetime-local"
            value={times.from}
            onChange={({ target }) => setTimes({ ...times, from: target.value })}
          />
          <TextInput
            label={words.ofRooms.until}
            type="datetime-local"
            value={times.until}
            onChange={({ target }) => setTimes({ ...times, until: target.value })}
          />
        </div>
        <TextInput
          label={words.ofRooms.note}
          hint={words.ofRooms.noteHint}
          value={note}
          maxLength={MAX_BLOCK_NOTE}
          autoComplete="off"
          onChange={({ target }) => setNote(target.value)}
        />
        {fault && <Notice tone="danger">{fault}</Notice>}
        <Button type="submit" look="primary" className="big w-full" disabled={isBusy}>
          {title}
        </Button>
      </form>
    </Sheet>
  )
}

/** A block that stands: why, until when, and the way to free it. */
export function FreeSheet({ block, room, onClose }: { block: RackStay; room: RackRoom; onClose: () => void }) {
  const words = useWords()
  const [fault, setFault] = useState<string>()
  const free = async () => {
    const answer = await deskApi.post('/desk/blocks/{id}/free', {
      params: { id: block.id ?? '' },
      idempotencyKey: crypto.randomUUID(),
    })
    if (!answer.ok) return setFault(words.refusal(answer.refusal))
    return onClose()
  }
  return (
    <Sheet title={words.greetRoom(room.number)} leaving={{ closable: true, onClose }}>
      <div className="flow">
        <p>
          <b>{words.ofRooms.reasons[block.why ?? 'other']}</b>
          {block.note && `: ${block.note}`}
        </p>
        <p>
          {momentWords(new Date(block.from), words)} – {momentWords(new Date(block.until), words)}
        </p>
        <p className="soft">{words.ofRooms.freeAgainWords}</p>
        {fault && <Notice tone="danger">{fault}</Notice>}
        <Button look="primary" className="big w-full" onClick={() => void free()}>
          {words.ofRooms.freeAgain}
        </Button>
      </div>
    </Sheet>
  )
}
