import { addDays, addMinutes, daysBetween, istDateOf, minutesBetween, type IstDate } from '../kernel/ist.ts'
import type { Period } from '../kernel/period.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'

/** Why a room is not for sale. `channel` means that another site sold it (decision 0109). */
export const BLOCK_REASONS = ['walk_in', 'repair', 'cleaning', 'other', 'channel'] as const
export type BlockReason = (typeof BLOCK_REASONS)[number]

/** Reasons that the desk can choose. Walk-ins are recorded as stays instead (decision 0074). */
export const BLOCKS_BY_HAND = ['repair', 'cleaning', 'other'] as const satisfies readonly BlockReason[]

/** The longest possible block, which is as long as the longest stay. The database enforces the same limit. */
export const MAX_BLOCK_DAYS = 31
const MAX_BLOCK_DAYS_AHEAD = 366
export const MAX_BLOCK_NOTE = 200

/** How far in the past a block may begin, because desks record blocks late. */
const BLOCK_LATE_MINUTES = 15

const DAY_MINUTES = 24 * 60

export type BlockRefusal = 'BLOCK_BACKWARDS' | 'BLOCK_TOO_LONG' | 'BLOCK_BEGAN' | 'BLOCK_TOO_FAR_AHEAD'

/** Whether a room may now be blocked for this period. */
export function checkBlock(period: Period, now: Date): Result<Period, BlockRefusal> {
  const { start, end } = period
  if (end <= start) return refuse('BLOCK_BACKWARDS')
  if (minutesBetween(start, end) > MAX_BLOCK_DAYS * DAY_MINUTES) return refuse('BLOCK_TOO_LONG')
  if (end <= now || start < addMinutes(now, -BLOCK_LATE_MINUTES)) return refuse('BLOCK_BEGAN')
  if (start > addMinutes(now, MAX_BLOCK_DAYS_AHEAD * DAY_MINUTES)) return refuse('BLOCK_TOO_FAR_AHEAD')
  return accept(period)
}

/** The number of days ahead for which a desk can count the rooms left to sell. */
const MAX_SALES_DAYS_AHEAD = 30

/**
 * Whether a desk can count the rooms left on this day. Yesterday is allowed too, because its night may still be
 * running.
 */
export const isSalesDay = (day: IstDate, now: Date): boolean =>
  day >= addDays(istDateOf(now), -1) && daysBetween(istDateOf(now), day) <= MAX_SALES_DAYS_AHEAD
