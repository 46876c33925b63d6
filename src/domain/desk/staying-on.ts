import { addMinutes } from '../kernel/ist.ts'

/**
 * Guests who are still in their room after their stay keep it from every stay that begins within these hours; stays that
 * begin later are sold as always.
 */
export const STAYING_ON_HOURS = 3

/** This long after the end, the desk is asked whether the room is empty, and the next booking of the room is moved. */
export const EMPTY_ASKED_MINUTES = 15
/** A desk that says 'still here' is asked again after this time. */
export const ASKED_AGAIN_MINUTES = 60
/** A desk that does not answer this long is called by the office. */
export const SILENT_MINUTES = 30

/** Guests marked as here: when they should have left, and when the desk last said that they are still in the room. */
export type Staying = { leavesAt: Date; saidStillHereAt: Date | null }

/** Have these guests, who are marked as here, stayed longer than they booked? */
export const isStayingOn = ({ leavesAt }: Pick<Staying, 'leavesAt'>, now: Date): boolean => now >= leavesAt

/** From when on the desk is asked whether the room is empty. */
export const emptyAskedFrom = ({ leavesAt, saidStillHereAt }: Staying): Date =>
  saidStillHereAt ? addMinutes(saidStillHereAt, ASKED_AGAIN_MINUTES) : addMinutes(leavesAt, EMPTY_ASKED_MINUTES)

/** Is the desk asked now? */
export const isEmptyAsked = (staying: Staying, now: Date): boolean => now >= emptyAskedFrom(staying)

/** Does the office call the hotel now, because the desk was asked and did not answer? */
export const isDeskSilent = (staying: Staying, now: Date): boolean =>
  now >= addMinutes(emptyAskedFrom(staying), SILENT_MINUTES)
