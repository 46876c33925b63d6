import type { Period } from '../kernel/period.ts'

/**
 * Returns when all of `rooms` rooms are occupied, earliest first, with adjacent periods merged. `occupied` lists the
 * occupied periods of all rooms; those of one room must not overlap. If there are no rooms, returns no period (decision
 * 0109).
 */
export function busyPeriods(rooms: number, occupied: readonly Period[]): Period[] {
  if (rooms === 0) return []
  const steps = occupied.flatMap(({ start, end }) => [
    { at: start.getTime(), by: 1 },
    { at: end.getTime(), by: -1 },
  ])
  // Sorts starts before ends if both are at the same moment, so that back-to-back stays leave no gap.
  steps.sort((one, other) => one.at - other.at || other.by - one.by)
  const busy: Period[] = []
  let count = 0
  let since = 0
  for (const { at, by } of steps) {
    const before = count
    count += by
    if (before < rooms && count >= rooms) since = at
    if (before >= rooms && count < rooms && at > since) busy.push({ start: new Date(since), end: new Date(at) })
  }
  return busy
}
