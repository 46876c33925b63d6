import type { TaxRule } from '#domain/bills/tax.ts'
import type { Stay } from '#domain/slots/period.ts'

/** The input of a quote: the stay, the guest, and the discounts and credit they want to use. */
export type QuoteRequest = {
  hotel: string | number
  stay: Stay
  rooms: number
  hasBathtub: boolean
  payAtHotel: boolean
  couponCode: string | null
  referralCode: string | null
  useCredits: boolean
  /** null for a visitor, who has no credits or history */
  userId: string | null
  /** a visitor who will sign up before paying; the bill includes their sign-up credit */
  isSigningUp?: boolean
  now: Date
  /** the rule of GST in force now */
  taxRule: TaxRule
}
