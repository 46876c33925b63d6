/** What guests hold up to a desk that asks for more, in the languages that the desk reads. */
export const door = {
  paid: 'Paid',
  due: 'Due now',
  nothing: 'Nothing else is due',
  booking: 'Booking',
  hours: '24 hours',
}
