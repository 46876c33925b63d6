import type { ResponseOf } from '#contract/call.ts'
import type { officeFind } from '#contract/office-bookings.ts'
import { readPhone } from '#domain/accounts/phone.ts'
import { OFFICE } from '#web/lib/office-paths.ts'

export type Found = ResponseOf<typeof officeFind>

/** A reference has digits and no spaces: an invoice, a payment, a refund (ARN) or a payout (UTR). */
const isReference = (text: string) => /^\S*\d\S*$/.test(text)

function only<Thing>(things: readonly Thing[]): Thing | undefined {
  return things.length === 1 ? things[0] : undefined
}

/**
 * Returns the page of the only thing that this text can mean: a code, a ticket, a whole phone or a reference. A name may
 * belong to several people, so it opens nothing.
 */
export function exactPlace({ bookings, people, hotels, cases }: Found, typed: string): string | undefined {
  const text = typed.trim()
  const theCase = only(cases)
  if (theCase && bookings.length + people.length + hotels.length === 0) return OFFICE.case(theCase.ref)
  if (readPhone(text) !== undefined) {
    const person = only(people)
    const booking = only(bookings)
    if (booking && people.length <= 1) return OFFICE.booking(booking.id)
    return person && OFFICE.guest(person.id)
  }
  if (people.length + cases.length > 0) return undefined
  const booking = only(bookings)
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '')
  if (booking && hotels.length === 0 && (booking.code === code || isReference(text))) return OFFICE.booking(booking.id)
  const hotel = only(hotels)
  return hotel && bookings.length === 0 && isReference(text) ? OFFICE.hotel(hotel.id) : undefined
}
