import { RESERVATION_SHARE } from '#domain/bills/bill.ts'
import { MAX_DESK_HOURS } from '#domain/desk/added-hours.ts'
import { PAIRING_MINUTES } from '#domain/desk/pairing.ts'
import { DESK_SESSION_HOURS } from '#domain/desk/staff.ts'
import { OBJECTION_HOURS } from '#domain/desk/visit.ts'
import { DESK_SEES_FROM_HOURS } from '#domain/desk/windows.ts'
import { CASE_DAYS } from '#domain/hotel-cases/hotel-case.ts'
import { RECEPTION_HOURS } from '#domain/relocations/turned-away.ts'
import { COUPLES_A_STEP, FEWEST_COUPLES } from '#domain/welcome/welcome-share.ts'
import { STOP_SELLING_HOURS } from '#domain/rooms/left-to-sell.ts'

/** The numbers in the desk's texts. They come from the rules, so that no text repeats a number. */
export const RULE = {
  seesFromHours: DESK_SEES_FROM_HOURS,
  addedHours: MAX_DESK_HOURS,
  objectionHours: OBJECTION_HOURS,
  pairingMinutes: PAIRING_MINUTES,
  sessionHours: DESK_SESSION_HOURS,
  receptionHours: RECEPTION_HOURS,
  caseDays: CASE_DAYS,
  stopSellingHours: STOP_SELLING_HOURS,
  fewestCouples: FEWEST_COUPLES,
  couplesAStep: COUPLES_A_STEP,
  reservationPercent: RESERVATION_SHARE / 100,
} as const
