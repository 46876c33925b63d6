import type { BasisPoints, Rupees } from '../kernel/money.ts'

/** Credit for signing up, in rupees (specification §9). */
export const SIGN_UP_CREDIT: Rupees = 100

/**
 * The discount on the first booking of a guest with a friend's code, and the friend's reward once that stay has ended.
 */
export const REFERRAL_DISCOUNT: Rupees = 100
export const REFERRAL_REWARD: Rupees = 100

/**
 * The most that sign-up and referral credit and the referral discount together may pay of a bill. Compensation, which
 * replaces a guest's own money, may pay all of it (decision 0062).
 */
export const PROMOTION_SHARE: BasisPoints = 5000

/** Days from the end of a stay to its reward, during which a hotel can report a no-show (docs/decisions/0011). */
export const REWARD_AFTER_DAYS = 3

export const CREDIT_KINDS = ['signup', 'spent', 'returned', 'referral_reward', 'adjustment', 'compensation'] as const
export type CreditKind = (typeof CREDIT_KINDS)[number]
