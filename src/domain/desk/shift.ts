import type { Rupees } from '../kernel/money.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'

/**
 * The cash of a shift: counted at the start, received since then, and paid out since then. Corrections reduce `taken`.
 */
export type CashOfShift = { beganWith: Rupees; taken: Rupees; paidOut: Rupees }

/** Calculates how much cash should be in the box. */
export const expectedInBox = ({ beganWith, taken, paidOut }: CashOfShift): Rupees => beganWith + taken - paidOut

/** A hand-over as the colleague enters it. `to` is null if nobody takes over, so that all cash stays in the box. */
export type HandOver = { by: string; to: string | null; counted: Rupees; remains: Rupees }

/** Calculates how much cash the colleague who takes over receives. */
export const handedOver = ({ counted, remains }: Pick<HandOver, 'counted' | 'remains'>): Rupees => counted - remains

export type HandOverRefusal = 'NOT_TO_YOURSELF' | 'MORE_THAN_COUNTED'

/**
 * Refuses a hand-over to oneself, and refuses to leave more in the box than was counted. The database enforces both
 * rules too.
 */
export function checkHandOver(wish: HandOver): Result<HandOver, HandOverRefusal> {
  if (wish.to === wish.by) return refuse('NOT_TO_YOURSELF')
  if (wish.remains > wish.counted) return refuse('MORE_THAN_COUNTED')
  return accept(wish.to === null ? { ...wish, remains: wish.counted } : wish)
}
