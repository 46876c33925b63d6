import type { TimelineEntry } from '#contract/desk.ts'
import type { DeskHelpAnswer } from '#domain/hotel-help/help-case.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import type { DeskWords } from '#english/desk/desk.ts'
import { momentWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'

const ICONS: Partial<Record<string, IconName>> = {
  booked: 'calendar-days',
  modified: 'repeat',
  extended: 'timer',
  hours_agreed: 'check',
  hours_refused: 'x',
  cancelled: 'x',
  seen: 'eye',
  ids_compared: 'id-card',
  arrived: 'key-round',
  money_taken: 'indian-rupee',
  left: 'log-out',
  no_show: 'user-x',
  no_show_objected: 'user-x',
  hours_added: 'timer',
  room_changed: 'repeat',
  room_moved: 'repeat',
  still_here: 'clock',
  extra_added: 'plus',
  extra_corrected: 'undo-2',
  taking_corrected: 'undo-2',
  left_unpaid: 'indian-rupee',
  unpaid_ended: 'indian-rupee',
  moved_to_make_room: 'repeat',
  help_seen: 'eye',
  help_answered: 'message-circle',
  cannot_take: 'ban',
  turned_away: 'ban',
  moved_away: 'repeat',
  arrival_taken_back: 'undo-2',
  leaving_taken_back: 'undo-2',
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const amountOf = ({ quantity, price }: TimelineEntry['detail']): number => Number(quantity ?? 0) * Number(price ?? 0)

function extraWords({ kind, words: what, quantity }: TimelineEntry['detail'], { ofBill }: DeskWords): string {
  const name = text(what) || (ofBill.kinds[text(kind) as keyof typeof ofBill.kinds] ?? '')
  return ofBill.extra(name, Number(quantity ?? 1))
}

function entryWords({ kind, by, detail }: TimelineEntry, words: DeskWords): string {
  const { timeline, methods } = words
  const who = by ?? ''
  switch (kind) {
    case 'help_seen':
      return words.guestsAsk.entry.help_seen(who)
    case 'help_answered':
      return words.guestsAsk.entry.help_answered(who, words.guestsAsk.answers[text(detail['answer']) as DeskHelpAnswer])
    case 'booked':
    case 'modified':
    case 'extended':
    case 'hours_agreed':
    case 'hours_refused':
    case 'cancelled':
    case 'ended':
    case 'no_show_objected':
      return timeline[kind]
    case 'seen':
    case 'arrived':
    case 'left':
    case 'still_here':
    case 'no_show':
      return timeline[kind](who)
    case 'money_taken': {
      const method = methods[text(detail['method']) as keyof typeof methods] ?? ''
      return timeline.money_taken(who, formatRupees(Number(detail['amount'] ?? 0)), method)
    }
    case 'arrival_taken_back':
    case 'leaving_taken_back':
      return timeline[kind](who, text(detail['reason']))
    case 'ids_compared':
      return timeline.ids_compared(who, detail['answer'] === 'match')
    case 'hours_added':
      return timeline.hours_added(who, Number(detail['hours'] ?? 0), formatRupees(Number(detail['amount'] ?? 0)))
    case 'room_changed':
      return timeline.room_changed(who, text(detail['from']), text(detail['to']))
    case 'extra_added':
      return words.ofBill.added(who, extraWords(detail, words), formatRupees(amountOf(detail)))
    case 'extra_corrected':
      return words.ofBill.corrected(who, extraWords(detail, words))
    case 'taking_corrected':
      return words.ofMoney.corrected(who, formatRupees(Number(detail['amount'] ?? 0)))
    case 'left_unpaid':
      return words.ofMoney.leftUnpaid(who, formatRupees(Number(detail['amount'] ?? 0)))
    case 'unpaid_ended':
      return words.ofMoney.unpaidEnded(who)
    case 'room_moved':
      return timeline.room_moved(text(detail['from']), text(detail['to']))
    case 'moved_to_make_room':
      return timeline.moved_to_make_room(text(detail['from']), text(detail['to']))
    case 'cannot_take': {
      const { reasons, entry } = words.cannotTake
      return entry.cannot_take(who, reasons[text(detail['reason']) as keyof typeof reasons] ?? '')
    }
    case 'turned_away_welcome':
    case 'turned_away_did_not_take':
      return words.cannotTake.entry[kind](who)
    case 'turned_away':
    case 'moved_away':
      return words.cannotTake.entry[kind]
    default:
      return timeline.other(kind)
  }
}

/** Lists what happened to a booking and who did it, oldest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const words = useWords()
  return (
    <ol className="desk-timeline">
      {entries.map((entry) => (
        <li key={`${entry.at} ${entry.kind}`}>
          <Icon name={ICONS[entry.kind] ?? 'info'} />
          <p>
            {entryWords(entry, words)}
            <time dateTime={entry.at}>{momentWords(new Date(entry.at), words)}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}
