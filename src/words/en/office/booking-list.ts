import { DAYS_OF_WEEK_VIEW } from '#domain/office/booking-list.ts'
import type { ListedMoney, ListedState, NamedDays, READY_VIEWS } from '#domain/office/booking-list.ts'
import type { ReasonNotTold } from '#domain/office/many-at-once.ts'
import { plural } from '../plural.ts'

export const bookings = 'Bookings'
export const booking = 'Booking'
export const hotel = 'Hotel'
export const guest = 'Guest'
export const state = 'State'
export const money = 'Money'
export const online = 'Online'
export const atHotel = 'At the hotel'
export const choose = 'Choose'
export const chooseBooking = (code: string) => `Choose ${code}`
export const noneFits = 'No booking fits. Choose fewer filters.'
export const howMany = (count: number) => `${count} ${plural(count, 'booking', 'bookings')}`
export const moreThan = (count: string) => `More than ${count} bookings`
export const cutTable = (count: string) => `The file takes the first ${count}.`
export const roomCount = (count: number) => `${count} ${plural(count, 'room', 'rooms')}`

export const city = 'City'
export const days = 'Days'
export const daysOf = 'Day of'
export const from = 'From'
export const to = 'Until'
export const ownDays = 'Choose days'
export const ofCheckIn = 'Check-in'
export const ofBooking = 'Booking'

export const states: Record<ListedState, string> = {
  coming: 'Coming',
  here: 'In the house',
  past: 'Past',
  unseen: 'Not seen',
  turned_away: 'Turned away',
  no_show: 'No-show',
  cancelled: 'Cancelled',
  unpaid: 'Not paid',
}
export const seen = 'Seen'
export const moneyStates: Record<ListedMoney, string> = {
  due_at_hotel: 'Due at the hotel',
  paid_in_full: 'Paid in full',
  refund_waiting: 'Refund waiting',
  refund_failed: 'Refund failed',
  disputed: 'Disputed',
}
export const namedDays: Record<NamedDays, string> = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  next_7_days: `Next ${DAYS_OF_WEEK_VIEW} days`,
  last_7_days: `Last ${DAYS_OF_WEEK_VIEW} days`,
  this_month: 'This month',
  last_month: 'Last month',
}

export const readyViews: Record<(typeof READY_VIEWS)[number]['name'], string> = {
  arriving_today: 'Arriving today',
  unseen: 'Not seen by the hotel',
  refund_waiting: 'Refund waiting',
  turned_away: `Turned away, ${DAYS_OF_WEEK_VIEW} days`,
}

export const chosen = (count: number) => `${count} chosen`
export const chooseAll = (count: number) => `Choose all ${count}`
export const clearChosen = 'Clear'
export const tooMany = (most: number) => `At most ${most} at once`
export const tellGuests = 'Ask the guests to ring us'
export const howManyTold = (count: number) =>
  `${count} ${plural(count, 'booking', 'bookings')}: we ask the guests to ring us before they set out.`
export const nobodyToTell = 'Nobody would be asked.'
export const notTold: Record<ReasonNotTold, (count: number) => string> = {
  not_booked: (count) => `${count} not paid, or cancelled`,
  begun: (count) => `${count} whose stay has begun`,
  hotel_open: (count) => `${count} whose hotel is open: only the guests of hidden or paused hotels are asked`,
  told: (count) => `${count} asked before`,
}
export const leftAlone = 'Left alone:'
export const theText = 'The text, in the language of each guest:'
export const workingOut = 'Working out what would happen…'
export const told = (count: number) => `Asked for ${count} ${plural(count, 'booking', 'bookings')}.`
