import { plural } from '../plural.ts'

export const now = 'Now'
export const errorsInLastHour = (count: number) => `${count} ${plural(count, 'error', 'errors')} in the last hour`

export const todayBesideWeekAgo = 'Today, beside the same time a week ago'
export const searches = 'Searches'
export const bookings = 'Bookings'
export const refusedByHotels = 'Refused by hotels'
export const paidOnline = 'Paid online'
export const cancelled = 'Cancelled'
export const figureWeekAgo = (figure: string) => `${figure} a week ago`

export const byHourAsTable = 'By hour, as a table'
export const hour = 'Hour'
export const today = 'Today'
export const weekAgo = 'A week ago'
/** When an hour of the day begins: '12 AM', '9 PM'. */
export const hourOfDay = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`

export const mine = (count: number) => `Mine ${count}`
export const nobodys = (count: number) => `Nobody’s ${count}`
export const snoozed = (count: number) => `Put off ${count}`
export const waitingForSomebody = (count: number) => `Waiting for somebody, ${count}`
export const mostUrgentFirst = 'Most urgent first'
export const nothingWaits = 'Nothing waits. New work appears here as it comes.'
export const showMore = (count: number) => `Show ${count} more`
export const all = (count: number) => `All ${count}`
export const by = (moment: string) => `By ${moment}`
/** Buttons next to a task. */
export const ring = 'Ring'
export const sayYes = 'Say yes'
export const open = 'Open'
export const check = 'Check'
export const helpNow = 'Help now'

export const seenInTime = 'Seen in time'
export const sevenDays = '7 days'
export const noBookingWasDue = 'No booking was due to be seen.'
export const percentSeen = (percent: number | null) => (percent === null ? 'none due' : `${percent}%`)
export const seenInSevenDays = (percent: number, today: number | null, goal: number) =>
  `<b>${percent}%</b> in seven days, today ${percentSeen(today)}. The goal is ${goal}%.`
export const seenByDay = (days: string) => `Bookings seen in time: ${days}`
export const byDayAsTable = 'By day, as a table'
export const day = 'Day'
/** How many bookings the hotels had to mark as seen on that day. */
export const due = 'Due'
export const inTime = 'In time'

export const occupancyTonight = 'Occupancy tonight'
export const byCity = 'By city'
export const noRoomIsTakenYet = 'No room is taken yet.'
export const rooms = (count: number) => `${count} ${plural(count, 'room', 'rooms')}`
export const cityPercent = (city: string, percent: number) => `${city}, ${percent} percent`

export const guestsTo = (code: string | undefined, hotel: string | null) =>
  `${code ?? 'Guests'} to ${hotel ?? 'the hotel they chose'}`
export const wePaidForDearerRoom = (days: number) =>
  `We paid for a dearer room of this guest, or of an account on the same phone, in the last ${days} days. They may take a room of the same price meanwhile.`
export const whoseFaultIsIt = 'Whose fault is it?'
export const askAdminToConfirm = 'Ask an admin to confirm'
export const yesMoveThem = 'Yes, move them'

export const ringGuest = (guest: string) => `Ring ${guest}`
/** Next to an urgent task: two ways to call. */
export const callGuest = 'Ring guest'
export const callHotel = 'Ring hotel'
export const ringHotel = (hotel: string | null) => `Ring ${hotel ?? 'the hotel'}`
export const theyAnswered = 'They answered'
export const whatTheySaid = 'What they said, for the log'
export const noReceptionNumber =
  'No number of its reception is known. Its applicant’s number stands in the application.'
export const whenSomebodyAnswered =
  'When somebody answered: everything of this hotel leaves the list, and the hotel sells again.'

export const decideOn = (code: string | undefined) => `Decide on ${code ?? 'a dispute'}`
export const ringBothFirst = (hotel: string | null) =>
  `The guests say that ${hotel ?? 'the hotel'} turned them away and ask for their money. The hotel says that they are welcome or in their room. Ring both first.`
export const ringBothFirstAndDesk = (hotel: string | null, phone: string) =>
  `The guests say that ${hotel ?? 'the hotel'} turned them away and ask for their money. The hotel says that they are welcome or in their room. Ring both first: the desk is ${phone}.`
export const sendAllMoneyBack = 'Send all money back'
export const hotelKeepsIt = 'The hotel keeps it'
