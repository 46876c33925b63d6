const PAYMENT_STATUSES = ['created', 'open', 'paid', 'failed', 'expired'] as const

/** `created` is our row before the gateway has the payment. `open` means that the guest can pay. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/**
 * Returns the status after a gateway's report. Late or reordered reports never undo a received payment. A failed
 * payment may still be captured days later, whereas a paid payment stays paid (facts, "Razorpay").
 */
export function afterReport(status: PaymentStatus, report: 'paid' | 'failed' | 'expired'): PaymentStatus {
  if (status === 'paid' || report === 'paid') return 'paid'
  if (status === 'failed' || status === 'expired') return status
  return report
}
