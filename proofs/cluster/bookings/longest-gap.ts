/**
 * Returns the longest gap between two consecutive moments, among the gaps that ended after `since`. `moments` are in
 * order. The last gap lasts until now. All times are from `performance.now()`.
 */
export function longestGap(moments: readonly number[], since: number, now = performance.now()): number {
  const before = moments.findLast((moment) => moment < since) ?? since
  const after = [...moments.filter((moment) => moment >= since), now]
  return Math.max(...after.map((moment, index) => moment - (after[index - 1] ?? before)))
}
