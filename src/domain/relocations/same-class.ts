import type { Rupees } from '../kernel/money.ts'

/** A difference in rating that guests would not notice, because ratings have one decimal and few reviews. */
const RATING_TOLERANCE = 0.3
/** The assumed rating of a hotel without ratings. */
const UNRATED = 3.5

/** How many other hotels are offered (desk-and-office, "Refused at the desk"). */
export const MAX_OFFERS = 3

/** The facts that define a hotel's class for one stay. */
export type ClassOfStay = {
  /** for the whole stay and these rooms, tax included, before discounts */
  price: Rupees
  rating: number | null
}

const ratingOf = ({ rating }: ClassOfStay): number => rating ?? UNRATED

const tenthsOf = (rating: number): number => Math.round(rating * 10)

/**
 * Whether a stay there is of the same class as the booked one or better: it is rated as well within the tolerance, and
 * a cheaper one is rated at least as well, to the tenth. The price difference of a cheaper room is refunded.
 */
export const isSameClassOrBetter = (there: ClassOfStay, booked: ClassOfStay): boolean =>
  tenthsOf(ratingOf(there)) >= tenthsOf(ratingOf(booked) - (there.price < booked.price ? 0 : RATING_TOLERANCE))

/** Calculates how much more the other room costs, in rupees, which others than the guest pay. */
export const differenceOf = (there: ClassOfStay, booked: ClassOfStay): Rupees => there.price - booked.price

/** Whether it may be offered: same class or better, and the difference within the limit. */
export const isOffered = (there: ClassOfStay, booked: ClassOfStay, limit: Rupees): boolean =>
  isSameClassOrBetter(there, booked) && differenceOf(there, booked) <= limit

/** Calculates what a cheaper room leaves of the agreed price: it is refunded, never more than the guest paid. */
export const leftOver = ({ total, price }: { total: Rupees; price: Rupees }): Rupees => Math.max(0, total - price)

export const RELOCATION_CAUSES = ['turned_away', 'cannot_take'] as const
export type RelocationCause = (typeof RELOCATION_CAUSES)[number]

/** The outcomes of a case: another hotel, a full refund, or the office decides that the hotel may keep the money. */
export const RELOCATION_OUTCOMES = ['moved', 'money_back', 'kept'] as const
export type RelocationOutcome = (typeof RELOCATION_OUTCOMES)[number]

/** The reasons why a hotel cannot take its guests, a closed list. */
export const CANNOT_TAKE_REASONS = ['room_unusable', 'guest_stays', 'closed', 'other'] as const
export type CannotTakeReason = (typeof CANNOT_TAKE_REASONS)[number]

/**
 * Returns who pays the difference: a hotel that reports that it cannot honour a booking, otherwise Uncle, who has heard
 * one side only and settles the rest with the hotel.
 */
export const payerOfDifference = (cause: RelocationCause): 'uncle' | 'hotel' =>
  cause === 'cannot_take' ? 'hotel' : 'uncle'
