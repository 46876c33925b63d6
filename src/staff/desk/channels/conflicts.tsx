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

type Reload = { reload: () => Promise<void> }
type ConflictProps = { conflict: RoomConflict } & Reload
type OwnProps = ConflictProps & { party: NonNullable<RoomConflict['party']> }
type SitesProps = ConflictProps & { other: NonNullable<RoomConflict['other_sale']> }

/** Lists the rooms that are sold twice, at the top of Today. */
export function ConflictsToday() {
  const { value, retry } = useCall('GET /desk/conflicts')
  return value ? <Conflicts conflicts={value} reload={retry} /> : null
}

export function Conflicts({ conflicts, reload }: { conflicts: readonly RoomConflict[] } & Reload) {
  if (conflicts.length === 0) return null
  return (
    <ul className="conflicts">
      {conflicts.map((conflict) => (
        <li
          key={`${conflict.channel} ${conflict.room} ${conflict.from} ${conflict.party?.id ?? conflict.other_sale?.conflict}`}
          className="conflict"
        >
          {conflict.party && <OwnConflict conflict={conflict} party={conflict.party} reload={reload} />}
          {conflict.other_sale && <SitesConflict conflict={conflict} other={conflict.other_sale} reload={reload} />}
        </li>
      ))}
    </ul>
  )
}

type Sale = Pick<RoomConflict, 'channel' | 'from' | 'until' | 'read_at'>

/**
 * Returns a function that says which site sold a room, for what time, and how long ago we read that site's calendar.
 */
function useSaleWords(): (sale: Sale) => string {
  const words = useWords()
  const now = useNow()
  const near = (at: string) => nearWords(new Date(at), now, words)
  return ({ channel, from, until, read_at: readAt }) => {
    const read = words.ofChannels.minutesAgo(Math.max(0, Math.floor(minutesBetween(new Date(readAt), now))))
    return words.ofChannels.twiceWords(channel, near(from), near(until), read)
  }
}

/** Shows a room that both we and another site sold. */
function OwnConflict({ conflict, party, reload }: OwnProps) {
  const words = useWords()
  const now = useNow()
  const saleWords = useSaleWords()
  const { ofChannels } = words
  const { room, free_room: free } = conflict
  const who = party.code ?? ofChannels.walkIn
  return (
    <>
      <p>
        <b>{ofChannels.soldTwice(room)}</b>
        <br />
        {saleWords(conflict)}
        <br />
        {ofChannels.ours(who, nearWords(new Date(party.from), now, words))}
      </p>
      {party.kind === 'walk_in' ? (
        <LinkButton to={DESK.walkIn(party.id)}>{ofChannels.open}</LinkButton>
      ) : (
        <>
          {free === null && <p>{ofChannels.noneFree}</p>}
          {free !== null && <GiveRoom conflict={conflict} party={party} to={free} reload={reload} />}
          <LinkButton to={DESK.booking(party.id)}>{free === null ? ofChannels.cannotTake : ofChannels.open}</LinkButton>
        </>
      )}
    </>
  )
}

function GiveRoom({ conflict, party, to, reload }: OwnProps & { to: string }) {
  const { ofChannels } = useWords()
  const moving = usePost('POST /desk/bookings/{id}/room', { params: { id: party.id } })
  const give = async () => {
    const answer = await moving.send({ from: conflict.room, to })
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

/** Shows a room that two other sites sold. The desk cannot move their guests here, so only free rooms are listed. */
function SitesConflict({ conflict, other, reload }: SitesProps) {
  const { ofChannels } = useWords()
  const saleWords = useSaleWords()
  const settling = usePost('POST /desk/conflicts/{id}/settle', { params: { id: String(other.conflict) } })
  const settle = async () => {
    const answer = await settling.send()
    if (answer?.ok) await reload()
  }
  return (
    <>
      <p>
        <b>{ofChannels.soldByTwo(conflict.room)}</b>
        <br />
        {saleWords(conflict)}
        <br />
        {saleWords(other)}
      </p>
      <p>
        {ofChannels.callOne}{' '}
        {other.free_rooms.length > 0 ? ofChannels.freeThen(other.free_rooms.join(', ')) : ofChannels.noneThen}
      </p>
      <PressNotice sending={settling} />
      <Button aria-disabled={settling.isBusy} onClick={() => void settle()}>
        {ofChannels.settled}
      </Button>
      <p className="soft">{ofChannels.settledWords}</p>
    </>
  )
}
