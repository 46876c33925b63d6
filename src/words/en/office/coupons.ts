export const chooseWhereGuestsCanUse = 'Choose where guests can use it.'
export const newCoupon = 'New coupon'
export const addCoupon = 'Add the coupon'

export const code = 'Code'
export const itTakesOff = 'It takes off'
export const shareOfBill = 'A share of the bill'
export const amount = 'An amount'
export const percent = 'Percent'
export const rupees = 'Rupees'
export const atMost = 'At most'
export const smallestBookingBeforeTax = 'Smallest booking before tax'
export const whoPays = 'Who pays?'
export const uncle = 'Uncle'
export const hotelBooked = 'The hotel booked'
export const firstDay = 'First day'
export const guestsBookThen = 'Guests book then'
export const lastDay = 'Last day'
export const timesInAll = 'Times in all'
export const timesGuest = 'Times a guest'
export const onlyForGuestsFirstBooking = 'Only for a guest’s first booking'
export const emptyNoLimit = 'Empty: no limit'
export const daysOfCheckIn = 'Days of check-in'
export const noneChosenEveryDay = 'None chosen: every day.'

export const where = 'Where?'
export const hotelOrCity = 'Hotel or city'
export const onlyTakesIt = (chosen: string) => `Only ${chosen} takes it.`
export const noHotelFits = 'No hotel fits.'

export const coupons = 'Coupons'
export const thereIsNoCouponYet = 'There is no coupon yet.'
export const usedByBookings = 'Used by bookings that have it now. Given in 30 days.'
export const ofLabel = (limit: string) => `of ${limit}`
export const whoPaid30Days = 'Who paid, 30 days'
export const allCoupons = 'All coupons'
export const end = (code: string) => `End ${code}`
export const endItNow = 'End it now'
export const nobodyCanUse = (used: string) =>
  `Nobody can use it from now on, and it cannot be switched on again. The ${used} bookings that have it keep it.`
