import type * as search from '#words/search.ts'
import type * as accountSignIn from '#words/account/sign-in.ts'
import type * as accountOtp from '#words/account/otp.ts'
import type * as anotherRoom from '#words/another-room.ts'
import type * as bookingsBooking from '#words/bookings/booking.ts'
import type * as bookingsChanges from '#words/bookings/changes.ts'
import type * as bookingsConfirmation from '#words/bookings/confirmation.ts'
import type * as bookingsVoucher from '#words/bookings/voucher.ts'
import type * as placeBooking from '#words/place-booking.ts'

/** The text files that translated journeys use to find buttons and headings. */
type Files = {
  search: typeof search
  'account/sign-in': typeof accountSignIn
  'account/otp': typeof accountOtp
  'another-room': typeof anotherRoom
  'bookings/booking': typeof bookingsBooking
  'bookings/changes': typeof bookingsChanges
  'bookings/confirmation': typeof bookingsConfirmation
  'bookings/voucher': typeof bookingsVoucher
  'place-booking': typeof placeBooking
}

/** Imports a language's text file, which exports the same names as the English file. */
export async function wordsIn<File extends keyof Files>(language: string, file: File): Promise<Files[File]> {
  return (await import(`../../src/words/${language}/${file}.ts`)) as Files[File]
}
