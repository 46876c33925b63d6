import { plural } from '../plural.ts'

export const coupons = 'Coupons'
export const newCoupon = 'New coupon'
export const noCouponYet = 'There is no coupon yet.'
export const howTheyAreCounted = 'Used by bookings that have it now. Given in 30 days.'

export const code = 'Code'
export const paidBy = 'Paid by'
export const when = 'When'
export const where = 'Where'
export const used = 'Used'
export const usedOf = (limit: string) => `of ${limit}`
export const given = 'Given'
/** How many guests stayed for the first time with the coupon, and returned without it. */
export const brought = 'Brought'
export const newOf = (first: string, guests: string) => `${first} new of ${guests} guests`
export const fewGuests = (limit: number) => `fewer than ${limit}`
export const cameAgain = (count: string) => `${count} came again without it`
export const countedTonight = 'Counted tonight'
export const state = 'State'
export const on = 'On'
export const starts = (day: string) => `Starts ${day}`
/** The coupon’s last day has passed. */
export const over = 'Over'
/** Somebody ended the coupon before its last day. */
export const ended = 'Ended'
export const endNamed = (code: string) => `End<hidden> ${code}</hidden>`

/** Parts of a line such as '15% off, up to ₹300, from ₹999, first booking only'. */
export const off = (percentOrAmount: string) => `${percentOrAmount} off`
export const upTo = (amount: string) => `up to ${amount}`
export const fromAmount = (amount: string) => `from ${amount}`
export const firstBookingOnly = 'first booking only'

export const everyDay = 'Every day'
export const daysFromTo = (first: string, last: string) => `${first} to ${last}`
export const until = (day: string) => `until ${day}`
export const monday = 'Mon'
export const tuesday = 'Tue'
export const wednesday = 'Wed'
export const thursday = 'Thu'
export const friday = 'Fri'
export const saturday = 'Sat'
export const sunday = 'Sun'

export const joined = 'Joined'
export const notJoinedYet = 'Not joined yet'
export const hotelsJoined = (count: number) =>
  `${count.toLocaleString('en-IN')} ${plural(count, 'hotel', 'hotels')} joined`

export const whoPaid30Days = 'Who paid, 30 days'
export const allCoupons = 'All coupons'

export const end = (code: string) => `End ${code}`
export const endItNow = 'End it now'
export const nobodyCanUseIt = (count: number) =>
  `Nobody can use it from now on, and it cannot be switched on again. The ${count.toLocaleString('en-IN')} ${plural(count, 'booking that has it keeps it', 'bookings that have it keep it')}.`

export const addCoupon = 'Add the coupon'
export const codeHint = '3 to 24 letters and digits, as guests type them'
export const itTakesOff = 'It takes off'
export const shareOfBill = 'A share of the bill'
export const anAmount = 'An amount'
export const percent = 'Percent'
export const rupees = 'Rupees'
export const atMost = 'At most'
export const smallestBooking = 'Smallest booking before tax'
export const whoPays = 'Who pays?'
export const uncle = 'Uncle'
export const hotelBooked = 'The hotel booked'
export const firstDay = 'First day'
export const guestsBookThen = 'Guests book then'
export const lastDay = 'Last day'
export const daysOfCheckIn = 'Days of check-in'
export const noneChosenEveryDay = 'None chosen: every day.'
export const timesInAll = 'Times in all'
export const timesPerGuest = 'Times a guest'
export const emptyNoLimit = 'Empty: no limit'
export const onlyFirstBooking = 'Only for a guest’s first booking'

export const whereIsItValid = 'Where?'
export const everywhere = 'Everywhere'
export const someCities = 'Some cities'
export const oneHotel = 'One hotel'
export const hotelOrCity = 'Hotel or city'
export const onlyHotelTakesIt = (hotel: string) => `Only ${hotel} takes it.`
export const noHotelFits = 'No hotel fits.'
export const chooseWhere = 'Choose where guests can use it.'
