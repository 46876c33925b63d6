import { canChange } from '#domain/bookings/change-window.ts'
import type { Slot } from '#domain/slots/slots.ts'

/** 'Free to cancel, with breakfast': what takes a guest's worry before the price does. Undefined when neither holds. */
export function cardPromise(slot: Slot, start: Date, now: Date): CardPromise {
  if (!canChange(start, now)) return breakfastPromise(slot)
  return { promise: slot.hasBreakfast ? 'Free to cancel, with breakfast' : 'Free to cancel' }
}

/** Without a day nobody knows whether it is too late to cancel. */
export const breakfastPromise = ({ hasBreakfast }: Slot): CardPromise =>
  hasBreakfast ? { promise: 'Breakfast included' } : {}

type CardPromise = { promise?: string }
