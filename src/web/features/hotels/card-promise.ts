import { canChange } from '#domain/bookings/change-window.ts'
import type { Slot } from '#domain/slots/slots.ts'

/** 'Free to cancel, with breakfast': reassures guests before they see the price. Undefined if neither applies. */
export function cardPromise(slot: Slot, start: Date, now: Date): CardPromise {
  if (!canChange(start, now)) return breakfastPromise(slot)
  return { promise: slot.hasBreakfast ? 'Free to cancel, with breakfast' : 'Free to cancel' }
}

/** For cards without a day, for which nobody knows whether the guest can still cancel. */
export const breakfastPromise = ({ hasBreakfast }: Slot): CardPromise =>
  hasBreakfast ? { promise: 'Breakfast included' } : {}

type CardPromise = { promise?: string }
