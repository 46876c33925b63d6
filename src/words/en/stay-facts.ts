import { formatIstMoment } from '#domain/kernel/ist.ts'
import { SLOTS } from '#domain/slots/slots.ts'
import { plural } from './plural.ts'

// A stay's facts in a message to its hotel. Hotel terms stay English, written in the language's script.

export const slots: readonly string[] = SLOTS.map(({ listingName }) => listingName)
export const moment = (instant: Date): string => formatIstMoment(instant)
export const rooms = (count: number) => `${count} ${plural(count, 'room', 'rooms')}`
export const paid = 'PAID'
/** The amount that the desk collects. */
export const toTake = (amount: string) => `TAKE ${amount}`
