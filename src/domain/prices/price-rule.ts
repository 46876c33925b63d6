import type { IstDate } from '../kernel/ist.ts'
import type { Rupees } from '../kernel/money.ts'

/** A day of the week, 0 for Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** One weekday of every week, or all days from the first to the last. */
export type RuleDays = { weekday: Weekday } | { first: IstDate; last: IstDate }

/**
 * Replaces a slot's base price on some days; null if the hotel does not sell the slot then. A rule with a higher id is
 * newer.
 */
export type PriceRule = { id: number; days: RuleDays; price: Rupees | null }

export const isDateRule = ({ days }: PriceRule): boolean => 'first' in days

export const coversDay = ({ days }: PriceRule, day: IstDate, weekday: Weekday): boolean =>
  'first' in days ? days.first <= day && day <= days.last : days.weekday === weekday

export const weekdayOf = (day: IstDate): Weekday => new Date(`${day}T00:00:00Z`).getUTCDay() as Weekday
