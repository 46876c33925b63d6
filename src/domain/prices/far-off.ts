import type { Rupees } from '../kernel/money.ts'

/**
 * Whether a new price differs from the old one by more than half. The page then first asks 'really?'. ₹17 for ₹1,799 is
 * a typing mistake, and every guest who books meanwhile keeps that price.
 */
export const isFarOff = (before: Rupees, after: Rupees): boolean => Math.abs(after - before) * 2 > before
