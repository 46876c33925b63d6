import type { Paise } from './accounts.ts'

/** Our own money for one stay, to its hotel or to the guest's friend. */
export type Gift = {
  isAttended: boolean
  /** the office released it */
  isReleased: boolean
  /** all of it in paise, relocations and goodwill included */
  all: Paise
  /** coupons, discounts, the GST on them, promotional credits, rewards: what the commission of the month limits */
  limited: Paise
}

/** A hotel's calendar month in India: our commission from guests' own payments, and what we gave without the office. */
export type MonthlyGifts = { commission: Paise; given: Paise }

export const GIFT_STATES = ['goes', 'waits_for_guests', 'waits_for_office'] as const
export type GiftState = (typeof GIFT_STATES)[number]

/** The commission that guests paid to us online. Commission on cash taken at a desk does not count. */
export const earnedForGifts = ({ commission, paidOnline }: { commission: Paise; paidOnline: Paise }): Paise =>
  Math.max(0, Math.min(commission, paidOnline))

/**
 * May our own money be paid out? Only for an attended stay, and without the office only up to the commission of the hotel's
 * month, so that no set of faked stays pays a hotel and its friends more than they paid in (decision 0062).
 */
export function giftState({ isAttended, isReleased, all, limited }: Gift, month: MonthlyGifts): GiftState {
  if (isReleased || all <= 0) return 'goes'
  if (!isAttended) return 'waits_for_guests'
  return limited <= 0 || month.given + limited <= month.commission ? 'goes' : 'waits_for_office'
}
