import type { ResponseOf } from '#contract/call.ts'
import type { officeFind } from '#contract/office-bookings.ts'
import { readPhone } from '#domain/accounts/phone.ts'
import { OFFICE } from '#web/lib/office-paths.ts'

export type Found = ResponseOf<typeof officeFind>

/**
 * Matches a reference, which has digits and no spaces: of an invoice, a payment, a refund (ARN), a payout or a
 * settlement (UTR).
 */
const isReference = (text: string) => /^\S*\d\S*$/.test(text)

type FoundRecord = Found['records'][number]

/** Builds a key for lists, because several bank lines can have the same reference. */
export const recordKey = ({ kind, reference, day, paise }: FoundRecord): string =>
  `${kind} ${reference} ${day} ${paise}`

/** Returns the page that shows a record of the books. */
export function recordPlace({ kind, reference, hotel, day }: FoundRecord): string {
  if (kind === 'settlement') return OFFICE.settlement(reference)
  return kind === 'commission_document' && hotel
    ? OFFICE.statement(hotel.id, day.slice(0, 7))
    : OFFICE.bankOf({ text: reference })
}

/** Prefers other records to bank lines, which show the same settlement or payout again. */
function onlyRecord({ records, hotels }: Found): FoundRecord | undefined {
  const first = records.filter(({ kind }) => kind !== 'bank_line')
  return first.length === 0 && hotels.length > 0 ? undefined : only(first.length > 0 ? first : records)
}

function only<Thing>(things: readonly Thing[]): Thing | undefined {
  return things.length === 1 ? things[0] : undefined
}

/**
 * Returns the page of the only thing that this text can mean: a code, a ticket, a whole phone or a reference. Returns
 * no page for a name, because several people may have it.
 */
export function exactPlace(found: Found, typed: string): string | undefined {
  const { bookings, people, hotels, cases } = found
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
  if (bookings.length > 0 || !isReference(text)) return undefined
  const record = onlyRecord(found)
  const hotel = only(hotels)
  if (record) return hotel ? undefined : recordPlace(record)
  return hotel && OFFICE.hotel(hotel.id)
}
