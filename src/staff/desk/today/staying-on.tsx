import { useState } from 'react'
import type { StayingOn as Staying } from '#contract/desk.ts'
import type { WalkInRow } from '#contract/desk-parties.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Link } from '#web/lib/navigation/link.tsx'
import { usePost } from '../desk-calls.ts'
import { submitEntry, useOfflineQueue } from '../offline-queue.ts'
import { PressNotice } from '../press-notice.tsx'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import { nameOfRow } from './day-row.tsx'
import { StayingWalkIn } from './staying-walk-in.tsx'

type StayingOnProps = { rows: readonly Staying[]; walkIns: readonly WalkInRow[]; now: Date }

/** Lists overdue guests who have not been checked out. One press checks them out or records that they stay on. */
export function StayingOn({ rows, walkIns, now }: StayingOnProps) {
  const words = useWords()
  const isShown = ({ is_asked, next }: Pick<Staying, 'is_asked' | 'next'>) => is_asked || next
  const shown = rows.filter(isShown)
  const shownWalkIns = walkIns.filter(isShown)
  const count = shown.length + shownWalkIns.length
  if (count === 0) return null
  return (
    <section className="staying-on" aria-labelledby="staying-on">
      <h2 id="staying-on">{words.ofRooms.stayingOn(count)}</h2>
      <p className="soft">{words.ofRooms.staysTaken}</p>
      <ul>
        {shown.map((row) => (
          <StayingRow key={row.id} row={row} now={now} />
        ))}
        {shownWalkIns.map((row) => (
          <StayingWalkIn key={row.id} row={row} now={now} />
        ))}
      </ul>
    </section>
  )
}

function StayingRow({ row, now }: { row: Staying; now: Date }) {
  const words = useWords()
  const [fault, setFault] = useState<string>()
  const { waiting } = useOfflineQueue()
  const staying = usePost('POST /desk/bookings/{id}/still-here', { params: { id: row.id } })
  const isWaiting = waiting.some(({ bookingId }) => bookingId === row.id)
  const { ofRooms } = words
  const room = row.rooms.join(', ')
  const leave = async () => {
    setFault(undefined)
    const marked = await submitEntry({ bookingId: row.id, name: nameOfRow(row), act: 'leave', body: {} })
    if (marked.state === 'refused') setFault(words.refusal(marked.why))
  }
  return (
    <li className="staying-row">
      <p>
        <b>{ofRooms.isEmpty(room)}</b>
        <br />
        <Link to={DESK.booking(row.id)}>
          {ofRooms.shouldHaveLeft(nameOfRow(row), nearWords(new Date(row.leaves_at), now, words))}
        </Link>
        {row.due > 0 && (
          <>
            <br />
            <b>{words.due(formatRupees(row.due))}</b>
          </>
        )}
      </p>
      {row.next && (
        <Notice tone="warn">
          {ofRooms.nextInRoom(row.next.code, row.next.room, nearWords(new Date(row.next.at), now, words))}
        </Notice>
      )}
      {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
      <PressNotice sending={staying} />
      {isWaiting ? (
        <p className="soft">{words.waitsForNetwork}</p>
      ) : (
        <div className="staying-acts">
          {row.due > 0 ? (
            <LinkButton variant="primary" to={DESK.booking(row.id)}>
              <Icon name="log-out" />
              {ofRooms.empty}
            </LinkButton>
          ) : (
            <Button variant="primary" onClick={() => void leave()}>
              <Icon name="log-out" />
              {ofRooms.empty}
            </Button>
          )}
          {row.is_asked && (
            <Button aria-disabled={staying.isBusy} onClick={() => void staying.send({})}>
              {ofRooms.stillHere}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
