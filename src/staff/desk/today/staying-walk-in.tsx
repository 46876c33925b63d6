import type { WalkInRow } from '#contract/desk-parties.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Link } from '#web/lib/navigation/link.tsx'
import { usePost } from '../desk-calls.ts'
import { PressNotice } from '../press-notice.tsx'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import { nameOfWalkIn } from './walk-in-row.tsx'

/** Shows a walk-in whose time is over, with buttons to check them out or record that they stay on. */
export function StayingWalkIn({ row, now }: { row: WalkInRow; now: Date }) {
  const words = useWords()
  const { ofRooms } = words
  const params = { id: row.id }
  const staying = usePost('POST /desk/walk-ins/{id}/still-here', { params })
  const leaving = usePost('POST /desk/walk-ins/{id}/leave', { params })
  return (
    <li className="staying-row">
      <p>
        <b>{ofRooms.isEmpty(row.room)}</b>
        <br />
        <Link to={DESK.walkIn(row.id)}>
          {ofRooms.shouldHaveLeft(nameOfWalkIn(row, words), nearWords(new Date(row.leaves_at), now, words))}
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
      <PressNotice sending={staying} />
      <PressNotice sending={leaving} />
      <div className="staying-acts">
        {row.due > 0 ? (
          <LinkButton variant="primary" to={DESK.walkIn(row.id)}>
            <Icon name="log-out" />
            {ofRooms.empty}
          </LinkButton>
        ) : (
          <Button variant="primary" aria-disabled={leaving.isBusy} onClick={() => void leaving.send({})}>
            <Icon name="log-out" />
            {ofRooms.empty}
          </Button>
        )}
        {row.is_asked && (
          <Button aria-disabled={staying.isBusy} onClick={() => void staying.send()}>
            {ofRooms.stillHere}
          </Button>
        )}
      </div>
    </li>
  )
}
