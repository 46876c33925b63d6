import { addMinutes } from '../kernel/ist.ts'
import { overlap, type Period } from '../kernel/period.ts'
import { nightOf } from '../slots/openings.ts'
import { slotPeriod } from '../slots/period.ts'
import type { SlotIndex } from '../slots/slots.ts'
import { occupiedPeriod } from './occupied.ts'

/** A room occupied by a booking, a hold or a block, including the cleaning after it. */
type OccupiedRoom = { roomId: number; occupied: Period }

/** A hotel's rooms and everything that occupies them during one period. */
export type HotelRooms = { roomIds: readonly number[]; stays: readonly OccupiedRoom[]; cleaningMinutes: number }

/** Counts the rooms that are free throughout the period. */
function freeThroughout({ roomIds, stays }: Pick<HotelRooms, 'roomIds' | 'stays'>, period: Period): number {
  const taken = new Set(stays.filter(({ occupied }) => overlap(occupied, period)).map(({ roomId }) => roomId))
  return roomIds.filter((id) => !taken.has(id)).length
}

/**
 * Counts the rooms that a new stay in this period could have. They must be free until they have been cleaned after the
 * stay.
 */
export const freeFor = (rooms: HotelRooms, period: Period): number =>
  freeThroughout(rooms, occupiedPeriod(period, rooms.cleaningMinutes))

export const freeNow = (rooms: HotelRooms, now: Date): number =>
  freeThroughout(rooms, { start: now, end: addMinutes(now, 1) })

const EVENING: SlotIndex = 3

/** Returns the period of tonight's Evening slot. Shortly after midnight, that is the slot that began the day before. */
export const tonight = (now: Date): Period => slotPeriod(EVENING, nightOf(now))

export const freeTonight = (rooms: HotelRooms, now: Date): number => freeFor(rooms, tonight(now))
