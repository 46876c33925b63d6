import type { Rupees } from '../kernel/money.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'

/** The cash of a shift: counted at its begin, taken and paid out since. A correction of a wrong entry counts below zero. */
export type CashOfShift = { beganWith: Rupees; taken: Rupees; paidOut: Rupees }

/** What should be in the cash box. */
export const expectedInBox = ({ beganWith, taken, paidOut }: CashOfShift): Rupees => beganWith + taken - paidOut

/** The end of a shift as its colleague says it; `to` is null when nobody takes money and everything stays in the box. */
export type HandOver = { by: string; to: string | null; counted: Rupees; remains: Rupees }

/** What goes to the colleague who takes over. */
export const handedOver = ({ counted, remains }: Pick<HandOver, 'counted' | 'remains'>): Rupees => counted - remains

export type HandOverRefusal = 'NOT_TO_YOURSELF' | 'MORE_THAN_COUNTED'

/** Nobody hands money to themselves, and no more stays in the box than was counted. The database holds the same rules. */
export function checkHandOver(wish: HandOver): Result<HandOver, HandOverRefusal> {
  if (wish.to === wish.by) return refuse('NOT_TO_YOURSELF')
  if (wish.remains > wish.counted) return refuse('MORE_THAN_COUNTED')
  return accept(wish.to === null ? { ...wish, remains: wish.counted } : wish)
}
