import type { ReactNode } from 'react'
import type { WalkInRow as Row } from '#contract/desk-parties.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { DESK } from '#web/lib/desk-paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { betweenWords, nearWords, timeWords } from '../words/desk-time.ts'
import type { DeskWords } from '#english/desk/desk.ts'
import { useWords } from '../words/use-words.ts'

/** Returns the walk-in's visible name, or else the word for a walk-in. */
export const nameOfWalkIn = ({ name, first_name }: Pick<Row, 'name' | 'first_name'>, words: DeskWords): string =>
  name ?? first_name ?? words.ofWalkIns.walkIn

/** Describes the state of a walk-in: 'Walk-in', 'Walk-in, leaves in 8 min', or 'Walk-in, left'. */
function stateWords(row: Row, now: Date, words: DeskWords): string {
  const { timedWord } = words
  const { walkIn } = words.ofWalkIns
  if (row.word === 'here') return walkIn
  if (row.word === 'leaving')
    return `${walkIn}, ${timedWord.leaving(betweenWords(now, new Date(row.leaves_at), words))}`
  if (row.word === 'overdue') return `${walkIn}, ${timedWord.overdue(timeWords(new Date(row.leaves_at), words))}`
  return `${walkIn}, ${words.word[row.word]}`
}

type WalkInRowProps = { row: Row; now: Date; shows: 'arrived' | 'leaving'; children?: ReactNode }

/** Shows one walk-in in a list: when, who, which room, until when, and the amount due. */
export function WalkInRow({ row, now, shows, children }: WalkInRowProps) {
  const words = useWords()
  const at = new Date(shows === 'leaving' ? row.leaves_at : row.arrived_at)
  const until = nearWords(new Date(row.leaves_at), now, words)
  return (
    <li>
      <Link to={DESK.walkIn(row.id)} className="arrival-row">
        <span className="row-time">{timeWords(at, words)}</span>
        <span className="row-name">{nameOfWalkIn(row, words)}</span>
        {row.due === 0 ? (
          <span className="row-due paid">{words.paid}</span>
        ) : (
          <span className="row-due">
            <span aria-hidden="true">{formatRupees(row.due)}</span>
            <span className="visually-hidden">{words.due(formatRupees(row.due))}</span>
          </span>
        )}
        <span className="row-room">
          <span className="visually-hidden">{words.room} </span>
          {row.room}
        </span>
        <span className="row-what">
          {words.ofWalkIns.until(until)}, {words.guests(row.guests)}
        </span>
        <span className="row-state">
          <span className={row.word === 'overdue' ? 'row-word late' : 'row-word plain'}>
            <Icon name="door-open" />
            {stateWords(row, now, words)}
          </span>
        </span>
      </Link>
      {children}
    </li>
  )
}
