import type { PlannedAction } from '#contract/office-bookings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import type { ActionName, AtFault } from '#domain/office/actions.ts'
import type { PlanSentence } from '#domain/office/plan-lines.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { ageWords } from '../age-words.ts'
import * as t from '#words/office/actions.ts'

/** Every action on a booking, in the order of its page. */
export const ACTION_ICONS: Record<ActionName, IconName> = {
  move: 'repeat',
  refund: 'rotate-ccw',
  credit: 'gift',
  send_again: 'send',
  no_show: 'user-x',
  no_show_off: 'undo-2',
  correct_name: 'pencil',
  cancel: 'ban',
}

export const isDanger = (act: ActionName): boolean => act === 'cancel'

type Line = PlannedAction['lines'][number]

const PLAN_ICONS: Record<PlanSentence, IconName> = {
  money_back: 'rotate-ccw',
  rules_give: 'info',
  uncle_pays: 'scale',
  uncle_saves: 'scale',
  counts: 'scale',
  given_before: 'info',
  hotel_keeps: 'landmark',
  hotel_gets_nothing: 'landmark',
  credits_back: 'gift',
  room_free: 'bed-double',
  credit_given: 'gift',
  guest_told: 'send',
  hotel_told: 'send',
  guest_told_again: 'send',
  hotel_told_again: 'send',
  no_reward: 'gift',
  reward_possible: 'gift',
  desk_due_ends: 'landmark',
  desk_due_returns: 'landmark',
  desk_sees_name: 'pencil',
  operator_joins: 'users',
  confirms_later: 'clock',
  everybody_told: 'send',
  limit_per_booking: 'scale',
  limit_per_day: 'scale',
  limit_before: 'info',
  hotel_is_owed_more: 'landmark',
  hotel_is_owed_less: 'landmark',
  released_to_hotel: 'landmark',
  released_to_friend: 'gift',
  paid_from_bank: 'landmark',
  bank_reference: 'receipt-text',
  phone_becomes: 'phone',
  phone_before: 'info',
  guest_signed_out: 'log-out',
  old_phone_told: 'send',
  coupon_begins: 'ticket-percent',
  coupon_takes_off: 'gift',
  coupon_costs_hotels: 'scale',
  hotels_must_agree: 'landmark',
  hotel_bears: 'landmark',
  second_person: 'badge-check',
  hotel_pays: 'scale',
  hotel_at_fault: 'landmark',
  hotel_not_at_fault: 'landmark',
  moved_to: 'repeat',
}

/** Describes one effect of an action, with its icon. */
export function planLine({ what, name, at }: Line): { icon: IconName; words: string } {
  const words = t.planLines[what]
  const ago = at ? ageWords(new Date(at), serverNow()) : undefined
  return { icon: PLAN_ICONS[what], words: typeof words === 'string' ? words : words(name, ago) }
}

type Wish = { act?: unknown; for?: unknown; amount?: unknown; name?: unknown }

/** Describes a proposed action in one line: 'Refund an amount, ₹8,000'. */
export function requestWords({ act, for: whose, amount, name }: Wish): string {
  const parts = [
    t.actions[act as ActionName] as string | undefined,
    typeof whose === 'string' ? t.forWhom[whose as AtFault] : undefined,
    typeof amount === 'number' ? formatRupees(amount) : undefined,
    typeof name === 'string' ? name : undefined,
  ]
  return parts.filter((part) => part !== undefined).join(', ')
}
