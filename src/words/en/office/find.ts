import { plural } from '../plural.ts'

export const whatToType =
  'A booking’s code, a ticket such as C-ZA6W87, a phone number or its last digits, part of a name, an email, the reference of a payment, refund (ARN), payout or settlement (UTR), the number of an invoice, or a hotel.'
export const nothingFound = (text: string) => `Nothing found for “${text}”. ${whatToType}`
export const found = (count: number) => `${count} found.`

export const cases = 'Cases'
export const bookings = 'Bookings'
export const people = 'People'
export const noName = 'No name'
/** The end of a line such as 'Pune, since Sat, 5 Dec, 2 bookings'. */
export const accountSince = (date: string) => `since ${date}`
export const bookingCount = (count: number) => `${count} ${plural(count, 'booking', 'bookings')}`
export const payments = 'Payments'
export const paymentBy = (amount: string, method: string, moment: string) => `${amount} by ${method}, ${moment}`
/** The heading above settlements, bank lines and commission documents that were found. */
export const records = 'Books'
export const recordKinds = {
  settlement: 'Settlement of the gateway',
  commission_document: 'Commission document',
  bank_line: 'Line of our bank account',
}
/** A badge for a hotel that guests do not see. */
export const hidden = 'Hidden'
