/**
 * The single list of what requires two people in the office, and what counts against one person's limit. The office
 * shows this table to operators, and `tests/api/abuse/one-person-alone.test.ts` tries each line of it. `two`: one admin
 * proposes, another confirms. `above_limit`: one person acts up to the limits per booking and per day, two people above
 * them. `raised`: one admin can lower the value, but raising it takes two people.
 */
export type Approval = 'two' | 'above_limit' | 'raised'

type Deed = { words: string; people: Approval; counts: string | null }

export const OFFICE_ACTIONS = {
  cancel: { words: 'Cancel a booking', people: 'above_limit', counts: 'what goes back beyond the rules' },
  refund: { words: 'Refund an amount', people: 'above_limit', counts: 'the refund' },
  credit: { words: 'Give credit', people: 'above_limit', counts: 'the credit' },
  move: { words: 'Move guests to another hotel', people: 'above_limit', counts: 'the difference' },
  correction: { words: 'Correct a hotel’s account', people: 'above_limit', counts: 'the amount, in either direction' },
  release: { words: 'Let go money that waits for a stay', people: 'above_limit', counts: 'the amount' },
  limits: { words: 'Change these limits', people: 'raised', counts: null },
  operator: { words: 'Let an admin into the office', people: 'two', counts: null },
  guest_phone: { words: 'Give a guest’s account another phone', people: 'two', counts: null },
  refund_by_hand: { words: 'Pay a failed refund from our bank', people: 'two', counts: null },
  coupon: { words: 'Add a coupon that hotels pay', people: 'two', counts: null },
  bank_account: { words: 'Change where a hotel is paid', people: 'two', counts: null },
  hotel_terms: { words: 'Change what is agreed with a hotel', people: 'two', counts: null },
  rate: { words: 'Set a rate of commission or tax', people: 'two', counts: null },
  settlement: { words: 'Post what the gateway paid us', people: 'two', counts: null },
  bank_line: { words: 'Explain lines of our bank', people: 'two', counts: null },
  payout: { words: 'Pay hotels out', people: 'two', counts: null },
} as const satisfies Record<string, Deed>

/**
 * Actions, other than those on a booking, that are stored as proposals. All remaining actions have their own rows with
 * two names.
 */
export const PROPOSED_ACTIONS = [
  'operator',
  'limits',
  'correction',
  'release',
  'guest_phone',
  'refund_by_hand',
  'coupon',
] as const
export type ProposedAction = (typeof PROPOSED_ACTIONS)[number]

export const isProposedAction = (kind: string): kind is ProposedAction =>
  (PROPOSED_ACTIONS as readonly string[]).includes(kind)

/** Whether a change raises the limits. One person alone may lower them or leave them the same. */
export const raisesLimits = (
  wanted: { perBooking: number; perDay: number },
  now: { perBooking: number; perDay: number },
): boolean => wanted.perBooking > now.perBooking || wanted.perDay > now.perDay

/** Returns a correction in paise as the whole rupees that count against a limit: its absolute amount, rounded up. */
export const countedOf = (paise: number): number => Math.ceil(Math.abs(paise) / 100)
