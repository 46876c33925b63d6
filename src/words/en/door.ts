import type { DoorWords } from '../door-words.ts'

export const door: DoorWords = {
  language: 'en',
  paid: 'Paid',
  due: 'Due now',
  nothing: 'Nothing else is due',
  booking: 'Booking',
  hours: '24 hours',
}
