import { addDays, addMinutes, daysBetween, istDateOf, istInstant, type IstDate } from '../kernel/ist.ts'
import { areSamePeriods, type Period } from '../kernel/period.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'
import { slotAt, slotHours, type SlotIndex } from './slots.ts'

/** How many days ahead a new booking may start. */
export const MAX_DAYS_AHEAD = 180

/** Returns the exact period of a slot that begins on this day. `days` matters only for Full Day. */
export function slotPeriod(index: SlotIndex, date: IstDate, days = 1): Period {
  const slot = slotAt(index)
  const extraDays = Math.min(Math.max(1, days), slot.maxDays) - 1
  return { start: istInstant(date, slot.startHour), end: istInstant(addDays(date, extraDays), slot.endHour) }
}

/**
 * Returns until when a slot that has begun can be booked, which is until half of it is over. If a stay has several full
 * days, only the first day is considered (decisions, "Slots").
 */
export const latestStart = (index: SlotIndex, start: Date): Date =>
  addMinutes(start, (slotHours(slotAt(index)) * 60) / 2)

/** Whether the period has begun. A hotel sells such a period only while its reception is staffed (decision 0071). */
export const hasBegun = ({ start }: Pick<Period, 'start'>, now: Date): boolean => start < now

/** Returns the number of days for which a period of this slot is billed: 1, or the number of nights for Full Day. */
export const daysOfStay = (index: SlotIndex, period: Period): number =>
  slotAt(index).maxDays === 1 ? 1 : Math.max(1, daysBetween(istDateOf(period.start), istDateOf(period.end)))

export type StayRefusal = 'NOT_A_SLOT' | 'ENDED' | 'STARTED' | 'TOO_FAR_AHEAD' | 'TOO_LONG'

export type Stay = { slot: SlotIndex; period: Period; days: number }

/**
 * Checks that this period can be booked in this slot now. It must match the slot's hours to the minute and be at most
 * half over. `isTooLateFor` decides whether a hotel sells a period that has begun (decisions, "Slots").
 */
export function checkStay(index: SlotIndex, period: Period, now: Date): Result<Stay, StayRefusal> {
  const slot = slotAt(index)
  const date = istDateOf(period.start)
  const days = daysOfStay(index, period)
  if (days > slot.maxDays) return refuse('TOO_LONG')
  if (!areSamePeriods(period, slotPeriod(index, date, days))) return refuse('NOT_A_SLOT')
  if (period.end <= now) return refuse('ENDED')
  if (now > latestStart(index, period.start)) return refuse('STARTED')
  if (daysBetween(istDateOf(now), date) > MAX_DAYS_AHEAD) return refuse('TOO_FAR_AHEAD')
  return accept({ slot: index, period, days })
}
