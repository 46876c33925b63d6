import type { Rupees } from '../kernel/money.ts'

/**
 * Whether a new price differs so much from the old one that the page first asks 'really?', which is by more than half.
 * ₹17 for ₹1,799 is a typing mistake, and every guest who books meanwhile keeps that price.
 */
export const isFarOff = (before: Rupees, after: Rupees): boolean => Math.abs(after - before) * 2 > before
