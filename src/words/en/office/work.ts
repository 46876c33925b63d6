import { COMPLAINT_ANSWER_HOURS } from '#domain/feedback/feedback.ts'
import { DEARER_ROOM_DAYS } from '#domain/relocations/dearer-room.ts'
import type { WaitingWork } from '#contract/office-now.ts'
import { minutesBetween } from '#domain/kernel/ist.ts'
import type { SignOfDoubt } from '#domain/relocations/signs-of-doubt.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import type { IconName } from '#web/ui/icons/icon-names.ts'

type Kind = WaitingWork['kind']

/** Kinds of work that the same person would do. */
export const WORK_GROUPS = [
  { name: 'At the desk', kinds: ['dispute', 'dearer_room', 'many_cases', 'refused', 'objection'] },
  { name: 'To ring', kinds: ['to_ring', 'still_in_room', 'not_me'] },
  { name: 'Refunds', kinds: ['refund_failed', 'refund_late'] },
  { name: 'To confirm', kinds: ['proposal'] },
  { name: 'Complaints', kinds: ['complaint'] },
  { name: 'Hotels', kinds: ['application'] },
  { name: 'Failed for good', kinds: ['given_up'] },
] as const satisfies readonly { name: string; kinds: readonly Kind[] }[]

export const WORK_ICONS: Record<Kind, IconName> = {
  dispute: 'siren',
  dearer_room: 'repeat',
  many_cases: 'siren',
  refused: 'siren',
  to_ring: 'phone-call',
  still_in_room: 'phone-call',
  refund_failed: 'rotate-ccw',
  refund_late: 'rotate-ccw',
  objection: 'user-x',
  proposal: 'badge-check',
  complaint: 'message-square-exclamation-point',
  application: 'building-complex',
  not_me: 'user-x',
  given_up: 'send',
}

/** Describes a reason to doubt the guests' claim, on the row and before the decision. */
export const SIGN_WORDS: Record<SignOfDoubt, string> = {
  scanned: 'A device of the desk has read their voucher',
  greeted: 'The desk has greeted them already',
  new_account: 'No desk has greeted this account before',
  shared_browser: `Another account on the same browser was turned away in the last ${DEARER_ROOM_DAYS} days`,
  several_today: 'Several guests of this hotel were not taken today',
  room_free: 'The hotel still sells this time and has another room free',
}

const money = (amount: number | null) => (amount === null ? '' : `, ${formatRupees(amount)}`)

/** Names the task in a few words. */
export function workTitle({ kind, hotel, amount, id, note }: WaitingWork): string {
  switch (kind) {
    case 'dispute':
      return 'Decide: money back, or the hotel keeps it'
    case 'dearer_room':
      return `Guests wait for a dearer room${note === null ? '' : ` at ${note}`}`
    case 'many_cases':
      return `${hotel ?? 'A hotel'}: ${amount ?? 0} guests not taken today`
    case 'refused':
      return 'Refused at the desk'
    case 'to_ring':
      return `Ring ${hotel ?? 'the hotel'}`
    case 'still_in_room':
      return `Ring ${hotel ?? 'the hotel'}: is the room empty?`
    case 'refund_failed':
      return `Refund failed${money(amount)}`
    case 'refund_late':
      return `Refund late${money(amount)}`
    case 'objection':
      return 'A guest objects to a no-show'
    case 'proposal':
      return 'A colleague proposes an act'
    case 'complaint':
      return `Complaint ${id}, ${note ?? ''}`
    case 'application':
      return `Application: ${hotel ?? id}`
    case 'not_me':
      return `Ring ${hotel ?? 'the hotel'}: a manager said "Not me"`
    case 'given_up':
      return 'Failed for good'
    default:
      return kind satisfies never
  }
}

/** The line below it: which booking, and where. */
export function workLine({ kind, booking, hotel, note, id, signs }: WaitingWork): string {
  const isNamedAbove = kind === 'to_ring' || kind === 'still_in_room' || kind === 'application'
  const place = [booking?.code, isNamedAbove ? undefined : hotel].filter(Boolean)
  const where = place.join(', ')
  if (kind === 'to_ring') return `${where} is not seen. Asked twice, nobody answered.`
  if (kind === 'still_in_room')
    return `${where || 'A walk-in'} should have left, and the desk does not say whether they have. Their room sells nothing for the next hours.`
  if (kind === 'dispute')
    return [
      `${where}. The guests say turned away, the hotel objects. Silence pays the guests back`,
      ...signs.map((sign) => SIGN_WORDS[sign]),
      '',
    ]
      .join('. ')
      .trim()
  if (kind === 'dearer_room')
    return `${where}. We paid for a dearer room of theirs in the last ${DEARER_ROOM_DAYS} days.`
  if (kind === 'many_cases') return 'Ring it, and look after its cases.'
  if (kind === 'complaint') return `Acknowledge within ${COMPLAINT_ANSWER_HOURS} hours, settle within a month.`
  if (kind === 'application') return `${note ?? ''}, ${id}`
  if (kind === 'not_me')
    return note === 'post'
      ? 'To the post of its only manager: nothing has ended.'
      : 'To a passkey: it no longer counts.'
  if (kind === 'given_up') return where ? `${where}: ${note ?? ''}` : `A message: ${note ?? ''}`
  return note ? `${where}: ${noteWords(note)}` : where
}

/** Translates the code words of a note: 'cannot_take room_unusable'. */
const noteWords = (note: string) =>
  note.replace('turned_away', 'turned away').replace('cannot_take', 'the hotel cannot take them,').replaceAll('_', ' ')

/** '4 min', '3 h', '7 days'. */
export function ageWords(since: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor(minutesBetween(since, now)))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
}
