import type { Rupees } from '../kernel/money.ts'

/**
 * Whether a new price is so far from the one before that a person is asked 'really?' first: more than half less or more.
 * ₹17 for ₹1,799 is a slip of the finger, and every guest who books meanwhile keeps it.
 */
export const isFarOff = (before: Rupees, after: Rupees): boolean => Math.abs(after - before) * 2 > before
