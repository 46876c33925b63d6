import type { Rupees } from '#domain/kernel/money.ts'

/**
 * The fields of Razorpay's entities that we read. Amounts are paise; any field may be missing, because the data is
 * Razorpay's.
 */
export type RazorpayLink = {
  id: string
  short_url: string
  reference_id?: string
  status: string
  amount: number
  amount_paid?: number
  order_id?: string
  /** null, or empty in lists, before anyone has paid */
  payments?: { payment_id: string; method?: string; status?: string }[] | null
}

export type RazorpayPayment = { id: string; method?: string; status?: string }

export type RazorpayRefund = {
  id: string
  status?: string
  receipt?: string | null
  /** an object, or an empty array without any */
  notes?: { refund_id?: string }
  acquirer_data?: { arn?: string | null; rrn?: string | null; utr?: string | null }
}

/** Only adapters know paise: everything else counts whole rupees (decisions, "Names and places"). */
export const toPaise = (amount: Rupees): number => amount * 100

/** Never round a broken rupee up into money that did not arrive. */
export const toRupees = (paise: number): Rupees => Math.floor(paise / 100)

/** The number by which a guest's bank traces a refund: the ARN of a card, the RRN of UPI, the UTR of a transfer. */
export function traceOf({ acquirer_data: bank }: RazorpayRefund): string | null {
  return bank?.arn ?? bank?.rrn ?? bank?.utr ?? null
}
