import { MAX_EXTENSION_HOURS, MIN_EXTENSION_HOURS } from '#domain/bookings/extension.ts'
import { NEW_ADMIN_HOURS } from '#domain/office/limits.ts'
import { Type, type Static } from 'typebox'
import { CHANGE_WINDOW_HOURS } from '#domain/bookings/change-window.ts'
import { HOLD_MINUTES, MAX_HOLDS, UNPAID_HOURS } from '#domain/bookings/holds.ts'
import { BATHTUBS_TAKEN, MAX_ROOMS } from '#domain/bookings/rooms-and-guests.ts'
import { MAX_PHOTOS } from '#domain/pictures/hotel-photos.ts'
import { LEAST_CUT } from '#domain/pictures/picture-sizes.ts'
import { IDENTITIES_PER_HOUR } from '#domain/office/identity-reading.ts'
import { MAX_BLOCK_DAYS } from '#domain/rooms/block.ts'
import { MAX_DESK_HOURS } from '#domain/desk/added-hours.ts'
import { DESK_SEES_FROM_HOURS } from '#domain/desk/windows.ts'
import { MAX_DAYS_AHEAD } from '#domain/slots/period.ts'
import { MAX_DAYS } from '#domain/slots/slots.ts'
import { MAX_WAITS } from '#domain/waits/waiting-list.ts'
import { STAFF_ERRORS } from './staff-errors.ts'
import { BOOKS_ERRORS } from './books-errors.ts'

type ErrorEntry = { status: number; message: string }

/**
 * The closed list of error codes, each with its status and its sentence for people. Clients branch on the code.
 * Malformed input adds one pattern: the field's name in capitals and `_REQUIRED`, `_INVALID` or `_UNKNOWN`.
 */
export const ERRORS = {
  MALFORMED_REQUEST: { status: 400, message: 'We could not read this request.' },
  MALFORMED_JSON: { status: 400, message: 'This is not valid JSON.' },
  FILTER_INVALID: { status: 400, message: 'The filter is not valid.' },
  NO_SESSION: { status: 401, message: 'Please sign in.' },
  USER_ID_MISSING: { status: 401, message: 'Could not found user Id' },
  CROSS_SITE: { status: 403, message: 'This request came from another site.' },
  CHALLENGE_REQUIRED: {
    status: 403,
    message: 'Please solve the puzzle and send the request again with its solution as `proof`.',
  },
  FRESH_OTP_NEEDED: { status: 403, message: 'Please confirm with an OTP that it is you.' },
  PREFETCH_REFUSED: { status: 403, message: 'This call cannot be prefetched.' },
  ADMINS_ONLY: { status: 403, message: 'Only an admin may do this.' },
  PASSKEY_NEEDED: { status: 403, message: 'Please show your passkey first.' },
  ACCOUNT_BLOCKED: { status: 403, message: 'This account is blocked. Call us, and we look at it together.' },
  CHECKS_MISSING: { status: 409, message: 'The check list is not done yet.' },
  COUPON_EXISTS: { status: 409, message: 'There is a coupon with this code already.' },
  HOTEL_EXISTS: { status: 409, message: 'A hotel of this name is in this city already.' },
  NUMBER_TAKEN: { status: 409, message: 'Another account has this number.' },
  NOT_OPERATOR: { status: 404, message: 'This number isn’t registered in the office. Ask an admin to add it.' },
  OPERATOR_EXISTS: { status: 409, message: 'This number is already in the office.' },
  LAST_ADMIN: { status: 409, message: 'This is the only admin. Add another one first.' },
  OVER_LIMIT: { status: 403, message: 'This is above your limit. Propose it, and an admin confirms it.' },
  OWN_ACCOUNT: { status: 403, message: 'This is your own account. Ask a colleague.' },
  ADMIN_TOO_NEW: {
    status: 403,
    message: `In your first ${NEW_ADMIN_HOURS} hours as an admin another admin confirms this.`,
  },
  SAME_PERSON: { status: 403, message: 'A second person has to confirm this: you proposed it yourself.' },
  OFFICER_IS_ANOTHER: { status: 403, message: 'You answered this before. Somebody else looks at it as the officer.' },
  ALREADY_DECIDED: { status: 409, message: 'Somebody has decided this already.' },
  PLAN_CHANGED: {
    status: 409,
    message: 'Something changed since you looked. Please look at what would happen once more.',
  },
  CHANGED_MEANWHILE: { status: 409, message: 'Somebody has changed this meanwhile. Here is how it stands now.' },
  TOO_MANY_IDENTITIES: { status: 429, message: `At most ${IDENTITIES_PER_HOUR} IDs an hour. Ask a colleague to look.` },
  AMOUNT_TOO_SMALL: { status: 409, message: 'The rules give the guest more back than this. They get at least that.' },
  AMOUNT_TOO_LARGE: { status: 409, message: 'This is more than can be given here.' },
  ACT_NOT_POSSIBLE: { status: 409, message: 'You can’t do this with this booking any more.' },
  ...STAFF_ERRORS,
  MANAGERS_ONLY: { status: 403, message: 'Only a manager of this hotel may do this.' },
  PASSKEY_WRONG: { status: 400, message: 'This passkey did not fit. Please try again.' },
  PASSKEYS_FULL: { status: 409, message: 'You have many passkeys already. Ask us to take an old one away.' },
  NOT_FOUND: { status: 404, message: 'We could not find this.' },
  SOLD_OUT: { status: 409, message: 'The last room for this time has just been taken. Nothing was charged.' },
  PRICE_CHANGED: {
    status: 409,
    message: 'The price has just changed. Nothing was charged. Please check the new bill before you book.',
  },
  CHANGE_RULE_CHANGED: {
    status: 409,
    message:
      'The time until which you can cancel has just changed. Nothing was charged. Please check it before you book.',
  },
  BATHTUB_SOLD_OUT: { status: 409, message: BATHTUBS_TAKEN },
  HOTEL_CLOSED: {
    status: 409,
    message: 'This hotel takes no new bookings for this day. Bookings you already have are not affected.',
  },
  PHOTO_THERE: { status: 409, message: 'This hotel shows this photo already.' },
  TOO_MANY_PHOTOS: { status: 409, message: `A hotel shows ${MAX_PHOTOS} photos at most. Remove one first.` },
  LAST_PHOTO: { status: 409, message: 'A hotel needs a photo. Add another one first.' },
  ALREADY_ANSWERED: { status: 409, message: 'This is answered already, and the answer stays as it is.' },
  MARKED_BY_ANOTHER: {
    status: 409,
    message: 'Somebody else marked this. Only they can send it, signed in at this hotel.',
  },
  ALREADY_MARKED: { status: 409, message: 'Somebody has marked this already. Look at the booking again.' },
  VOUCHER_SCANNED: { status: 409, message: 'Their voucher was scanned here, so they came. Mark them as here.' },
  VISIT_TOO_EARLY: { status: 409, message: 'It is too early for this.' },
  VISIT_TOO_LATE: { status: 409, message: 'It is too late for this.' },
  MORE_THAN_DUE: { status: 409, message: 'This is more than is due. Somebody may have taken it already.' },
  ROOM_NOT_FREE: { status: 409, message: 'This room is not free for the whole stay.' },
  ROOM_WITHOUT_BATHTUB: { status: 409, message: 'These guests booked a bathtub, and this room has none.' },
  NO_FAST_CHECK_IN: {
    status: 409,
    message: 'These guests have no superfast check-in that is complete. Ask for the original IDs.',
  },
  IDENTITIES_CLOSED: {
    status: 409,
    message: `Photos and IDs open from ${DESK_SEES_FROM_HOURS} hours before check-in until check-out.`,
  },
  NOTHING_COMPARED: { status: 409, message: 'Open the photo or the ID first, then say whether it matches.' },
  SLOT_NOT_SOLD: { status: 409, message: 'This hotel does not offer this time slot.' },
  OVERLAPS_YOURS: { status: 409, message: 'You already have a booking for this time. It is in My Bookings.' },
  TOO_MANY_HOLDS: {
    status: 409,
    message: `You have ${MAX_HOLDS} unpaid bookings. Pay for one or release it in My Bookings, or wait until its ${HOLD_MINUTES} minutes are over.`,
  },
  TOO_MANY_LAPSED_HOLDS: {
    status: 429,
    message: `You have held rooms for too long without paying in the last ${UNPAID_HOURS} hours. Nothing was charged. Please try again later.`,
  },
  TOO_LATE: {
    status: 409,
    message: `This can no longer be changed or cancelled. That ends ${CHANGE_WINDOW_HOURS} hours before check-in, or later if the hotel allows it.`,
  },
  SAME_TIME: { status: 409, message: 'Your booking is already for this time.' },
  MOVED_KEEPS_TIME: { status: 409, message: 'You were moved here at no extra cost: please call us to change it.' },
  HAS_EXTRA_HOURS: { status: 409, message: 'Please cancel the extra hours first, then change the booking.' },
  DESK_HOURS_USED_UP: {
    status: 409,
    message: `A desk adds ${MAX_DESK_HOURS} hours at most to a booking. The guests can add more in My Bookings.`,
  },
  EXTENSION_WAITING: {
    status: 409,
    message: 'You have extra hours waiting for payment. Pay for them or cancel them first.',
  },
  CHANGE_WAITING: {
    status: 409,
    message: `A change of time is waiting for payment. Pay for it, or wait until its ${HOLD_MINUTES} minutes are over.`,
  },
  EXTENSION_OVER: { status: 409, message: 'You can no longer pay for these extra hours. Please request them again.' },
  NO_EXTENSION: { status: 409, message: 'This booking has no extra hours to cancel.' },
  PARTNER_ALREADY_INVITED: { status: 409, message: 'Someone is already invited. Cancel that invite first.' },
  INVITE_OVER: { status: 409, message: 'This invite is no longer open.' },
  ALREADY_REVIEWED: { status: 409, message: 'You have already reviewed this stay. Thank you.' },
  TOO_MANY_PICTURES: { status: 409, message: 'You have uploaded too many pictures. Please remove some first.' },
  PHOTO_NEEDED: { status: 409, message: 'Please add a photo of the room. One is enough.' },
  ALREADY_CANCELLED: { status: 409, message: 'This booking is already cancelled.' },
  NOT_ALLOWED_NOW: { status: 409, message: 'This is not possible for this booking right now.' },
  EMAIL_TAKEN: { status: 409, message: 'This email is already registered with us. Try to Sign In instead' },
  PHONE_TAKEN: { status: 409, message: '' },
  ERASE_BOOKING_AHEAD: {
    status: 409,
    message:
      'You have a booking that is not over yet. Cancel it, decline it if your partner made it, or come back after your stay.',
  },
  ERASE_MONEY_ON_ITS_WAY: {
    status: 409,
    message: 'A payment or refund of yours is still on its way. Please try again when it has arrived.',
  },
  EMAIL_ALREADY_VERIFIED: { status: 409, message: 'Your email is already verified.' },
  EMAIL_LINK_OVER: {
    status: 409,
    message: 'This link has been used or has expired. Request a new one in your profile.',
  },
  NOT_TURNED_AWAY: { status: 409, message: 'Your hotel still expects you. If it turns you away, tell us first.' },
  ALREADY_MOVED: { status: 409, message: 'You have already moved once. We can refund everything, or call us.' },
  HOTEL_NOT_OFFERED: { status: 409, message: 'This hotel can no longer be offered. Please choose another one.' },
  NO_SUCH_DOCUMENT: { status: 404, message: 'This booking has no such document.' },
  INVOICE_NAMED: { status: 409, message: 'There is a name on these invoices already. To correct it, please ask us.' },
  INVOICE_WRITTEN: {
    status: 409,
    message: 'The invoice is written, so its company stays as it is. Call us if it is wrong.',
  },
  SEEN_LINK_USED: { status: 409, message: 'This booking is already marked as seen. Thank you.' },
  WELCOME_OVER: { status: 409, message: 'It is too late for these questions. You can still write a review.' },
  CAME_LINK_USED: { status: 409, message: 'We have this from you already. Thank you.' },
  SEEN_LINK_OVER: { status: 409, message: 'This booking was cancelled, or its stay is over.' },
  TOO_MANY_FAVOURITES: { status: 409, message: 'You have too many favourites. Please remove one first.' },
  ROOM_IS_FREE: { status: 409, message: 'A room is free now. You can book it.' },
  TOO_MANY_WAITS: { status: 409, message: `You wait for ${MAX_WAITS} rooms already. Take one back first.` },
  ...BOOKS_ERRORS,
  REQUEST_IN_PROGRESS: { status: 409, message: 'We are still working on the same request. Please wait a moment.' },
  REQUEST_TIMEOUT: { status: 408, message: 'The connection was too slow. Please try again.' },
  TOO_LARGE: { status: 413, message: 'This is too large.' },
  PICTURE_TOO_LARGE: { status: 413, message: 'This photo is larger than 10 MB. Please choose a smaller one.' },
  NOT_AN_IMAGE: { status: 415, message: 'Please choose a photo: JPEG, PNG, WebP or AVIF.' },
  WRONG_CONTENT_TYPE: { status: 415, message: 'Please send JSON.' },
  VALIDATION_FAILED: { status: 422, message: 'Something in this request is missing or wrong.' },
  PHONE_NOT_REGISTERED: {
    status: 422,
    message: 'There are no user account with this phone number. Please check the number or SignUp.',
  },
  OTP_WRONG: { status: 422, message: 'Please enter the correct OTP sent on your mobile.' },
  BLOCK_BACKWARDS: { status: 422, message: 'The block must end after it begins.' },
  BLOCK_TOO_LONG: { status: 422, message: `A room can be blocked for ${MAX_BLOCK_DAYS} days at a time.` },
  BLOCK_BEGAN: { status: 422, message: 'A block can begin now or later.' },
  BLOCK_TOO_FAR_AHEAD: { status: 422, message: 'This is too far ahead. Please choose an earlier date.' },
  NOT_A_SLOT: { status: 422, message: 'These times are not one of our slots.' },
  SLOT_ENDED: { status: 422, message: 'This slot is already over. Please choose another time.' },
  SLOT_STARTED: {
    status: 422,
    message: 'This slot has begun, and it is too late to book it here. Please choose another time.',
  },
  TOO_FAR_AHEAD: {
    status: 422,
    message: `You can book up to ${MAX_DAYS_AHEAD} days ahead. Please choose an earlier date.`,
  },
  STAY_TOO_LONG: { status: 422, message: `A stay can last ${MAX_DAYS} days at most.` },
  ROOMS_OUT_OF_RANGE: { status: 422, message: `Please choose 1 to ${MAX_ROOMS} rooms.` },
  GUESTS_OUT_OF_RANGE: { status: 422, message: 'Please choose 1 or 2 guests for each room.' },
  HOURS_OUT_OF_RANGE: { status: 422, message: `Please choose ${MIN_EXTENSION_HOURS} to ${MAX_EXTENSION_HOURS} hours.` },
  PAYMENT_METHOD_UNKNOWN: { status: 422, message: 'We do not know this payment method. Nothing was charged.' },
  IDENTITY_UNKNOWN: { status: 422, message: 'Invalid identity id' },
  PICTURE_UNREADABLE: { status: 422, message: 'We could not read this photo. Please take it again or choose another.' },
  AADHAAR_NUMBER_SHOWN: { status: 422, message: 'This shows a full Aadhaar number. Please cover its first 8 digits.' },
  PICTURE_TOO_SMALL: {
    status: 422,
    message: `This photo is too small. A hotel’s photos have at least ${LEAST_CUT.width} by ${LEAST_CUT.height} pixels.`,
  },
  PICTURE_TOO_DETAILED: {
    status: 422,
    message: 'This photo has more than 40 megapixels. Please choose a smaller one.',
  },
  PICTURE_UNKNOWN: { status: 422, message: 'We could not find one of the pictures. Please add it again.' },
  CHECKIN_NEEDS_ID: { status: 422, message: 'Please upload your ID for superfast Checkin.' },
  PARTNER_IS_YOU: { status: 422, message: 'This is your own number. Please enter your partner’s.' },
  NO_BATHTUB: { status: 422, message: 'This hotel has no room with a bathtub.' },
  COUPON_UNKNOWN: { status: 422, message: 'We do not know this coupon. Please check the code.' },
  COUPON_NOT_VALID_NOW: { status: 422, message: 'This coupon is not valid now.' },
  COUPON_NOT_HERE: { status: 422, message: 'This coupon is not for this hotel.' },
  COUPON_NOT_ON_THIS_DAY: { status: 422, message: 'This coupon is not for a check-in on this day of the week.' },
  COUPON_BELOW_MINIMUM: { status: 422, message: 'This coupon needs a larger booking.' },
  COUPON_USED_UP: { status: 422, message: 'This coupon has been used up.' },
  COUPON_ALREADY_USED: { status: 422, message: 'You have already used this coupon.' },
  COUPON_FIRST_BOOKING_ONLY: { status: 422, message: 'This coupon is for a first booking only.' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, message: 'This Idempotency-Key was used for another request.' },
  SIGNATURE_WRONG: { status: 401, message: 'The signature is not right.' },
  TOO_MANY_UPLOADS: {
    status: 429,
    message: 'Two of your photos are still uploading. Please wait until they are done.',
  },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many attempts. Please wait a little and try again.' },
  OTP_TOO_SOON: { status: 429, message: 'We have just sent an OTP. Please wait a moment before you request another.' },
  OTP_LIMIT_REACHED: { status: 429, message: 'Too many OTPs were requested. Please try again later.' },
  PAYMENT_UNAVAILABLE: {
    status: 503,
    message: 'The payment service is not responding. Nothing was charged. Please try again in a few minutes.',
  },
  OVERLOADED: { status: 503, message: 'We are very busy. Please try again in a moment.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof ERRORS

/** The name by which LoopBack clients know a status. */
const NAMES: Record<number, string> = {
  400: 'BadRequestError',
  401: 'UnauthorizedError',
  403: 'ForbiddenError',
  404: 'NotFoundError',
  408: 'RequestTimeoutError',
  409: 'ConflictError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
  422: 'ValidationError',
  429: 'TooManyRequestsError',
  503: 'ServiceUnavailableError',
}

export const errorName = (status: number): string => NAMES[status] ?? 'InternalServerError'

export const ErrorDetail = Type.Object(
  {
    field: Type.String(),
    code: Type.String(),
    message: Type.String(),
    puzzle: Type.Optional(
      Type.Unknown({
        description: 'of CHALLENGE_REQUIRED: a proof-of-work challenge in the form of ALTCHA, version 2',
      }),
    ),
  },
  { title: 'ErrorDetail' },
)
export type ErrorDetail = Static<typeof ErrorDetail>

/** The shape of every error (decisions, "API conventions"). A phone in use gets no message (specification §8). */
export const ErrorBody = Type.Object(
  {
    error: Type.Object({
      statusCode: Type.Integer(),
      name: Type.String(),
      message: Type.Optional(Type.String()),
      code: Type.String(),
      details: Type.Array(ErrorDetail),
    }),
  },
  { title: 'Error' },
)
export type ErrorBody = Static<typeof ErrorBody>
