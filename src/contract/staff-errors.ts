import { PASSKEY_WAIT_HOURS } from '#domain/desk/not-me.ts'
import { MAX_SITES } from '#domain/channels/channel-reading.ts'
import { MAX_NOTES } from '#domain/desk/notes.ts'
import { MAX_STAFF } from '#domain/desk/staff.ts'
import { MAX_KEYS } from '#domain/hotel-keys/hotel-key.ts'
import { MAX_WEBHOOKS } from '#domain/hotel-keys/webhook.ts'
import { MAX_CHANNELS } from '#domain/hotel-messages/hotel-channel.ts'
import { MAX_HOTEL_ROOMS } from '#domain/rooms/room-names.ts'
import { MAX_ROOMS_AT_ONCE } from '#domain/rooms/room-range.ts'

/**
 * Error codes about staff, their passkeys and notification contacts, and a hotel's shifts, rooms and prices. `ERRORS`
 * includes them.
 */
export const STAFF_ERRORS = {
  ROOM_TAKEN: { status: 409, message: 'This room is not free all that time.' },
  SITE_NAME_TAKEN: { status: 409, message: 'This hotel has a site of this name already.' },
  TOO_MANY_SITES: { status: 409, message: `At most ${MAX_SITES} other sites. Please end one first.` },
  NO_ROOM_FREE: { status: 409, message: 'No room is free all that time.' },
  BLOCK_OVER: { status: 409, message: 'This block has ended already.' },
  ROOM_NUMBER_TAKEN: { status: 409, message: 'Another room of this hotel has this number.' },
  ROOM_BATHTUB_BOOKED: { status: 409, message: 'A guest has booked this room with its bathtub.' },
  TOO_MANY_ROOMS: { status: 409, message: `A hotel has ${MAX_HOTEL_ROOMS} rooms at most.` },
  TOO_MANY_PRICE_RULES: { status: 409, message: 'This slot has too many rules already. Remove some first.' },
  PRICE_RULE_INVALID: {
    status: 409,
    message: 'This price or these dates cannot be: a price is ₹1 to ₹1,00,000, dates lie ahead and in order.',
  },
  OUTSIDE_SCOPE: { status: 403, message: 'This key may not make this call.' },
  KEY_NAME_TAKEN: {
    status: 409,
    message: 'A key of this name is there already. End it first, or choose another name.',
  },
  TOO_MANY_KEYS: { status: 409, message: `At most ${MAX_KEYS} keys. End one first.` },
  WEBHOOK_THERE: { status: 409, message: 'We call this address already.' },
  TOO_MANY_WEBHOOKS: { status: 409, message: `At most ${MAX_WEBHOOKS} addresses. End one first.` },
  SECRET_JUST_CHANGED: {
    status: 409,
    message: 'The secret was changed within a day, and both still sign. Please wait until then.',
  },
  POST_NOT_ACCEPTED: { status: 403, message: 'You are invited to this desk. Please accept first.' },
  NOT_FOR_CLEANERS: { status: 403, message: 'This phone shows the rooms to clean only.' },
  PASSKEY_NOT_HERE: {
    status: 409,
    message:
      'A manager makes a passkey on their own phone, signed in by OTP, after the one they have. A phone that was paired by a code makes none.',
  },
  PASSKEY_HELD_BACK: {
    status: 409,
    message: `Somebody said "Not me" to your last passkey. You can make a new one ${PASSKEY_WAIT_HOURS} hours after that, or ring us.`,
  },
  NOT_STAFF: {
    status: 404,
    message: 'This number isn’t registered as staff of any hotel on Uncle. Ask your manager to add it.',
  },
  PAIRING_CODE_WRONG: { status: 400, message: 'This code is wrong or too old. Ask your manager for a new one.' },
  STAFF_EXISTS: { status: 409, message: 'This number is already on your staff.' },
  STAFF_FULL: { status: 409, message: `A hotel has at most ${MAX_STAFF} staff. End somebody’s work first.` },
  INVITED_TODAY: { status: 429, message: 'This number was told today. Please ask them to sign in, or try tomorrow.' },
  LAST_MANAGER: { status: 409, message: 'A hotel needs a manager. Add another one first.' },
  NOT_ME_USED: { status: 409, message: 'This link has done its work already.' },
  NOT_ME_OVER: { status: 409, message: 'This link is too old. Please ring us.' },
  CONTACT_THERE: { status: 409, message: 'This phone or address hears of bookings already.' },
  TOO_MANY_CONTACTS: { status: 409, message: `At most ${MAX_CHANNELS} contacts. End one first.` },
  CONTACT_ASKED_TODAY: { status: 409, message: 'This phone or address was asked today. Please try again tomorrow.' },
  CONTACT_SAID_STOP: { status: 409, message: 'The owner of this phone or address wants no messages of this hotel.' },
  EMAIL_CODE_WRONG: { status: 422, message: 'This is not the code that we sent last. Please look again.' },
  EMAIL_CODE_OVER: { status: 409, message: 'This code is over: too old, used, or tried too often. Send a new one.' },
  NOT_TO_YOURSELF: { status: 409, message: 'You cannot hand the shift over to yourself.' },
  MORE_THAN_COUNTED: { status: 409, message: 'More would stay in the box than was counted.' },
  PRICE_FAR_OFF: {
    status: 409,
    message: 'This price is more than half off the one before. Please say that you are sure.',
  },
  ROOM_STILL_IN_USE: {
    status: 409,
    message: 'Somebody else still has this room, or it is being cleaned. Give these guests another room.',
  },
  EXTRAS_FULL: { status: 409, message: 'The extras of one stay come to at most ₹50,000.' },
  REGISTER_WRITTEN: { status: 409, message: 'This guest is in the register already. Open the register again.' },
  REGISTER_STRUCK: { status: 409, message: 'This line is struck through already. Open the register again.' },
  FORM_FILED: { status: 409, message: 'This form is noted as filed already. To replace its number, say why.' },
  ROOM_NOT_DIRTY: { status: 409, message: 'This room is not to be cleaned. Somebody may have marked it already.' },
  ROOM_STILL_TO_CLEAN: { status: 409, message: 'This room is on the list of rooms to clean already.' },
  ROOM_HAS_GUESTS: { status: 409, message: 'Guests are in this room. It is to be cleaned when they have left.' },
  NOTE_ENDED: { status: 409, message: 'Somebody has dealt with this note already.' },
  TOO_MANY_NOTES: { status: 409, message: `At most ${MAX_NOTES} notes. Please deal with some of them first.` },
  RANGE_NOT_NUMBERS: { status: 400, message: 'Please enter two room numbers such as 101 and 108.' },
  RANGE_BACKWARDS: { status: 400, message: 'The last room number is before the first.' },
  RANGE_TOO_LONG: { status: 400, message: `At most ${MAX_ROOMS_AT_ONCE} rooms are added at once.` },
} as const
