import { addDays, type IstDate } from '../kernel/ist.ts'
import { overlap, type Period } from '../kernel/period.ts'
import { partsOfDay } from './week.ts'

/** The number of days for which the office shows a hotel's rooms. */
export const SALES_DAYS = 14

/** Why a room is taken: guests booked it, or the hotel blocked it. */
export type TakenRoom = { roomId: number; use: 'guests' | 'block'; period: Period }

/** How many rooms guests have booked, and how many the hotel has blocked. */
export type PartSales = { sold: number; blocked: number }
export type DaySales = { day: IstDate; byDay: PartSales; byNight: PartSales }

/** Counts each room once, however many stays it has. A room is blocked only if it has no stay. */
function salesIn(part: Period, taken: readonly TakenRoom[]): PartSales {
  const here = taken.filter(({ period }) => overlap(period, part))
  const roomsFor = (use: TakenRoom['use']) =>
    new Set(here.filter((each) => each.use === use).map(({ roomId }) => roomId))
  const sold = roomsFor('guests')
  const blocked = [...roomsFor('block')].filter((roomId) => !sold.has(roomId))
  return { sold: sold.size, blocked: blocked.length }
}

/** Counts the rooms that are taken by day and by night, starting with the given day. */
export const soldByDay = (first: IstDate, taken: readonly TakenRoom[]): DaySales[] =>
  Array.from({ length: SALES_DAYS }, (_, index) => {
    const day = addDays(first, index)
    const parts = partsOfDay(day)
    return { day, byDay: salesIn(parts.day, taken), byNight: salesIn(parts.night, taken) }
  })
