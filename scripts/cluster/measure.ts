/** What proofs say of their figures: a share of sorted times, a trend, and how busy the machine was. */
import { loadavg } from 'node:os'

/** The smallest value that `of` of all are at most: 0.99 for p99. 0 of none. */
export function share(values: readonly number[], of: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * of) - 1)] ?? 0
}

export const median = (values: readonly number[]): number => share(values, 0.5)

export type Point = { readonly at: number; readonly value: number }

/** The median of the slopes between every two points (Theil and Sen), per unit of `at`: a few outliers do not move it. */
export function slopeOf(points: readonly Point[]): number {
  const slopes = points.flatMap((one, index) =>
    points.slice(index + 1).flatMap(({ at, value }) => (at === one.at ? [] : [(value - one.value) / (at - one.at)])),
  )
  return median(slopes)
}

export const loadNow = (): number => loadavg()[0] ?? 0
