import { UNPAID_MINUTES } from '#domain/desk/staying-on.ts'
import { LEGAL_AGE } from '#domain/chatbot/house-rules.ts'
import { RESERVATION_FLOOR, RESERVATION_SHARE } from '#domain/bills/bill.ts'
import { CHANGE_HOURS, CHANGE_WINDOW_HOURS, GRACE_MINUTES } from '#domain/bookings/change-window.ts'
import { MAX_EXTENSION_HOURS, MIN_EXTENSION_HOURS } from '#domain/bookings/extension.ts'
import { HOLD_MINUTES, MAX_HOLDS } from '#domain/bookings/holds.ts'
import { COMPENSATION_SHARE, LEAST_COMPENSATION, MOST_COMPENSATION } from '#domain/relocations/compensation.ts'
import { GUESTS_PER_ROOM, MAX_ROOMS } from '#domain/bookings/rooms-and-guests.ts'
import { MAX_DESK_HOURS } from '#domain/desk/added-hours.ts'
import { DESK_CALLS_AFTER_HOURS, DESK_SEES_FROM_HOURS } from '#domain/desk/windows.ts'
import { LOWEST_PRICE } from '#domain/prices/check-rule.ts'
import { COMPLAINT_ANSWER_HOURS } from '#domain/feedback/feedback.ts'
import { REPORT_RETENTION_DAYS } from '#domain/error-reports/error-report.ts'
import {
  COUNT_RETENTION_DAYS,
  inDays,
  KNOWN_DEVICE_DAYS,
  MESSAGE_RETENTION_DAYS,
  SECURITY_LOG_RETENTION_DAYS,
  SESSION_DAYS,
  WRITING_RETENTION_DAYS,
} from '#domain/retention-days.ts'
import { SEEN_WITHIN_MINUTES } from '#domain/hotel-messages/notice-times.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { PAGES, taxRuleInWords } from '#domain/page-configuration.ts'
import { BANK_REVERSAL_DAYS, REFUND_DAYS } from '#domain/payments/refund-days.ts'
import { VIEW_LOG_DAYS } from '#domain/pictures/picture-lifetime.ts'
import { REFERRAL_DISCOUNT, REFERRAL_REWARD, SIGN_UP_CREDIT } from '#domain/rewards/credits.ts'
import { SITE } from '#domain/site.ts'
import { MAX_DAYS_AHEAD } from '#domain/slots/period.ts'
import { WELCOME_CHANGE_HOURS, WELCOME_DAYS, WELCOME_RETENTION_DAYS } from '#domain/welcome/welcome-answer.ts'
import { COUPLES_A_STEP, FEWEST_COUPLES } from '#domain/welcome/welcome-share.ts'
import { MAX_DAYS, SLOTS } from '#domain/slots/slots.ts'
import { acceptedIds } from './accepted-ids.ts'
import { slotTimesInFull } from './times.ts'
import type { TextLink } from '../page-text.ts'
import { slotName } from './slots.ts'

const percent = (basisPoints: number): string => `${basisPoints / 100}%`

/** Every number that a text may need, as words. They come from the rules, so that no text repeats a number. */
export const RULE = {
  ids: acceptedIds,
  age: `${LEGAL_AGE}`,
  laterHours: `${CHANGE_HOURS.filter((hours) => hours > 0 && hours < CHANGE_WINDOW_HOURS).join(' or ')} hours`,
  graceMinutes: `${GRACE_MINUTES.filter((minutes) => minutes > 0).join(' or ')} minutes`,
  changeHours: `${CHANGE_WINDOW_HOURS} hours`,
  seenMinutes: `${SEEN_WITHIN_MINUTES} minutes`,
  unpaidMinutes: `${UNPAID_MINUTES} minutes`,
  holdMinutes: `${HOLD_MINUTES} minutes`,
  welcomeDays: inDays(WELCOME_DAYS),
  welcomeChange: `${WELCOME_CHANGE_HOURS} hours`,
  welcomeKept: inDays(WELCOME_RETENTION_DAYS),
  welcomeFewest: `${FEWEST_COUPLES}`,
  welcomeStep: `${COUPLES_A_STEP}`,
  maxHolds: `${MAX_HOLDS}`,
  deskHours: `${DESK_SEES_FROM_HOURS} hours`,
  deskAdds: `${MAX_DESK_HOURS} hours`,
  deskHoursAfter: `${DESK_CALLS_AFTER_HOURS} hours`,
  bankDays: `${BANK_REVERSAL_DAYS} working days`,
  refundDays: inDays(REFUND_DAYS),
  sessionDays: inDays(SESSION_DAYS),
  deviceDays: inDays(KNOWN_DEVICE_DAYS),
  securityDays: inDays(SECURITY_LOG_RETENTION_DAYS),
  identityDays: inDays(PAGES.identityKeptDays),
  messageDays: inDays(MESSAGE_RETENTION_DAYS),
  countDays: inDays(COUNT_RETENTION_DAYS),
  reportDays: inDays(REPORT_RETENTION_DAYS),
  writingDays: inDays(WRITING_RETENTION_DAYS),
  logDays: inDays(VIEW_LOG_DAYS),
  complaintHours: `${COMPLAINT_ANSWER_HOURS} hours`,
  compensationShare: percent(COMPENSATION_SHARE),
  leastCompensation: formatRupees(LEAST_COMPENSATION),
  mostCompensation: formatRupees(MOST_COMPENSATION),
  reservationShare: percent(RESERVATION_SHARE),
  reservationFloor: formatRupees(RESERVATION_FLOOR),
  signUpCredit: formatRupees(SIGN_UP_CREDIT),
  lowestPrice: formatRupees(LOWEST_PRICE),
  friendDiscount: formatRupees(REFERRAL_DISCOUNT),
  friendReward: formatRupees(REFERRAL_REWARD),
  taxUpTo: `${taxRuleInWords.percentUpTo}%`,
  taxAbove: `${taxRuleInWords.percentAbove}%`,
  taxThreshold: formatRupees(taxRuleInWords.threshold),
  guestsPerRoom: `${GUESTS_PER_ROOM}`,
  maxRooms: `${MAX_ROOMS}`,
  maxDays: `${MAX_DAYS} days`,
  daysAhead: `${MAX_DAYS_AHEAD} days`,
  extraHours: `${MIN_EXTENSION_HOURS} to ${MAX_EXTENSION_HOURS}`,
} as const

/** 'Morning, 10 AM to 7 PM', with breakfast if the price includes it (specification §9). */
export const SLOT_LINES = SLOTS.map(
  (slot) => `${slotName(slot)}: ${slotTimesInFull(slot)}${slot.hasBreakfast ? ', with breakfast' : ''}`,
)

export const CARE_PHONE: TextLink = { words: SITE.supportPhone, to: SITE.supportPhoneLink }
export const CARE_MAIL: TextLink = { words: SITE.careEmail, to: `mailto:${SITE.careEmail}` }
export const GRIEVANCE_MAIL: TextLink = { words: SITE.grievanceEmail, to: `mailto:${SITE.grievanceEmail}` }
