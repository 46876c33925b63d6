/** Statistics that the proofs print: a percentile, a trend, and how busy the machine was. */
import { loadavg } from 'node:os'

/** Returns the percentile `of` (0.99 for the p99) of sorted values; 0 for an empty list. */
export function share(values: readonly number[], of: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * of) - 1)] ?? 0
}

export const median = (values: readonly number[]): number => share(values, 0.5)

export type Point = { readonly at: number; readonly value: number }

/**
 * Returns the trend per unit of `at`: the median of the slopes between every two points (Theil and Sen), which a few
 * outliers barely change.
 */
export function slopeOf(points: readonly Point[]): number {
  const slopes = points.flatMap((one, index) =>
    points.slice(index + 1).flatMap(({ at, value }) => (at === one.at ? [] : [(value - one.value) / (at - one.at)])),
  )
  return median(slopes)
}

export const loadNow = (): number => loadavg()[0] ?? 0
