import type { RoomNow } from '#contract/desk-cleaning.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { usePost } from '../desk-calls.ts'
import { PressNotice } from '../press-notice.tsx'
import { useWords } from '../words/use-words.ts'
import { wordsOfRoom } from './room-words.ts'

const CLASSES: Record<RoomNow['state'], string> = {
  late: 'room-line line-late',
  to_clean: 'room-line',
  cleaning: 'room-line',
  free: 'room-line line-free',
  in: 'room-line',
  kept: 'room-line',
  blocked: 'room-line line-shut',
}

type RoomLineProps = {
  room: RoomNow
  now: Date
  onChanged: () => Promise<void>
  /** offers to add a free room to the cleaning list */
  onNotClean: (() => void) | undefined
}

/** Shows one room: its number, its state, and the desk's next step. */
export function RoomLine({ room, now, onChanged, onNotClean }: RoomLineProps) {
  const words = useWords()
  const { icon, state, detail } = wordsOfRoom(room, now, words)
  const isUrgent = room.cleaning?.is_urgent === true && (room.state === 'to_clean' || room.state === 'cleaning')
  return (
    <li className={isUrgent ? 'room-line line-urgent' : CLASSES[room.state]}>
      <p className="room-number">
        <span className="visually-hidden">{words.room} </span>
        {room.number}
        {room.has_bathtub && (
          <>
            <Icon name="bath" />
            <span className="visually-hidden">{words.withBathtub}</span>
          </>
        )}
      </p>
      <div className="room-said">
        <p className="room-state">
          <Icon name={icon} />
          {state}
        </p>
        <p className="soft">{detail}</p>
        {room.state === 'free' && onNotClean && (
          <button
            type="button"
            className="link"
            aria-label={words.ofHouse.ofRoom(words.ofHouse.notClean, room.number)}
            onClick={onNotClean}
          >
            {words.ofHouse.notClean}
          </button>
        )}
      </div>
      <div className="room-act">
        <RoomAct room={room} onChanged={onChanged} />
      </div>
    </li>
  )
}

type ActProps = { room: RoomNow; onChanged: () => Promise<void> }

function RoomAct({ room, onChanged }: ActProps) {
  const words = useWords()
  const { ofHouse } = words
  switch (room.state) {
    case 'late':
    case 'in':
      return room.party ? <LeaveAct room={room} party={room.party} /> : null
    case 'to_clean':
    case 'cleaning':
      return <CleanAct room={room} onChanged={onChanged} />
    case 'free':
      return (
        <LinkButton to={DESK.takeWalkInRoom(room.id)} aria-label={ofHouse.ofRoom(ofHouse.give, room.number)}>
          {ofHouse.give}
        </LinkButton>
      )
    case 'blocked':
      return room.block ? (
        <FreeAct room={room} blockId={room.block.id} act={ofHouse.freeIt} onChanged={onChanged} />
      ) : null
    case 'kept':
      return null
    default:
      return room.state satisfies never
  }
}

/** Guests check out on the page with their bill. */
function LeaveAct({ room, party }: { room: RoomNow; party: NonNullable<RoomNow['party']> }) {
  const { ofHouse } = useWords()
  const act = room.state === 'late' ? ofHouse.leftAsk : ofHouse.left
  const to = party.kind === 'walk_in' ? DESK.walkIn(party.id) : DESK.booking(party.id)
  return (
    <LinkButton to={to} aria-label={ofHouse.ofRoom(act, room.number)}>
      {act}
    </LinkButton>
  )
}

function CleanAct({ room, onChanged }: ActProps) {
  const { ofHouse } = useWords()
  const cleaning = usePost('POST /desk/cleaning/{id}/clean', { params: { id: String(room.id) } })
  const clean = async () => {
    if ((await cleaning.send())?.ok) await onChanged()
  }
  return (
    <>
      <Button
        aria-label={ofHouse.ofRoom(ofHouse.clean, room.number)}
        aria-disabled={cleaning.isBusy}
        onClick={() => void clean()}
      >
        {ofHouse.clean}
      </Button>
      <PressNotice sending={cleaning} />
    </>
  )
}

function FreeAct({ room, blockId, act, onChanged }: ActProps & { blockId: string; act: string }) {
  const { ofHouse } = useWords()
  const freeing = usePost('POST /desk/blocks/{id}/free', { params: { id: blockId } })
  const free = async () => {
    if ((await freeing.send())?.ok) await onChanged()
  }
  return (
    <>
      <Button aria-label={ofHouse.ofRoom(act, room.number)} aria-disabled={freeing.isBusy} onClick={() => void free()}>
        {act}
      </Button>
      <PressNotice sending={freeing} />
    </>
  )
}
