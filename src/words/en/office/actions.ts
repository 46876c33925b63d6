import type { ActionName } from '#domain/office/actions.ts'
import type { PlanSentence } from '#domain/office/plan-lines.ts'
import { NEW_ADMIN_HOURS } from '#domain/office/limits.ts'
import { REFUND_DAYS } from '#domain/payments/refund-days.ts'

export const actions: Record<ActionName, string> = {
  move: 'Move to another hotel',
  refund: 'Refund an amount',
  credit: 'Give credit',
  send_again: 'Send the messages again',
  no_show: 'Mark as no-show',
  no_show_off: 'Take the no-show back',
  correct_name: 'Correct the name',
  cancel: 'Cancel',
}

/** The heading of an action’s dialog. */
export const actionOn = (action: ActionName, code: string) =>
  action === 'cancel' ? `Cancel ${code}` : `${actions[action]}, ${code}`

/** The side that a proposed action blames, in a line such as 'Cancel, for the hotel'. */
export const forWhom = { guest: 'for the guest', hotel: 'for the hotel', uncle: 'for Uncle' }

/** A line's value: a person, a hotel or a number, and how long ago. */
type PlanText = string | ((name: string | undefined, ago: string | undefined) => string)

/** What an action will do, by the effect's code. */
export const planLines: Record<PlanSentence, PlanText> = {
  money_back: `Back to how the guest paid, within ${REFUND_DAYS} days`,
  rules_give: 'What the rules give back for a cancellation now',
  uncle_pays: 'Uncle pays this: it counts against the limit',
  uncle_saves: 'Uncle pays this much less than before',
  counts: 'More than the rules give: it counts against the limit',
  given_before: (name, ago) =>
    ago === undefined
      ? `Given before by ${name ?? 'a colleague'}`
      : `Given before by ${name ?? 'a colleague'}, ${ago} ago`,
  hotel_keeps: 'The hotel keeps this for the stay, less commission and taxes',
  hotel_gets_nothing: 'The hotel gets nothing for this stay and owes nothing',
  credits_back: 'Credits go back to the guest’s account',
  room_free: 'The room is free again from now on',
  credit_given: 'Credit for the guest’s next booking',
  guest_told: 'An SMS to the guest says so',
  hotel_told: 'The hotel is told',
  guest_told_again: 'The guest gets the confirmation again',
  hotel_told_again: 'The hotel gets the booking again',
  no_reward: 'No referral reward for this stay, and no review',
  reward_possible: 'The stay counts again: review and referral reward are possible',
  desk_due_ends: 'Nobody owes this at the desk any more: the hotel earns it no longer',
  desk_due_returns: 'This is due at the desk again: the hotel earns it',
  desk_sees_name: 'The desk sees the right name, on the list and on the voucher',
  moved_to: (name) => `A room for the same time at ${name ?? 'the other hotel'}`,
  hotel_bears: 'The hotel bears this: its value, commission and taxes are lower, and its invoice gets a credit note',
  second_person: 'Another admin has to confirm it',
  hotel_pays: 'The first hotel pays this: it counts against the limit all the same',
  hotel_at_fault: 'It counts against the first hotel: a case opens, and it loses rank',
  hotel_not_at_fault: 'The first hotel is not at fault: no case, its rank stays',
  operator_joins: (name) => `${name ?? 'Somebody'} becomes an admin`,
  confirms_later: `For the first ${NEW_ADMIN_HOURS} hours they confirm nothing`,
  everybody_told: 'Everybody in the office hears of it by SMS',
  limit_per_booking: 'One person gives away on a booking at most',
  limit_per_day: 'One person gives away on a day at most',
  limit_before: 'Until now',
  hotel_is_owed_more: (name) => `We owe the hotel more. ${name ?? ''}`,
  hotel_is_owed_less: (name) => `We owe the hotel less. ${name ?? ''}`,
  released_to_hotel: (name) => `The hotel gets what waited. ${name ?? ''}`,
  released_to_friend: (name) => `The friend gets what waited, as credit. ${name ?? ''}`,
  paid_from_bank: () => 'Paid to the guest from our bank',
  bank_reference: (name) => `The bank’s number (UTR): ${name ?? ''}. Find it on the bank’s statement first.`,
  phone_becomes: (name) => `The account’s phone becomes ${name ?? ''}`,
  phone_before: (name) => `Until now: ${name ?? ''}`,
  guest_signed_out: 'The guest is signed out everywhere',
  old_phone_told: 'The old number is told',
  coupon_begins: (name) => `${name ?? 'The coupon'} begins on its first day`,
  coupon_takes_off: 'It takes off at most, each time',
  coupon_costs_hotels: 'It can cost hotels together at most',
  hotels_must_agree: 'It counts only at hotels whose manager agrees',
}
