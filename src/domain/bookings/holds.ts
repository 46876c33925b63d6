import { addMinutes } from '../kernel/ist.ts'

/** An unpaid booking keeps its rooms this long (decisions, "Rooms, availability"). */
export const HOLD_MINUTES = 15

/** A guest may hold this many unpaid bookings at a time. */
export const MAX_HOLDS = 3

export const holdExpiry = (createdAt: Date): Date => addMinutes(createdAt, HOLD_MINUTES)
