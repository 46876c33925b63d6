import { addDays, daysBetween, type IstDate } from '../kernel/ist.ts'

/**
 * The longest period for which figures are read: a year and a week, so that a week can be compared with the same week
 * of the previous year.
 */
export const MAX_WEEKS = 53
/** How many weeks are shown unless the request specifies a number. */
export const USUAL_WEEKS = 8

/** The number of days by which weeks are offset, because 1 January 1970 was a Thursday, three days after a Monday. */
const A_MONDAY: IstDate = '1969-12-29'

/** Returns the Monday on which the week of a day in India begins. */
export const weekOf = (day: IstDate): IstDate => addDays(day, -(((daysBetween(A_MONDAY, day) % 7) + 7) % 7))

/** Whole weeks, from the first Monday to the last Sunday. */
export type Weeks = { from: IstDate; to: IstDate }

/**
 * Returns the weeks that contain the requested days, at most the last `MAX_WEEKS` of them. Without a first day, returns
 * `usual` weeks. Returns undefined if the range ends before it begins.
 */
export function weeksOf(
  { from, to }: { from?: IstDate | undefined; to?: IstDate | undefined },
  lastDay: IstDate,
  usual = USUAL_WEEKS,
): Weeks | undefined {
  const end = addDays(weekOf(to ?? (from !== undefined && from > lastDay ? from : lastDay)), 6)
  const earliest = addDays(end, 1 - MAX_WEEKS * 7)
  const begin = from === undefined ? addDays(end, 1 - usual * 7) : weekOf(from)
  if (begin > end) return undefined
  return { from: begin < earliest ? earliest : begin, to: end }
}

/** Lists the Mondays of the weeks. */
export const mondaysOf = ({ from, to }: Weeks): IstDate[] =>
  Array.from({ length: Math.floor(daysBetween(from, to) / 7) + 1 }, (_, week) => addDays(from, week * 7))
