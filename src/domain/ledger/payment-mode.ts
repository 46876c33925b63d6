import type { Paise } from './accounts.ts'

/** IFT is a transfer within one bank. */
export type PaymentMode = 'IFT' | 'NEFT' | 'RTGS'

/** RTGS accepts no less than ₹2,00,000, and NEFT has no limit (Reserve Bank of India). In paise. */
const LEAST_BY_RTGS = 2_00_000_00

/** Returns the first four letters of an IFSC, which identify the bank. */
const bankOf = (ifsc: string): string => ifsc.slice(0, 4)

/** Picks how a bank pays `amount` from an account at one branch (IFSC) to an account at another. */
export function paymentMode({ amount, from, to }: { amount: Paise; from: string; to: string }): PaymentMode {
  if (bankOf(from) === bankOf(to)) return 'IFT'
  return amount >= LEAST_BY_RTGS ? 'RTGS' : 'NEFT'
}

/** Returns the code under which our bank stores a hotel's account. A new account gets a new code. */
export const beneficiaryCode = (accountId: number): string => `UNC${String(accountId).padStart(7, '0')}`
