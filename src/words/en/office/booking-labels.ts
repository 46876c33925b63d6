import { NEW_ADMIN_HOURS } from '#domain/office/limits.ts'
import { REFUND_DAYS } from '#domain/payments/refund-days.ts'
import type { OfficeTimelineEntry, PlannedAction } from '#contract/office-bookings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import type { ActionName, PlanSentence } from '#domain/office/actions.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { ageWords } from './work.ts'
import { SLOTS } from '#domain/slots/slots.ts'
import type { IconName } from '#web/ui/icons/icon-names.ts'

type Badge = { tone: 'trust' | 'warn' | 'dull'; words: string }

const STATUS: Record<BookingStatus, Badge> = {
  pending: { tone: 'warn', words: 'Being paid' },
  completed: { tone: 'trust', words: 'Confirmed' },
  cancelled: { tone: 'dull', words: 'Cancelled' },
  expired: { tone: 'dull', words: 'Not paid in time' },
  failed: { tone: 'dull', words: 'Payment failed' },
}

export const statusBadge = ({ status, is_over }: { status: BookingStatus; is_over: boolean }): Badge =>
  status === 'completed' && is_over ? { tone: 'dull', words: 'Past' } : STATUS[status]

export const slotName = (slot: number): string => SLOTS.find(({ index }) => index === slot)?.listingName ?? ''

export const ACTION_BADGES: Record<ActionName, { icon: IconName; words: string; isDanger?: true }> = {
  move: { icon: 'repeat', words: 'Move to another hotel' },
  refund: { icon: 'rotate-ccw', words: 'Refund an amount' },
  credit: { icon: 'gift', words: 'Give credit' },
  send_again: { icon: 'send', words: 'Send the messages again' },
  no_show: { icon: 'user-x', words: 'Mark as no-show' },
  no_show_off: { icon: 'undo-2', words: 'Take the no-show back' },
  correct_name: { icon: 'pencil', words: 'Correct the name' },
  cancel: { icon: 'ban', words: 'Cancel', isDanger: true },
}

type Line = PlannedAction['lines'][number]
type LineLook = { icon: IconName; words: (line: Line) => string }

const line = (icon: IconName, words: string | LineLook['words']): LineLook => ({
  icon,
  words: typeof words === 'string' ? () => words : words,
})

const PLAN_LINES: Record<PlanSentence, LineLook> = {
  money_back: line('rotate-ccw', `Back to how the guest paid, within ${REFUND_DAYS} days`),
  rules_give: line('info', 'What the rules give back for a cancellation now'),
  uncle_pays: line('scale', 'Uncle pays this: it counts against the limit'),
  counts: line('scale', 'More than the rules give: it counts against the limit'),
  given_before: line(
    'info',
    ({ name, at }) =>
      `Given before by ${name ?? 'a colleague'}${at ? `, ${ageWords(new Date(at), serverNow())} ago` : ''}`,
  ),
  hotel_keeps: line('landmark', 'The hotel keeps this for the stay, less commission and taxes'),
  hotel_gets_nothing: line('landmark', 'The hotel gets nothing for this stay and owes nothing'),
  credits_back: line('gift', 'Credits go back to the guest’s account'),
  room_free: line('bed-double', 'The room is free again from now on'),
  credit_given: line('gift', 'Credit for the guest’s next booking'),
  guest_told: line('send', 'An SMS to the guest says so'),
  hotel_told: line('send', 'The hotel is told'),
  guest_told_again: line('send', 'The guest gets the confirmation again'),
  hotel_told_again: line('send', 'The hotel gets the booking again'),
  no_reward: line('gift', 'No referral reward for this stay, and no review'),
  reward_possible: line('gift', 'The stay counts again: review and referral reward are possible'),
  desk_sees_name: line('pencil', 'The desk sees the right name, on the list and on the voucher'),
  operator_joins: line('users', ({ name }) => `${name ?? 'Somebody'} becomes an admin`),
  confirms_later: line('clock', `For the first ${NEW_ADMIN_HOURS} hours they confirm nothing`),
  everybody_told: line('send', 'Everybody in the office hears of it by SMS'),
  limit_per_booking: line('scale', 'One person gives away on a booking at most'),
  limit_per_day: line('scale', 'One person gives away on a day at most'),
  limit_before: line('info', 'Until now'),
  hotel_is_owed_more: line('landmark', ({ name }) => `We owe the hotel more. ${name ?? ''}`),
  hotel_is_owed_less: line('landmark', ({ name }) => `We owe the hotel less. ${name ?? ''}`),
  released_to_hotel: line('landmark', ({ name }) => `The hotel gets what waited. ${name ?? ''}`),
  released_to_friend: line('gift', ({ name }) => `The friend gets what waited, as credit. ${name ?? ''}`),
  phone_becomes: line('phone', ({ name }) => `The account’s phone becomes ${name ?? ''}`),
  phone_before: line('info', ({ name }) => `Until now: ${name ?? ''}`),
  guest_signed_out: line('log-out', 'The guest is signed out everywhere'),
  old_phone_told: line('send', 'The old number is told'),
  coupon_begins: line('ticket-percent', ({ name }) => `${name ?? 'The coupon'} begins on its first day`),
  coupon_takes_off: line('gift', 'It takes off at most, each time'),
  coupon_costs_hotels: line('scale', 'It can cost hotels together at most'),
  hotels_must_agree: line('landmark', 'It counts only at hotels whose manager agrees'),
  hotel_pays: line('scale', 'The first hotel pays this: it counts against the limit all the same'),
  hotel_at_fault: line('landmark', 'It counts against the first hotel: a case opens, and it loses rank'),
  hotel_not_at_fault: line('landmark', 'The first hotel is not at fault: no case, its rank stays'),
  moved_to: line('repeat', ({ name }) => `A room for the same time at ${name ?? 'the other hotel'}`),
}

export const planLine = (of: Line): { icon: IconName; words: string } => {
  const { icon, words } = PLAN_LINES[of.what]
  return { icon, words: words(of) }
}

/** The name of an action, for its dialog's heading and button. */
export const actionTitle = (act: ActionName, code: string): string =>
  act === 'cancel' ? `Cancel ${code}` : `${ACTION_BADGES[act].words}, ${code}`

type Wish = { act?: unknown; for?: unknown; amount?: unknown; name?: unknown }

/** A proposed action in one line: 'Refund an amount, ₹8,000'. */
export function requestWords({ act, for: whose, amount, name }: Wish): string {
  const look = ACTION_BADGES[act as ActionName] as (typeof ACTION_BADGES)[ActionName] | undefined
  const parts = [
    look?.words,
    typeof whose === 'string' ? `for the ${whose}` : undefined,
    typeof amount === 'number' ? formatRupees(amount) : undefined,
    typeof name === 'string' ? name : undefined,
  ]
  return parts.filter((part) => part !== undefined).join(', ')
}

export type EntryGroup = OfficeTimelineEntry['group']

export const ENTRY_GROUPS: readonly { name: string; groups: readonly EntryGroup[] }[] = [
  { name: 'Money', groups: ['money'] },
  { name: 'Messages', groups: ['messages'] },
  { name: 'Staff', groups: ['desk', 'office'] },
]
