import { isPausedFor, type SalesPause } from './sales-pause.ts'

/** How long ago somebody at the desk may have read or pressed something, for the reception to count as there. */
export const LIFE_MINUTES = 60

/** Whether somebody receives guests who come unannounced; `seenAt` is in milliseconds since 1970, null for never. */
export type Reception = { isOpenAllNight: boolean; seenAt: number | null }

export const NOBODY_THERE: Reception = { isOpenAllNight: false, seenAt: null }

/** Would somebody there see a booking that is made at this moment? */
export const isAwake = ({ isOpenAllNight, seenAt }: Reception, moment: number): boolean =>
  isOpenAllNight || (seenAt !== null && moment < seenAt + LIFE_MINUTES * 60_000)

/** A stay that has begun is sold only where somebody is there (decision 0071). `checkin` is when it began. */
export const isTooLateFor = (reception: Reception, moment: number, checkin: number): boolean =>
  checkin < moment && !isAwake(reception, moment)

type Closing = { pauses: readonly SalesPause[]; reception: Reception }

/** Does the hotel take no new booking for this stay now, whatever is free? */
export const isClosedFor = ({ pauses, reception }: Closing, moment: number, checkin: number): boolean =>
  isPausedFor(pauses, moment, checkin) || isTooLateFor(reception, moment, checkin)
