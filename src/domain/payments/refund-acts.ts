export const REFUND_ACTS = ['ask_again', 'pay_by_hand'] as const
export type RefundAct = (typeof REFUND_ACTS)[number]

/**
 * Returns what the office can do about a refund. Only a failed refund can be paid by hand. The gateway may still pay
 * any other, and the guest would then get the money twice. Nothing is possible while the guest's bank disputes the
 * payment, because the bank may pay.
 */
export function refundActs(
  { status, dueBy, isDisputed }: { status: 'pending' | 'processed' | 'failed'; dueBy: Date; isDisputed: boolean },
  now: Date,
): readonly RefundAct[] {
  if (isDisputed) return []
  if (status === 'failed') return REFUND_ACTS
  return status === 'pending' && dueBy < now ? ['ask_again'] : []
}
