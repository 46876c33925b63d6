import { canChange } from '#domain/bookings/change-window.ts'
import type { Slot } from '#domain/slots/slots.ts'
import * as t from '#words/hotels.ts'

/** 'Free to cancel, with breakfast': reassures guests before they see the price. Undefined if neither applies. */
export function cardPromise(slot: Slot, start: Date, now: Date): CardPromise {
  if (!canChange(start, now)) return breakfastPromise(slot)
  return { promise: slot.hasBreakfast ? t.freeToCancelWithBreakfast : t.freeToCancel }
}

/** For cards without a day, for which nobody knows whether the guest can still cancel. */
export const breakfastPromise = ({ hasBreakfast }: Slot): CardPromise =>
  hasBreakfast ? { promise: t.breakfastIncluded } : {}

type CardPromise = { promise?: string }
