import type { WaitingWork } from '#contract/office-now.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { reasons } from '#words/office/log.ts'
import { monthWords } from '#words/office/months.ts'
import * as t from '#words/office/work.ts'

type Kind = WaitingWork['kind']

/** The kinds of work, in groups that one person would do. */
export const WORK_GROUPS = [
  {
    name: t.atDesk,
    kinds: ['unsafe', 'more_money', 'not_as_shown', 'dispute', 'dearer_room', 'many_cases', 'refused', 'objection'],
  },
  { name: t.toRing, kinds: ['to_ring', 'sold_twice', 'still_in_room', 'not_me'] },
  { name: t.refunds, kinds: ['refund_failed', 'refund_late', 'payment_dispute'] },
  { name: t.toConfirm, kinds: ['proposal', 'to_confirm'] },
  { name: t.books, kinds: ['books_differ', 'tax_due', 'month_ready', 'e_invoice'] },
  { name: t.complaints, kinds: ['report', 'complaint'] },
  { name: t.hotels, kinds: ['application', 'hotels_lack'] },
  { name: t.failedForGood, kinds: ['given_up'] },
] as const satisfies readonly { name: string; kinds: readonly Kind[] }[]

export const WORK_ICONS: Record<Kind, IconName> = {
  unsafe: 'siren',
  more_money: 'indian-rupee',
  not_as_shown: 'camera',
  dispute: 'siren',
  dearer_room: 'repeat',
  many_cases: 'siren',
  refused: 'siren',
  to_ring: 'phone-call',
  sold_twice: 'repeat',
  still_in_room: 'phone-call',
  refund_failed: 'rotate-ccw',
  refund_late: 'rotate-ccw',
  payment_dispute: 'scale',
  objection: 'user-x',
  proposal: 'badge-check',
  to_confirm: 'badge-check',
  books_differ: 'scale',
  tax_due: 'landmark',
  month_ready: 'calendar-days',
  e_invoice: 'landmark',
  hotels_lack: 'building-complex',
  complaint: 'message-square-exclamation-point',
  report: 'message-square-exclamation-point',
  application: 'building-complex',
  not_me: 'user-x',
  given_up: 'send',
}

/** Reads the number of a document from the id of its work, '2026-12:M1/2627/000042'. */
const numberOf = (id: string) => id.slice(id.indexOf(':') + 1)

const rupeesOf = (amount: number | null) => (amount === null ? null : formatRupees(amount))

/** Names the task in a few words. */
export function workTitle({ kind, hotel, amount, id, note }: WaitingWork): string {
  switch (kind) {
    case 'unsafe':
      return note === 'fine' ? t.unsafeFine : t.unsafe
    case 'more_money':
      return t.moreMoney
    case 'not_as_shown':
      return t.notAsShown(note)
    case 'dispute':
      return t.decideDispute
    case 'dearer_room':
      return t.dearerRoom(note)
    case 'many_cases':
      return t.guestsNotTaken(hotel, amount ?? 0)
    case 'refused':
      return t.refusedAtDesk
    case 'to_ring':
      return t.ringHotel(hotel)
    case 'sold_twice':
      return t.soldTwice(hotel)
    case 'still_in_room':
      return t.ringIsRoomEmpty(hotel)
    case 'refund_failed':
      return t.refundFailed(rupeesOf(amount))
    case 'refund_late':
      return t.refundLate(rupeesOf(amount))
    case 'payment_dispute':
      return t.paymentDisputed(rupeesOf(amount))
    case 'objection':
      return t.guestObjects
    case 'proposal':
      return t.colleagueProposes
    case 'to_confirm':
      return t.toConfirmOf(note, hotel)
    case 'books_differ':
      return t.booksDiffer(amount ?? 0)
    case 'tax_due':
      return t.taxDue(note ?? id, monthWords(id.slice(-'2026-11'.length)), rupeesOf(amount))
    case 'month_ready':
      return t.monthReady(monthWords(id), amount ?? 0)
    case 'e_invoice':
      return t.eInvoice(numberOf(id), hotel)
    case 'hotels_lack':
      return t.hotelsLack(note, amount ?? 0)
    case 'report':
      return t.report(note ?? '')
    case 'complaint':
      return t.complaint(id, note ?? '')
    case 'application':
      return t.application(hotel ?? id)
    case 'not_me':
      return t.ringNotMe(hotel)
    case 'given_up':
      return t.failedForGood
    default:
      return kind satisfies never
  }
}

/** Says what is true of every task of a kind. The sentence is shown once, above the first task. */
export const kindWords = (kind: Kind): string | undefined => (kind === 'to_ring' ? t.notSeen : undefined)

const NAMED_ABOVE: ReadonlySet<Kind> = new Set([
  'to_ring',
  'sold_twice',
  'still_in_room',
  'application',
  'many_cases',
  'not_me',
  'e_invoice',
])

/** Names the guest, the booking and the place: 'Asha Rao, K7Q2MPXX, Monsoon House, Pune'. */
const whereOf = ({ kind, guest, booking, hotel, city }: WaitingWork): string =>
  [guest, booking?.code, ...(NAMED_ABOVE.has(kind) ? [] : [hotel, city])].filter(Boolean).join(', ')

/** Returns the line below a task's name: whose booking it is, where, and what happened. */
export function workLine(work: WaitingWork): string {
  const { kind, note, id, signs } = work
  const where = whereOf(work)
  if (kind === 'to_ring' || kind === 'not_as_shown') return where
  if (kind === 'unsafe') return t.ringGuestsNow(where)
  if (kind === 'more_money') return t.ringDesk(where)
  if (kind === 'sold_twice') return t.otherSiteToo(where)
  if (kind === 'still_in_room') return t.shouldHaveLeft(where)
  if (kind === 'dispute') return [t.silencePaysGuestsBack(where), ...signs.map((sign) => t.signs[sign])].join(' ')
  if (kind === 'dearer_room') return t.paidForDearerRoom(where)
  if (kind === 'many_cases') return t.lookAfterCases
  if (kind === 'payment_dispute') return [where, note].filter(Boolean).join(': ')
  if (kind === 'to_confirm') return t.secondPerson
  if (kind === 'books_differ') return t.lookAtBooks
  if (kind === 'tax_due') return t.payTax
  if (kind === 'month_ready') return t.closeMonth
  if (kind === 'e_invoice') return note ?? t.portalSilent
  if (kind === 'hotels_lack') return t.lackingCosts(note)
  if (kind === 'report') return t.hideWhatIsWrong(where)
  if (kind === 'complaint') return t.acknowledgeAndSettle
  if (kind === 'application') return `${note ?? ''}, ${id}`
  if (kind === 'not_me') return note === 'post' ? t.postOfOnlyManager : t.passkeyNoLongerCounts
  if (kind === 'given_up') return where ? `${where}: ${note ?? ''}` : t.message(note ?? '')
  return note ? `${where}: ${noteWords(note)}` : where
}

/** Says when the booking's stay begins; nothing for work without a stay. */
export const stayWords = ({ checkin }: WaitingWork, now: Date): string | undefined =>
  checkin === null ? undefined : t.stayFrom(formatIstMoment(new Date(checkin), now))

/** Translates the code words of a note: 'cannot_take room_unusable'. */
function noteWords(note: string): string {
  const [cause = '', reason = ''] = note.split(' ')
  if (cause === 'turned_away' && !reason) return t.noteCodes.turned_away
  if (cause !== 'cannot_take') return note.replaceAll('_', ' ')
  return reason in reasons
    ? `${t.noteCodes.cannot_take}, ${inSentence(reasons[reason as keyof typeof reasons])}`
    : t.noteCodes.cannot_take
}

const inSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
