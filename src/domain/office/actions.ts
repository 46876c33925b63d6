import type { BookingStatus } from '../bookings/booking-status.ts'
import type { VisitStatus } from '../desk/visit.ts'
import { accept, refuse, unreachable, type Result } from '../kernel/result.ts'
import type { Rupees } from '../kernel/money.ts'
import type { PlanLine, PlanSentence } from './plan-lines.ts'

/**
 * Whose fault it is that guests are moved. Only the hotel's fault counts against the hotel and may make it pay the
 * difference.
 */
export const AT_FAULT = ['guest', 'hotel', 'uncle'] as const
export type AtFault = (typeof AT_FAULT)[number]

/** An operator's action on a booking, with the terms that the operator entered (desk-and-office, "The office", 2). */
export type ActionTerms =
  | { act: 'cancel'; for: 'guest'; refund: Rupees }
  | { act: 'cancel'; for: 'hotel' }
  /**
   * refunds because the hotel did not deliver what it sold; the hotel bears the refund, and a second person confirms it
   */
  | { act: 'refund'; amount: Rupees; for?: 'hotel' }
  | { act: 'credit'; amount: Rupees }
  | { act: 'send_again' }
  | { act: 'no_show' }
  | { act: 'no_show_off' }
  | { act: 'correct_name'; name: string }
  | { act: 'move'; hotelId: number; for: AtFault }

export const ACTIONS = [
  'cancel',
  'refund',
  'credit',
  'send_again',
  'no_show',
  'no_show_off',
  'correct_name',
  'move',
] as const satisfies readonly ActionTerms['act'][]
export type ActionName = (typeof ACTIONS)[number]

/** The facts on which an action is decided. They are read while the booking is locked. */
export type ActionFacts = {
  status: BookingStatus
  checkin: Date
  leaves: Date
  /** until when the rules allow the guest to cancel */
  changeUntil: Date
  /** how much was paid online and has not been refunded yet */
  paidLeft: Rupees
  /** how much was paid online for extra hours, and how much of it remains; a move refunds what remains */
  hoursPaid: Rupees
  hoursLeft: Rupees
  /** how much credit is still spent on the booking */
  creditsKept: Rupees
  /** how much our office refunded as goodwill; a hotel that keeps the rest keeps this too */
  givenBack: Rupees
  /** how much was refunded at the hotel's fault; once the guests are moved, it lowers no hotel's earnings */
  faultRefunded: Rupees
  /** the amount due at the desk for the stay, and how much of it the desk took */
  dueAtDesk: Rupees
  takenAtDesk: Rupees
  /** the price of the stay with tax and hours, less coupons and discounts; its hotel cannot keep more than this */
  price: Rupees
  isNoShow: boolean
  /** whether the guest disputes a no-show and nobody has decided yet */
  isObjected: boolean
  /** whether a friend was rewarded for this stay; the reward is never taken back */
  isRewarded: boolean
  visit: VisitStatus
  /**
   * another hotel that may be offered now, for `move`; `coupon` is the first hotel's own discount with its tax, which
   * the other hotel does not give
   */
  offer: { name: string; cost: Rupees; worth: Rupees; back: Rupees; coupon: Rupees } | null
  isMoved: boolean
  /** the operator id of the account's owner, if the guest works in this office */
  accountOfOperator: string | null
  /** operators' earlier gifts on this booking, the newest first */
  given: readonly EarlierGift[]
}

/**
 * An earlier gift of an operator on a booking, or money kept contrary to the rules. The next operator sees it before
 * giving anything else.
 */
type EarlierGift = { amount: Rupees; by: string; at: Date }

export type ActionPlan = {
  lines: readonly PlanLine[]
  /** the amount refunded to the guest's payment method */
  refund: Rupees
  /** the part of the refund that Uncle pays because, by the rules, the hotel keeps that money */
  gift: Rupees
  /** whole rupees paid out beyond the rules, which use up the limits whatever they are called */
  cost: Rupees
  /** whether it takes a hotel's money; nobody may do that alone, however small our own cost */
  needsSecond?: true
}

export type PlanRefusal = 'ACT_NOT_POSSIBLE' | 'AMOUNT_TOO_LARGE' | 'AMOUNT_TOO_SMALL' | 'HOTEL_NOT_OFFERED'

export const MAX_CREDIT: Rupees = 10_000

/** Calculates the refund that the site's rules would give for a cancellation now. */
export const refundByRules = ({ changeUntil, paidLeft }: ActionFacts, now: Date): Rupees =>
  now < changeUntil ? paidLeft : 0

const line = (what: PlanSentence, amount?: Rupees): PlanLine => (amount === undefined ? { what } : { what, amount })
const told = [line('guest_told'), line('hotel_told')]

const isOver = ({ leaves, visit }: ActionFacts, now: Date) => now >= leaves || visit === 'left'
const hasBegun = ({ visit }: ActionFacts) => visit === 'here' || visit === 'left'

/** Lists operators' earlier gifts on this booking, so that nobody repeats a gift by mistake. */
const givenBefore = ({ given }: ActionFacts): PlanLine[] =>
  given.map(({ amount, by, at }) => ({ what: 'given_before', amount, name: by, at }))

/**
 * Calculates what remains for the hotel of a cancelled booking: nothing, or everything that the rules do not give back
 * to the guest.
 */
function keptByHotel(
  { paidLeft, givenBack, takenAtDesk, price }: ActionFacts,
  { refund, gift }: { refund: Rupees; gift: Rupees },
): Rupees {
  const held = paidLeft - refund
  return held > 0 || gift > 0 ? Math.min(held + givenBack + gift + takenAtDesk, price) : 0
}

function planCancel(
  wish: Extract<ActionTerms, { act: 'cancel' }>,
  facts: ActionFacts,
  now: Date,
): Result<ActionPlan, PlanRefusal> {
  if (facts.status !== 'completed' || isOver(facts, now)) return refuse('ACT_NOT_POSSIBLE')
  const refund = wish.for === 'hotel' ? facts.paidLeft : wish.refund
  if (refund > facts.paidLeft) return refuse('AMOUNT_TOO_LARGE')
  const byRules = refundByRules(facts, now)
  // The rules entitle the guest to the refund, so nobody may pay less.
  if (refund < byRules) return refuse('AMOUNT_TOO_SMALL')
  const beyond = refund - byRules
  // If the hotel cannot take its guests, they are entitled to the refund, so it is no gift, unless they are in their
  // room.
  const isGift = wish.for === 'guest' || hasBegun(facts)
  const gift = isGift ? beyond : 0
  const kept = keptByHotel(facts, { refund, gift })
  const lines = [
    line('money_back', refund),
    ...(wish.for === 'guest' ? [line('rules_give', byRules)] : []),
    ...(beyond > 0 ? [line(isGift ? 'uncle_pays' : 'counts', beyond)] : []),
    ...(facts.creditsKept > 0 ? [line('credits_back', facts.creditsKept)] : []),
    kept > 0 ? line('hotel_keeps', kept) : line('hotel_gets_nothing'),
    line('room_free'),
    ...told,
    ...givenBefore(facts),
  ]
  return accept({ lines, refund, gift, cost: beyond })
}

function planRefund(
  wish: Extract<ActionTerms, { act: 'refund' }>,
  facts: ActionFacts,
  now: Date,
): Result<ActionPlan, PlanRefusal> {
  const { amount } = wish
  if (wish.for === 'hotel') return planRefundByHotel(amount, facts, now)
  if (amount > facts.paidLeft) return refuse('AMOUNT_TOO_LARGE')
  const lines = [line('money_back', amount), line('uncle_pays', amount), line('guest_told'), ...givenBefore(facts)]
  return accept({ lines, refund: amount, gift: amount, cost: amount })
}

/** Plans a refund that the hotel bears, which is possible only once the stay has begun. */
function planRefundByHotel(amount: Rupees, facts: ActionFacts, now: Date): Result<ActionPlan, PlanRefusal> {
  if (facts.status !== 'completed' || facts.isNoShow || now < facts.checkin) return refuse('ACT_NOT_POSSIBLE')
  if (amount > facts.paidLeft) return refuse('AMOUNT_TOO_LARGE')
  const lines = [
    line('money_back', amount),
    line('hotel_bears', amount),
    line('second_person'),
    ...told,
    ...givenBefore(facts),
  ]
  return accept({ lines, refund: amount, gift: 0, cost: 0, needsSecond: true })
}

function planCredit(amount: Rupees, facts: ActionFacts): Result<ActionPlan, PlanRefusal> {
  if (amount > MAX_CREDIT) return refuse('AMOUNT_TOO_LARGE')
  const lines = [line('credit_given', amount), line('uncle_pays', amount), ...givenBefore(facts)]
  return accept({ lines, refund: 0, gift: 0, cost: amount })
}

function planMove(
  wish: Extract<ActionTerms, { act: 'move' }>,
  facts: ActionFacts,
  now: Date,
): Result<ActionPlan, PlanRefusal> {
  if (facts.status !== 'completed' || facts.isMoved || isOver(facts, now)) return refuse('ACT_NOT_POSSIBLE')
  if (!facts.offer) return refuse('HOTEL_NOT_OFFERED')
  const { name, cost: price, worth, back, coupon } = facts.offer
  const difference = price - worth
  const ofHotel = wish.for === 'hotel' ? Math.max(0, difference) : 0
  // Uncle's earlier refund of extra hours is no longer a cost, because a move refunds the hours anyway.
  const ofUncle = difference - ofHotel + back + coupon + facts.faultRefunded - (facts.hoursPaid - facts.hoursLeft)
  const refund = back + facts.hoursLeft
  const lines = [
    { what: 'moved_to' as const, name },
    ...(ofHotel > 0 ? [line('hotel_pays', ofHotel)] : []),
    ...(ofUncle > 0 ? [line('uncle_pays', ofUncle)] : []),
    ...(ofUncle < 0 ? [line('uncle_saves', -ofUncle)] : []),
    ...(refund > 0 ? [line('money_back', refund)] : []),
    line(wish.for === 'hotel' ? 'hotel_at_fault' : 'hotel_not_at_fault'),
    line('room_free'),
    ...told,
  ]
  return accept({ lines, refund, gift: 0, cost: ofHotel + Math.max(0, ofUncle) })
}

const plain = (...lines: PlanLine[]): Result<ActionPlan, PlanRefusal> => accept({ lines, refund: 0, gift: 0, cost: 0 })

function planNoShow(facts: ActionFacts, now: Date): Result<ActionPlan, PlanRefusal> {
  const isPossible =
    facts.status === 'completed' && now >= facts.checkin && (!facts.isNoShow || facts.isObjected) && !facts.isRewarded
  if (!isPossible || hasBegun(facts)) return refuse('ACT_NOT_POSSIBLE')
  return plain(line('no_reward'), ...(facts.isNoShow ? [] : desk('desk_due_ends', facts)))
}

/**
 * Says how much less the hotel earns for a no-show, or how much it earns again. Guests who did not come pay nothing at
 * the desk.
 */
const desk = (what: PlanSentence, { dueAtDesk, takenAtDesk }: ActionFacts): PlanLine[] =>
  dueAtDesk > takenAtDesk ? [line(what, dueAtDesk - takenAtDesk)] : []

function planNoShowOff(facts: ActionFacts): Result<ActionPlan, PlanRefusal> {
  if (!facts.isNoShow && !facts.isObjected) return refuse('ACT_NOT_POSSIBLE')
  return plain(line('reward_possible'), ...(facts.isNoShow ? desk('desk_due_returns', facts) : []))
}

/**
 * Plans what an action would now do to the guest, the hotel and our money, or says why it is refused. The office calls
 * it to show the plan, and again to decide when the action is carried out.
 */
export function planAction(wish: ActionTerms, facts: ActionFacts, now: Date): Result<ActionPlan, PlanRefusal> {
  switch (wish.act) {
    case 'cancel':
      return planCancel(wish, facts, now)
    case 'refund':
      return planRefund(wish, facts, now)
    case 'credit':
      return planCredit(wish.amount, facts)
    case 'send_again':
      return facts.status === 'completed' && !isOver(facts, now)
        ? plain(line('guest_told_again'), line('hotel_told_again'))
        : refuse('ACT_NOT_POSSIBLE')
    case 'no_show':
      return planNoShow(facts, now)
    case 'no_show_off':
      return planNoShowOff(facts)
    case 'correct_name':
      return facts.status === 'completed' ? plain(line('desk_sees_name')) : refuse('ACT_NOT_POSSIBLE')
    case 'move':
      return planMove(wish, facts, now)
    default:
      return unreachable(wish)
  }
}

/** Lists the actions that could be planned now with suitable terms. */
export function possibleActions(facts: ActionFacts, now: Date): ActionName[] {
  const tries: ActionTerms[] = [
    { act: 'cancel', for: 'hotel' },
    { act: 'credit', amount: 1 },
    { act: 'send_again' },
    { act: 'no_show' },
    { act: 'no_show_off' },
    { act: 'correct_name', name: 'A B' },
    { act: 'move', hotelId: 1, for: 'uncle' },
  ]
  const offer = facts.offer ?? { name: '', cost: 0, worth: 0, back: 0, coupon: 0 }
  const possible = new Set<ActionName>(
    tries.filter((wish) => planAction(wish, { ...facts, offer }, now).ok).map(({ act }) => act),
  )
  return ACTIONS.filter((act) => possible.has(act) || (act === 'refund' && facts.paidLeft > 0))
}
