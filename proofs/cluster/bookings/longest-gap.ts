/**
 * The longest time between two moments, given in order, that ended after `since`; the last gap lasts until now. All
 * times are of `performance.now()`.
 */
export function longestGap(moments: readonly number[], since: number, now = performance.now()): number {
  const before = moments.findLast((moment) => moment < since) ?? since
  const after = [...moments.filter((moment) => moment >= since), now]
  return Math.max(...after.map((moment, index) => moment - (after[index - 1] ?? before)))
}
