/**
 * The longest time between two of these moments, the earliest first, that touches what came after `since`; the last one lasts
 * until now. All by `performance.now()`.
 */
export function longestGap(moments: readonly number[], since: number, now = performance.now()): number {
  const before = moments.findLast((moment) => moment < since) ?? since
  const after = [...moments.filter((moment) => moment >= since), now]
  return Math.max(...after.map((moment, index) => moment - (after[index - 1] ?? before)))
}
