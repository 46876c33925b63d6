import type { Rupees } from '../kernel/money.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'

export const TAKING_METHODS = ['cash', 'upi', 'card'] as const
export type TakingMethod = (typeof TAKING_METHODS)[number]

const RECEIPT = /^[A-Za-z0-9/-]{1,20}$/

export const isReceipt = (text: string): boolean => RECEIPT.test(text)

/**
 * Calculates what is still due after a payment. A desk never takes more than was agreed, and a database trigger
 * enforces this too.
 */
export function dueAfter(due: Rupees, amount: Rupees): Result<Rupees, 'NOT_AN_AMOUNT' | 'MORE_THAN_DUE'> {
  if (!Number.isInteger(amount) || amount < 1) return refuse('NOT_AN_AMOUNT')
  return amount > due ? refuse('MORE_THAN_DUE') : accept(due - amount)
}

/** Parses whole rupees from what a colleague typed; undefined for anything else. */
export const readWholeRupees = (typed: string): Rupees | undefined =>
  /^\d{1,7}$/.test(typed.trim()) ? Number(typed.trim()) : undefined
