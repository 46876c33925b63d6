export const coupon = (code: string) => `coupon ${code}`
export const couponInCouponField = 'Coupon'
export const couponCode = 'Coupon code'
export const apply = 'Apply'

export const addCoupon = 'Add a coupon'

export const whenDoYouCheckOut = 'When do you check out?'
export const whenDoYouCheckIn = 'When do you check in?'

export const calendar = 'The calendar'
export const date = 'Date'
export const itIsTooLate = 'It is too late to start a stay here today.'

export const weCouldNotWork = 'We could not work out the price. Please try again.'

export const soldOut = 'Sold out'
export const closedOnThisDay = 'Closed on this day'
export const tooLateToBook = 'Too late to book'

export const yourCredit = 'Your credit'
export const couponWithCouponId = (couponId: string) => `Coupon ${couponId}`
export const referralDiscount = 'Referral discount'
export const taxGst = (taxRate: number) => `Tax (GST ${taxRate}%)`
export const payNow = 'Pay now'
export const payAtHotel = 'Pay at the hotel'
export const freeToCancelUntil = (start: string) => `Free to cancel until ${start}`
export const checkInIsLess = (changeWindowHours: number) =>
  `Check-in is less than ${changeWindowHours} hours away: once paid, this booking can no longer be cancelled.`

export const itIsTooLateToStart = 'It is too late to start a stay today. '
