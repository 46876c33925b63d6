import { addMinutes, istDateOf, istInstant, minutesBetween, type IstDate } from '../kernel/ist.ts'
import { overlap, type Period } from '../kernel/period.ts'

/** A rack shows either one day or a week. */
export const RACK_DAYS = [1, 7] as const
export type RackDays = (typeof RACK_DAYS)[number]

/**
 * The hour at which the rack's day begins. Before that hour, the rack still shows the previous day with the current
 * night.
 */
const NIGHT_ENDS_HOUR = 6
/** How many hours the rack shows. The one-day rack ends at 11 AM of the next day, like its Full Day slot. */
const HOURS: Record<RackDays, number> = { 1: 29, 7: 7 * 24 }

/** Returns the day that the desk's rack shows now. */
export const rackDay = (now: Date): IstDate => istDateOf(addMinutes(now, -NIGHT_ENDS_HOUR * 60))

export function rackPeriod(day: IstDate, days: RackDays): Period {
  const start = istInstant(day, NIGHT_ENDS_HOUR)
  return { start, end: addMinutes(start, HOURS[days] * 60) }
}

export const rackHours = (days: RackDays): number => HOURS[days]

/** A bar in a room's lane, in hours from the start of the rack. It is cut off where it extends beyond the rack. */
export type Bar = { from: number; hours: number; isCutBefore: boolean; isCutBehind: boolean }

/** Places a period in the rack. Returns undefined if the period is outside the rack or empty. */
export function barOf(period: Period, rack: Period): Bar | undefined {
  if (period.end <= period.start || !overlap(period, rack)) return undefined
  const start = period.start < rack.start ? rack.start : period.start
  const end = period.end > rack.end ? rack.end : period.end
  return {
    from: minutesBetween(rack.start, start) / 60,
    hours: minutesBetween(start, end) / 60,
    isCutBefore: period.start < rack.start,
    isCutBehind: period.end > rack.end,
  }
}

/** Returns the bars of a stay and of the cleaning after it, cut off at the edges of the rack. */
export const barsOf = ({ period, cleanAt }: { period: Period; cleanAt: Date }, rack: Period) => ({
  stay: barOf(period, rack),
  cleaning: barOf({ start: period.end, end: cleanAt }, rack),
})
