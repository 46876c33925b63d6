import type { BasisPoints, Rupees } from '../kernel/money.ts'

/** Credit for signing up, in rupees (specification §9). */
export const SIGN_UP_CREDIT: Rupees = 100

/**
 * The discount on the first booking of a guest with a friend's code, and the friend's reward after the guest has
 * stayed.
 */
export const REFERRAL_DISCOUNT: Rupees = 100
export const REFERRAL_REWARD: Rupees = 100

/**
 * The largest share of a bill that sign-up credit, referral credit and the referral discount may pay together.
 * Compensation, which replaces a guest's own money, may pay all of it (decision 0062).
 */
export const PROMOTION_SHARE: BasisPoints = 5000

/**
 * How many days after the end of a stay the reward is given, so that the hotel has time to report a no-show
 * (docs/decisions/0011).
 */
export const REWARD_AFTER_DAYS = 3

export const CREDIT_KINDS = ['signup', 'spent', 'returned', 'referral_reward', 'adjustment', 'compensation'] as const
export type CreditKind = (typeof CREDIT_KINDS)[number]
