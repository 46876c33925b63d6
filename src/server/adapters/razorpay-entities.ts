import type { Rupees } from '#domain/kernel/money.ts'

/**
 * The fields of Razorpay's entities that we read. Amounts are in paise. Any field may be missing, because the data is
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
  /** null (or empty in lists) until somebody pays */
  payments?: { payment_id: string; method?: string; status?: string }[] | null
}

export type RazorpayPayment = { id: string; method?: string; status?: string }

export type RazorpayRefund = {
  id: string
  status?: string
  receipt?: string | null
  /** an object, or an empty array if there are none */
  notes?: { refund_id?: string }
  acquirer_data?: { arn?: string | null; rrn?: string | null; utr?: string | null }
}

export type RazorpayDispute = {
  id: string
  payment_id?: string
  amount?: number
  reason_code?: string | null
  reason_description?: string | null
  phase?: string
  /** Unix seconds */
  respond_by?: number | null
  created_at?: number
}

/** Converts to paise, which only adapters use. All other code uses whole rupees (decisions, "Names and places"). */
export const toPaise = (amount: Rupees): number => amount * 100

/** Rounds down, because the missing fraction of a rupee did not arrive. */
export const toRupees = (paise: number): Rupees => Math.floor(paise / 100)

/**
 * Returns the number by which a guest's bank traces a refund: the ARN of a card, the RRN of UPI, or the UTR of a
 * transfer.
 */
export function traceOf({ acquirer_data: bank }: RazorpayRefund): string | null {
  return bank?.arn ?? bank?.rrn ?? bank?.utr ?? null
}

const isObject = (body: unknown): body is Record<string, unknown> => typeof body === 'object' && body !== null

/**
 * Checks the minimum shape of a successful answer, because a proxy on the way or a broken gateway may send something
 * else with a 200. If we treated that as an answer, we might close a page that can still be paid, or record a refund
 * that was not made.
 */
export const isLink = (body: unknown): boolean =>
  isObject(body) && typeof body['id'] === 'string' && typeof body['status'] === 'string' && isAmount(body['amount'])

export const isRefund = (body: unknown): boolean =>
  isObject(body) && typeof body['id'] === 'string' && isAmount(body['amount'])

export const isList = (body: unknown): boolean =>
  isObject(body) && (Array.isArray(body['items']) || Array.isArray(body['payment_links']))

const isAmount = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 0
