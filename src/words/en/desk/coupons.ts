import { plural } from '../plural.ts'

/** The English texts of a manager's page about coupons for which the hotel pays. */
export const couponsWords = {
  coupons: 'Coupons',
  couponsWords: 'The hotel pays for what these take off. None takes anything off your prices before you join it.',
  none: 'There is no coupon to join now.',
  takesOff: (code: string, much: string) => `<code>${code}</code> takes off ${much}`,
  atMost: (amount: string) => `${amount} at most for each booking`,
  noTop: 'No highest amount for a booking',
  fromAmount: (amount: string) => `For bookings of ${amount} or more`,
  times: (count: number) =>
    `${count.toLocaleString('en-IN')} ${plural(count, 'time', 'times')} in all, at all hotels together`,
  between: (from: string, until: string) => `From ${from} until ${until}`,
  joinedBy: (name: string, moment: string) => `<badge>Joined</badge> by ${name}, ${moment}.`,
  joinedBefore: '<badge>Joined</badge> because guests used it here before.',
  usedHere: (count: number) => `${count} ${plural(count, 'booking here has', 'bookings here have')} it.`,
  join: (code: string) => `Join ${code}`,
  leave: (code: string) => `Leave ${code}`,
  leaveWords: 'Leaving counts for new bookings. Those that were made keep it.',
}
