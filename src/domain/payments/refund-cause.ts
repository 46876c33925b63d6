/** The reasons why we owe a guest money. */
export const REFUND_CAUSES = [
  'cancelled',
  'changed',
  'hours_cancelled',
  'too_late',
  'turned_away',
  'moved',
  'cheaper_room',
  'goodwill',
  'hotel_fault',
] as const
export type RefundCauseName = (typeof REFUND_CAUSES)[number]

/** The causes in sentences that people read. The books store them (`refunds.reason`). */
export const REFUND_REASONS: Record<RefundCauseName, string> = {
  cancelled: 'booking cancelled',
  changed: 'changed to a cheaper time',
  hours_cancelled: 'extra hours cancelled',
  too_late: 'paid too late',
  turned_away: 'the hotel could not take them',
  moved: 'extra hours at the first hotel',
  cheaper_room: 'the other room costs less',
  goodwill: 'given by our office',
  hotel_fault: 'the hotel did not give what it sold',
}

/** Returns the cause of a refund from its reason in the books; null if somebody entered the refund by hand. */
export const causeOfReason = (reason: string): RefundCauseName | null =>
  REFUND_CAUSES.find((cause) => REFUND_REASONS[cause] === reason) ?? null
