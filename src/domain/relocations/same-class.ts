import type { Rupees } from '../kernel/money.ts'

/** A difference in rating that guests would not notice, because ratings have one decimal and few reviews. */
const RATING_TOLERANCE = 0.3
/** The rating that we assume for a hotel without ratings. */
const UNRATED = 3.5

/** How many other hotels guests are offered (desk-and-office, "Refused at the desk"). */
export const MAX_OFFERS = 3

/** The facts that determine a hotel's class for one stay. */
export type ClassOfStay = {
  /** the price of the whole stay in these rooms, with tax and before discounts */
  price: Rupees
  rating: number | null
}

const ratingOf = ({ rating }: ClassOfStay): number => rating ?? UNRATED

const tenthsOf = (rating: number): number => Math.round(rating * 10)

/**
 * Whether a stay at the other hotel is of the same class as the booked stay, or a better class. Its rating may be at
 * most 0.3 lower or, if it is cheaper, not lower at all. If it is cheaper, we refund the difference.
 */
export const isSameClassOrBetter = (there: ClassOfStay, booked: ClassOfStay): boolean =>
  tenthsOf(ratingOf(there)) >= tenthsOf(ratingOf(booked) - (there.price < booked.price ? 0 : RATING_TOLERANCE))

/** Calculates how much more the other room costs, in rupees. The guest never pays this difference. */
export const differenceOf = (there: ClassOfStay, booked: ClassOfStay): Rupees => there.price - booked.price

/**
 * Whether the other hotel may be offered. It must be of the same class or better, and the difference must be within the
 * limit.
 */
export const isOffered = (there: ClassOfStay, booked: ClassOfStay, limit: Rupees): boolean =>
  isSameClassOrBetter(there, booked) && differenceOf(there, booked) <= limit

/** Calculates how much less than the guest's bill a cheaper room costs. We refund this amount. */
export const leftOver = ({ total, price }: { total: Rupees; price: Rupees }): Rupees => Math.max(0, total - price)

export const RELOCATION_CAUSES = ['turned_away', 'cannot_take'] as const
export type RelocationCause = (typeof RELOCATION_CAUSES)[number]

/** How a case can end: another hotel, a full refund, or the office's decision that the hotel may keep the money. */
export const RELOCATION_OUTCOMES = ['moved', 'money_back', 'kept'] as const
export type RelocationOutcome = (typeof RELOCATION_OUTCOMES)[number]

/** The closed list of reasons why a hotel cannot take its guests. */
export const CANNOT_TAKE_REASONS = ['room_unusable', 'guest_stays', 'closed', 'other'] as const
export type CannotTakeReason = (typeof CANNOT_TAKE_REASONS)[number]

/**
 * Returns who pays the difference. The hotel pays if it itself reports that it cannot honour the booking. If only the
 * guests report it, Uncle pays and settles the matter with the hotel.
 */
export const payerOfDifference = (cause: RelocationCause): 'uncle' | 'hotel' =>
  cause === 'cannot_take' ? 'hotel' : 'uncle'
