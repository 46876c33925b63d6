import type { RoomConflict } from '#contract/desk-channels.ts'
import { minutesBetween } from '#domain/kernel/ist.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useNow } from '../../kit/use-now.ts'
import { useCall, usePost } from '../desk-calls.ts'
import { PressNotice } from '../press-notice.tsx'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import './channels.css'

/** Rooms that another site and we both sold, above everything else of today. */
export function ConflictsToday() {
  const { value, retry } = useCall('GET /desk/conflicts')
  return value ? <Conflicts conflicts={value} reload={retry} /> : null
}

export function Conflicts({ conflicts, reload }: { conflicts: readonly RoomConflict[]; reload: () => Promise<void> }) {
  if (conflicts.length === 0) return null
  return (
    <ul className="conflicts">
      {conflicts.map((conflict) => (
        <Conflict
          key={`${conflict.channel} ${conflict.room} ${conflict.from} ${conflict.party.id}`}
          conflict={conflict}
          reload={reload}
        />
      ))}
    </ul>
  )
}

function Conflict({ conflict, reload }: { conflict: RoomConflict; reload: () => Promise<void> }) {
  const words = useWords()
  const now = useNow()
  const { ofChannels } = words
  const { channel, room, party, free_room: free } = conflict
  const near = (at: string) => nearWords(new Date(at), now, words)
  const who = party.code ?? ofChannels.walkIn
  return (
    <li className="conflict">
      <p>
        <b>{ofChannels.soldTwice(room)}</b>
        <br />
        {ofChannels.twiceWords(
          channel,
          near(conflict.from),
          near(conflict.until),
          ofChannels.minutesAgo(Math.max(0, Math.floor(minutesBetween(new Date(conflict.read_at), now)))),
        )}
        <br />
        {ofChannels.ours(who, near(party.from))}
      </p>
      {party.kind === 'walk_in' ? (
        <LinkButton to={DESK.walkIn(party.id)}>{ofChannels.open}</LinkButton>
      ) : (
        <>
          {free === null && <p>{ofChannels.noneFree}</p>}
          {free !== null && <GiveRoom conflict={conflict} to={free} reload={reload} />}
          <LinkButton to={DESK.booking(party.id)}>{free === null ? ofChannels.cannotTake : ofChannels.open}</LinkButton>
        </>
      )}
    </li>
  )
}

function GiveRoom({ conflict, to, reload }: { conflict: RoomConflict; to: string; reload: () => Promise<void> }) {
  const { ofChannels } = useWords()
  const { room, party } = conflict
  const moving = usePost('POST /desk/bookings/{id}/room', { params: { id: party.id } })
  const give = async () => {
    const answer = await moving.send({ from: room, to })
    if (answer?.ok) await reload()
  }
  return (
    <>
      <PressNotice sending={moving} />
      <Button variant="primary" aria-disabled={moving.isBusy} onClick={() => void give()}>
        {ofChannels.give(party.code ?? '', to)}
      </Button>
      <p className="soft">{ofChannels.giveWords(to)}</p>
    </>
  )
}
