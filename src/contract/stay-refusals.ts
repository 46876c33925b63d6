/** Why a stay cannot be quoted or booked even if rooms are free: its time, or the hotel's sales pause. */
export const STAY_REFUSALS = [
  'NOT_A_SLOT',
  'SLOT_ENDED',
  'SLOT_STARTED',
  'TOO_FAR_AHEAD',
  'STAY_TOO_LONG',
  'HOTEL_CLOSED',
] as const
