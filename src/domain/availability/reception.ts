import { isPausedFor, type SalesPause } from './sales-pause.ts'

/** How long the reception is treated as staffed after the desk's last activity. */
export const PRESENCE_MINUTES = 60

/**
 * Whether a reception is staffed. `seenAt` is the desk's last activity in milliseconds since 1970, or null if there was
 * none.
 */
export type Reception = { isOpenAllNight: boolean; seenAt: number | null }

export const UNSTAFFED: Reception = { isOpenAllNight: false, seenAt: null }

/** Whether somebody at the reception would notice a booking made at this moment. */
const isStaffed = ({ isOpenAllNight, seenAt }: Reception, moment: number): boolean =>
  isOpenAllNight || (seenAt !== null && moment < seenAt + PRESENCE_MINUTES * 60_000)

/** Whether the stay has begun and the reception is not staffed, so that the stay is not sold (decision 0071). */
export const isTooLateFor = (reception: Reception, moment: number, checkin: number): boolean =>
  checkin < moment && !isStaffed(reception, moment)

type Closing = { pauses: readonly SalesPause[]; reception: Reception }

/** Whether the hotel currently refuses new bookings for this stay, even if rooms are free. */
export const isClosedFor = ({ pauses, reception }: Closing, moment: number, checkin: number): boolean =>
  isPausedFor(pauses, moment, checkin) || isTooLateFor(reception, moment, checkin)
