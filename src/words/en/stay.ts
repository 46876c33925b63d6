import { plural } from './plural.ts'

export const date = 'Date'
/** The start of the sentence `partDidNotLoad`. */
export const theCalendar = 'The calendar'
export const tooLateToStartHere = 'It is too late to start a stay here today.'
export const tooLateToStart = 'It is too late to start a stay today.'
export const whenDoYouCheckIn = 'When do you check in?'
export const daysAhead = (most: number, today: string) => `Up to ${most} days ahead. Today is ${today}.`
export const whenDoYouCheckOut = 'When do you check out?'
/** Read out after the date of a day that cannot be chosen. */
export const yourCheckIn = 'your check-in'
export const nights = (count: number) => `${count} ${plural(count, 'night', 'nights')}`
type FullDays = { count: number; from: string; to: string; most: number }
export const fullDays = ({ count, from, to, most }: FullDays) =>
  `<b>${nights(count)}</b>: ${from}, 12 noon, to ${to}, 11 AM. Up to ${most} nights.`

/** Below a day in the calendar, where five letters fit. */
export const daySold = 'sold'
export const dayShut = 'shut'
/** Read out after a day's date. */
export const slotSoldOut = (slot: string) => `${slot} sold out`
export const slotClosed = (slot: string) => `${slot} closed`
export const theLowestPrice = (price: string) => `${price}, the lowest price`
export const samePriceEveryDay = (slot: string, price: string) => `${slot}: ${price} on every free day, with tax.`
type Lowest = { slot: string; price: string; date: string }
export const lowestPriceOn = ({ slot, price, date }: Lowest) => `${slot}: lowest ${price} on ${date}, with tax.`
export const lowestPriceOnDays = ({ slot, price, date, others }: Lowest & { others: number }) =>
  `${slot}: lowest ${price} on ${date} and ${others} more ${plural(others, 'day', 'days')}, with tax.`

export const soldOut = 'Sold out'
export const closedOnThisDay = 'Closed on this day'
export const notOfferedHere = 'Not offered here'
export const tooLateToBook = 'Too late to book'

export const slotIsOver = (slot: string, next: string, times: string) =>
  `${slot} can no longer be booked today. We have selected ${next}, ${times}.`
export const dayHasPassed = (day: string, next: string) => `${day} has passed. We have selected ${next}.`
export const tooLateToday = (next: string) => `It is too late to start a stay today. We have selected ${next}.`
export const tooFarAhead = (day: string, most: number, next: string) =>
  `${day} is more than ${most} days ahead. We have selected ${next}.`
export const couldNotReadDate = (next: string) => `We could not read the date in this link. We have selected ${next}.`
export const stayIsTooLong = (asked: number, most: number) =>
  `A stay can last ${most} days at most. We have shortened your ${asked} days to ${most}.`

/** A line of the bill as a list: 'Room, Evening, 2 rooms, 3 days'. */
export const room = (slot: string) => `Room, ${slot}`
export const rooms = (count: number) => `${count} rooms`
export const days = (count: number) => `${count} days`
export const couponOnBill = (code: string) => `Coupon ${code}`
export const referralDiscount = 'Referral discount'
export const taxGst = (rate: number) => `Tax (GST ${rate}%)`
export const yourCredit = 'Your credit'
export const payNow = 'Pay now'
export const payAtHotel = 'Pay at the hotel'
/** Without a full stop, because the texts about a changed booking contain it. */
export const freeToCancelUntil = (moment: string) => `Free to cancel until ${moment}`
export const freeToCancelInGrace = (minutes: number) =>
  `Free to cancel within ${minutes} minutes of booking, until the hotel checks you in`
export const tooLateToCancel = (hours: number) =>
  hours > 0
    ? `Check-in is less than ${hours} hours away: once paid, this booking can no longer be cancelled.`
    : 'The check-in time has begun: once paid, this booking can no longer be cancelled.'
export const couldNotPrice = 'We could not work out the price. Please try again.'

/** The start of the sentence `partDidNotLoad`. */
export const theCouponField = 'The coupon field'
export const addCoupon = 'Add a coupon'
export const coupon = 'Coupon'
export const couponCode = 'Coupon code'
export const apply = 'Apply'
export const couponIsBeingChecked = (code: string) => `<b>${code}</b> is being checked`
export const couponIsApplied = (code: string) => `<b>${code}</b> is applied`
export const removeCoupon = (code: string) => `Remove<hidden> coupon ${code}</hidden>`

/** Next to the slots' heading. */
export const totalsWithTax = 'Totals with tax'
