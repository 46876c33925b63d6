import type { Paise } from './accounts.ts'

/** What Uncle gives for a stay, to its hotel or to the friend of its guest. */
export type Gift = {
  isAttended: boolean
  /** the office let it go */
  isReleased: boolean
  /** everything of it, relocations and kindness too */
  all: Paise
  /** coupons, discounts, the GST on them, promotional credits, rewards: what the commission of the month limits */
  limited: Paise
}

/** A hotel's month in India: what its stays earned us out of guests' own payments, and what was given for them by itself. */
export type MonthOfGifts = { commission: Paise; given: Paise }

export const GIFT_STATES = ['goes', 'waits_for_guests', 'waits_for_office'] as const
export type GiftState = (typeof GIFT_STATES)[number]

/** Commission counts as far as guests paid it to us: what lies at a desk pays for no gift. */
export const earnedForGifts = ({ commission, paidOnline }: { commission: Paise; paidOnline: Paise }): Paise =>
  Math.max(0, Math.min(commission, paidOnline))

/**
 * Does our own money go? Only for a stay that is attended, and by itself only up to what the hotel's stays of that month
 * earned us, so that no mixture of stays pays a hotel and its friends more than they paid in (decision 0062).
 */
export function giftState({ isAttended, isReleased, all, limited }: Gift, month: MonthOfGifts): GiftState {
  if (isReleased || all <= 0) return 'goes'
  if (!isAttended) return 'waits_for_guests'
  return limited <= 0 || month.given + limited <= month.commission ? 'goes' : 'waits_for_office'
}
