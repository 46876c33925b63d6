/** The files of texts that journeys in other languages press and read. */
type Files = {
  search: typeof import('#words/search.ts')
  'account/sign-in': typeof import('#words/account/sign-in.ts')
  'account/otp': typeof import('#words/account/otp.ts')
  'another-room': typeof import('#words/another-room.ts')
  'bookings/booking': typeof import('#words/bookings/booking.ts')
  'bookings/changes': typeof import('#words/bookings/changes.ts')
  'bookings/confirmation': typeof import('#words/bookings/confirmation.ts')
  'bookings/voucher': typeof import('#words/bookings/voucher.ts')
  'place-booking': typeof import('#words/place-booking.ts')
}

/** Reads a file of texts in a language, whose shape is that of English. */
export async function wordsIn<File extends keyof Files>(language: string, file: File): Promise<Files[File]> {
  return (await import(`../../src/words/${language}/${file}.ts`)) as Files[File]
}
