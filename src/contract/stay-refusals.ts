/**
 * Why a stay cannot be quoted or booked even if rooms are free: because of its time, or because the hotel has paused
 * sales.
 */
export const STAY_REFUSALS = [
  'NOT_A_SLOT',
  'SLOT_ENDED',
  'SLOT_STARTED',
  'TOO_FAR_AHEAD',
  'STAY_TOO_LONG',
  'HOTEL_CLOSED',
] as const
