import type { Rupees } from '../kernel/money.ts'

/** A rating has one decimal and few voices: this much less is the same to a guest. */
const RATING_TOLERANCE = 0.3
/** What a hotel that nobody has rated counts as. */
const UNRATED = 3.5

/** How many other hotels are offered (desk-and-office, "Refused at the desk"). */
export const MAX_OFFERS = 3

/** What tells the class of a hotel for one stay. */
export type ClassOfStay = {
  /** of the whole stay for these rooms, tax included, before any discount */
  price: Rupees
  rating: number | null
}

const ratingOf = ({ rating }: ClassOfStay): number => rating ?? UNRATED

const tenthsOf = (rating: number): number => Math.round(rating * 10)

/**
 * Is a stay there of the same class as the one booked, or better? Its guests speak as well of it; for less money at least
 * as well, to the tenth. What a cheaper room leaves over goes back to the guest.
 */
export const isSameClassOrBetter = (there: ClassOfStay, booked: ClassOfStay): boolean =>
  tenthsOf(ratingOf(there)) >= tenthsOf(ratingOf(booked) - (there.price < booked.price ? 0 : RATING_TOLERANCE))

/** What somebody else than the guest pays, in rupees. */
export const differenceOf = (there: ClassOfStay, booked: ClassOfStay): Rupees => there.price - booked.price

/** May it be offered? Of the same class or better, and no dearer than the limit allows. */
export const isOffered = (there: ClassOfStay, booked: ClassOfStay, limit: Rupees): boolean =>
  isSameClassOrBetter(there, booked) && differenceOf(there, booked) <= limit

/** What the guest agreed to pay and a cheaper room does not cost: it goes back to them, never more than they paid. */
export const leftOver = ({ total, price }: { total: Rupees; price: Rupees }): Rupees => Math.max(0, total - price)

export const RELOCATION_CAUSES = ['turned_away', 'cannot_take'] as const
export type RelocationCause = (typeof RELOCATION_CAUSES)[number]

/** How a case ends: another hotel, all the money, or the office finds that the hotel may keep it. */
export const RELOCATION_OUTCOMES = ['moved', 'money_back', 'kept'] as const
export type RelocationOutcome = (typeof RELOCATION_OUTCOMES)[number]

/** Why a hotel cannot take its guests: a closed list. */
export const CANNOT_TAKE_REASONS = ['room_unusable', 'guest_stays', 'closed', 'other'] as const
export type CannotTakeReason = (typeof CANNOT_TAKE_REASONS)[number]

/**
 * Who pays the difference: the hotel that says it cannot honour a booking, else Uncle, who hears one side only and settles
 * the rest with the hotel.
 */
export const payerOfDifference = (cause: RelocationCause): 'uncle' | 'hotel' =>
  cause === 'cannot_take' ? 'hotel' : 'uncle'
