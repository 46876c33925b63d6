export const REFUND_ACTS = ['ask_again', 'pay_by_hand'] as const
export type RefundAct = (typeof REFUND_ACTS)[number]

/**
 * What the office can do about a refund. Only one that failed is paid by hand: the gateway may still make any other,
 * and the guest would get the money twice.
 */
export function refundActs(
  { status, dueBy }: { status: 'pending' | 'processed' | 'failed'; dueBy: Date },
  now: Date,
): readonly RefundAct[] {
  if (status === 'failed') return REFUND_ACTS
  return status === 'pending' && dueBy < now ? ['ask_again'] : []
}
