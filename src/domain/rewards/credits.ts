import type { Rupees } from '../kernel/money.ts'

/** Specification §9: signing up gives credit worth 100 rupees. */
export const SIGN_UP_CREDIT: Rupees = 100

/** Off the first booking of a guest who came with a friend's code, and what the friend earns when that stay has ended. */
export const REFERRAL_DISCOUNT: Rupees = 100
export const REFERRAL_REWARD: Rupees = 100

/** Days after a stay until its reward is paid: so long a hotel can tell that nobody came (docs/decisions/0011). */
export const REWARD_AFTER_DAYS = 3

export const CREDIT_KINDS = ['signup', 'spent', 'returned', 'referral_reward', 'adjustment'] as const
export type CreditKind = (typeof CREDIT_KINDS)[number]
