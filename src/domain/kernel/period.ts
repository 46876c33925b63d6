import { minutesBetween } from './ist.ts'

/** A half-open period includes `start` but not `end`, so that one stay may begin when another ends. */
export type Period = { start: Date; end: Date }

export const hoursOf = (period: Period): number => minutesBetween(period.start, period.end) / 60

export const areSamePeriods = (one: Period, other: Period): boolean =>
  one.start.getTime() === other.start.getTime() && one.end.getTime() === other.end.getTime()

export const overlap = (one: Period, other: Period): boolean => one.start < other.end && other.start < one.end

/** Returns the parts of a period that another period does not cover: none, one or two. */
export function periodWithout(period: Period, taken: Period): Period[] {
  if (!overlap(period, taken)) return [period]
  const before = { start: period.start, end: taken.start }
  const after = { start: taken.end, end: period.end }
  return [before, after].filter(({ start, end }) => start < end)
}
