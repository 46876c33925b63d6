import type { Paise } from './accounts.ts'

/** Our own money in one stay. It goes to the hotel, or to the friend who invited the guest. */
export type Gift = {
  isAttended: boolean
  /** whether the office released the money */
  isReleased: boolean
  /** the full amount in paise, including relocations and goodwill */
  all: Paise
  /**
   * the part that the month's commission limits: coupons, discounts, the GST on them, promotional credits and rewards
   */
  limited: Paise
}

/**
 * A hotel's calendar month in India: our commission from guests' own payments, and the gifts that we gave without the
 * office's approval.
 */
export type MonthlyGifts = { commission: Paise; given: Paise }

const GIFT_STATES = ['goes', 'waits_for_guests', 'waits_for_office'] as const
export type GiftState = (typeof GIFT_STATES)[number]

/** Calculates the commission on guests' online payments. Commission on cash paid at a desk is not included. */
export const earnedForGifts = ({ commission, paidOnline }: { commission: Paise; paidOnline: Paise }): Paise =>
  Math.max(0, Math.min(commission, paidOnline))

/**
 * Whether our own money for a stay may be paid out. It may if the stay was attended and the limited part does not
 * exceed the commission that the hotel earned us this month, or if the office has released it. So faked stays never pay
 * a hotel and its friends more than they paid in (decision 0062).
 */
export function giftState({ isAttended, isReleased, all, limited }: Gift, month: MonthlyGifts): GiftState {
  if (isReleased || all <= 0) return 'goes'
  if (!isAttended) return 'waits_for_guests'
  return limited <= 0 || month.given + limited <= month.commission ? 'goes' : 'waits_for_office'
}
