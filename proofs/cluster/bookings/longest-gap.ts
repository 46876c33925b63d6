/**
 * Returns the longest time between two of the moments, which are in order, among those that ended after `since`. The
 * last gap lasts until now. All times are of `performance.now()`.
 */
export function longestGap(moments: readonly number[], since: number, now = performance.now()): number {
  const before = moments.findLast((moment) => moment < since) ?? since
  const after = [...moments.filter((moment) => moment >= since), now]
  return Math.max(...after.map((moment, index) => moment - (after[index - 1] ?? before)))
}
