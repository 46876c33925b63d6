/**
 * The state of a payout. A `confirmed` payout was confirmed by the second person but is not in a file for the bank yet.
 * A `refused` or `returned` payout is owed again, and the next run pays it. A `dropped` payout was dropped with its
 * whole run, before anybody confirmed it.
 */
export const PAYOUT_STATES = ['proposed', 'confirmed', 'sent', 'paid', 'returned', 'refused', 'dropped'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]

type Happened = Date | string | null
type RunFacts = { confirmedAt: Happened; droppedAt: Happened }
type PayoutFacts = { sentAt: Happened; paidAt: Happened; returnedAt: Happened; refusedAt: Happened }

/** Returns the state of a payout from its latest event or that of its run. */
export function payoutState(run: RunFacts, payout: PayoutFacts): PayoutState {
  if (run.droppedAt) return 'dropped'
  if (payout.returnedAt) return 'returned'
  if (payout.refusedAt) return 'refused'
  if (payout.paidAt) return 'paid'
  if (payout.sentAt) return 'sent'
  return run.confirmedAt ? 'confirmed' : 'proposed'
}
