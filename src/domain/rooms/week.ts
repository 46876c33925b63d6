import { addDays, istInstant, type IstDate } from '../kernel/ist.ts'
import { overlap, type Period } from '../kernel/period.ts'
import { rackPeriod } from './rack.ts'

/**
 * The two parts of a day in a week's rack: the hours of the day slots, and the night until the day slots begin again.
 */
const DAY_PARTS = ['day', 'night'] as const
export type DayPart = (typeof DAY_PARTS)[number]

const DAY_BEGINS_HOUR = 10
const NIGHT_BEGINS_HOUR = 21

export type WeekPart = { day: IstDate; part: DayPart; period: Period }

/** Returns the two parts of a day: 10 AM to 9 PM, and the night until 10 AM of the next day. */
export function partsOfDay(day: IstDate): Record<DayPart, Period> {
  const night = istInstant(day, NIGHT_BEGINS_HOUR)
  return {
    day: { start: istInstant(day, DAY_BEGINS_HOUR), end: night },
    night: { start: night, end: istInstant(addDays(day, 1), DAY_BEGINS_HOUR) },
  }
}

/**
 * Lists the fourteen parts, a day and a night each, of the week that begins on a given day. The first part begins at 6
 * AM, as the rack does, so that it shows guests who are still asleep. The last night ends when the rack ends.
 */
export function weekParts(first: IstDate): WeekPart[] {
  const rack = rackPeriod(first, 7)
  return Array.from({ length: 7 }, (_day, index) => addDays(first, index)).flatMap((day, index) => {
    const night = istInstant(day, NIGHT_BEGINS_HOUR)
    const start = index === 0 ? rack.start : istInstant(day, DAY_BEGINS_HOUR)
    const end = index === 6 ? rack.end : istInstant(addDays(day, 1), DAY_BEGINS_HOUR)
    return [
      { day, part: 'day', period: { start, end: night } },
      { day, part: 'night', period: { start: night, end } },
    ] satisfies WeekPart[]
  })
}

/** Returns the stays that occupy a room in a part of the week, in their order. */
export const staysIn = <Stay extends { from: string; until: string }>(
  stays: readonly Stay[],
  { period }: Pick<WeekPart, 'period'>,
): Stay[] => stays.filter(({ from, until }) => overlap({ start: new Date(from), end: new Date(until) }, period))
