export const REFUND_ACTS = ['ask_again', 'pay_by_hand'] as const
export type RefundAct = (typeof REFUND_ACTS)[number]

/**
 * Returns what the office can do about a refund. Only a failed one can be paid by hand, because the gateway may still
 * pay any other and the guest would get the money twice.
 */
export function refundActs(
  { status, dueBy }: { status: 'pending' | 'processed' | 'failed'; dueBy: Date },
  now: Date,
): readonly RefundAct[] {
  if (status === 'failed') return REFUND_ACTS
  return status === 'pending' && dueBy < now ? ['ask_again'] : []
}
