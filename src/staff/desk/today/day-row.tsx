import type { ReactNode } from 'react'
import type { DeskRow } from '#contract/desk.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { FULL_DAY } from '#domain/slots/slots.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { DESK } from '#web/lib/desk-paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { useOfflineQueue } from '../offline-queue.ts'
import { papersWords } from '../papers/papers-words.ts'
import type { DeskWords } from '#english/desk/desk.ts'
import { betweenWords, nearWords, timeWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import './today.css'

type Tone = 'ready' | 'late' | 'new' | 'plain'

const LOOKS: Record<DeskRow['word'], { tone: Tone; icon?: IconName }> = {
  turned_away: { tone: 'late', icon: 'siren' },
  cannot_take: { tone: 'late', icon: 'ban' },
  new: { tone: 'new', icon: 'bell' },
  late: { tone: 'late', icon: 'clock' },
  superfast: { tone: 'ready', icon: 'zap' },
  expected: { tone: 'plain' },
  here: { tone: 'plain' },
  leaving: { tone: 'plain', icon: 'clock' },
  overdue: { tone: 'late', icon: 'clock' },
  left: { tone: 'plain', icon: 'log-out' },
  no_show: { tone: 'late', icon: 'user-x' },
  objected: { tone: 'late', icon: 'user-x' },
  nobody_marked: { tone: 'late', icon: 'user-x' },
}

/** Describes the state of a booking: 'Late by 2 h 52 min', 'Leaves in 8 min', or the state alone. */
function stateWords(row: DeskRow, now: Date, words: DeskWords): string {
  const { timedWord } = words
  if (row.word === 'late') return timedWord.late(betweenWords(new Date(row.checkin_date), now, words))
  if (row.word === 'leaving') return timedWord.leaving(betweenWords(now, new Date(row.leaves_at), words))
  if (row.word === 'superfast') return papersWords(row, words)
  if (row.word === 'overdue') return timedWord.overdue(timeWords(new Date(row.leaves_at), words))
  return words.word[row.word]
}

export const slotWords = (row: Pick<DeskRow, 'slot' | 'days'>, words: DeskWords): string =>
  row.slot === FULL_DAY && row.days > 1 ? words.fullDays(row.days) : (words.slots[row.slot] ?? '')

/** Summarises what the desk needs to know for the check-in: 'Evening, 2 guests, bathtub'. */
export function rowWords(row: DeskRow, words: DeskWords): string {
  return [
    slotWords(row, words),
    words.guests(row.guests),
    ...(row.room_count > 1 ? [words.rooms(row.room_count)] : []),
    ...(row.bathtub ? [words.bathtub] : []),
    ...(row.love_kit ? [words.loveKit] : []),
    ...(row.extra_hours > 0 ? [words.hoursAdded(row.extra_hours)] : []),
  ].join(', ')
}

/** Returns the guest's name if the desk may see it now, else the booking code. */
export const nameOfRow = (row: Pick<DeskRow, 'name' | 'first_name' | 'code'>): string =>
  row.name ?? row.first_name ?? row.code

type DayRowProps = { row: DeskRow; now: Date; shows: 'checkin' | 'leaving'; children?: ReactNode }

/** Shows one booking in a list: when, who, which room, the amount due, and its state in one word. */
export function DayRow({ row, now, shows, children }: DayRowProps) {
  const words = useWords()
  const { waiting } = useOfflineQueue()
  const isWaiting = waiting.some(({ bookingId }) => bookingId === row.id)
  const { tone, icon } = LOOKS[row.word]
  const at = new Date(shows === 'leaving' ? row.leaves_at : row.checkin_date)
  return (
    <li>
      <Link to={DESK.booking(row.id)} className="arrival-row">
        <span className="row-time">{timeWords(at, words)}</span>
        <span className="row-name">{nameOfRow(row)}</span>
        <DueWords row={row} />
        <span className="row-room">
          <span className="visually-hidden">{words.room} </span>
          {row.rooms.join(', ')}
        </span>
        <span className="row-what">{rowWords(row, words)}</span>
        <span className="row-state">
          {isWaiting ? (
            <span className="row-word late">
              <Icon name="wifi-off" />
              {words.waitsForNetwork}
            </span>
          ) : (
            <span className={`row-word ${tone}`}>
              {icon && <Icon name={icon} />}
              {stateWords(row, now, words)}
              {row.word === 'here' && `, ${words.until(nearWords(new Date(row.leaves_at), now, words))}`}
            </span>
          )}
          {row.unregistered > 0 && (
            <span className="row-word late">
              <Icon name="scroll-text" />
              {words.ofRegister.missing(row.unregistered)}
            </span>
          )}
        </span>
      </Link>
      {children}
    </li>
  )
}

function DueWords({ row: { due } }: { row: DeskRow }) {
  const words = useWords()
  if (due === 0) return <span className="row-due paid">{words.paid}</span>
  return (
    <span className="row-due">
      <span aria-hidden="true">{formatRupees(due)}</span>
      <span className="visually-hidden">{words.due(formatRupees(due))}</span>
    </span>
  )
}
