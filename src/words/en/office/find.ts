export const bookingsCodePhoneNumberPart =
  'A booking’s code, a phone number, part of a name, a payment’s or refund’s reference, or a hotel.'
export const nothingFoundFor = (text: string, how: string) => `Nothing found for “${text}”. ${how}`
export const bookings = 'Bookings'
export const people = 'People'
export const noName = 'No name'
export const payments = 'Payments'
export const hidden = 'Hidden'
