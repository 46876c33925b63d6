import { SMS_VARIABLE } from '#domain/sms-variable.ts'

/**
 * The maximum number of characters for texts with little room at 360 px, by file and key in the translators' table. A
 * letter with its vowel signs is one character.
 */
export const MOST_CHARACTERS: Readonly<Record<string, number>> = {
  // Values of a variable in an SMS.
  'messages.ts moment': SMS_VARIABLE,
  'messages.ts hours': SMS_VARIABLE,
  // Below a day in the calendar.
  'stay.ts daySold': 5,
  'stay.ts dayShut': 5,
  // The desk's tabs.
  'desk/desk.ts words.today': 9,
  'desk/desk.ts words.scan': 9,
  'desk/desk.ts words.roomsTab': 9,
  'desk/desk.ts words.more': 9,
  // Before the number of free rooms.
  'desk/desk.ts words.freeNow': 12,
  'desk/desk.ts words.freeTonight': 12,
  // Buttons next to a price or another button.
  'place-booking.ts bookNow': 12,
  'search.ts search': 12,
  'search.ts filters': 12,
  'search.ts more': 9,
  'stay.ts apply': 12,
  'common.ts close': 12,
}
