import { plural } from '../plural.ts'
import { WEEK_AHEAD, type EmptiedBy, type Lead } from '#domain/figures/demand.ts'
import { FEWEST_SHOWN } from '#domain/figures/cohorts.ts'
import { formatCount } from '#domain/kernel/money.ts'
import type { Result } from '#domain/figures/results.ts'

export const figures = 'Figures'
export const kinds = { results: 'Results', demand: 'Demand', cohorts: 'Guests who return' }

/** Below the heading: which weeks are shown, and how recent the figures are. */
export const weeksShown = (from: string, to: string, place: string, asOf: string | null) =>
  `${place}, ${from} to ${to}. ${asOf === null ? 'Nothing is counted yet: the first figures come tonight.' : `As of last night: counted until ${asOf}.`}`
export const allCities = 'All cities'
export const from = 'From'
export const to = 'To'
export const show = 'Show'
export const weeks = (count: number) => `${count} weeks`
export const lastWeeks = 'The last weeks'
export const allHotels = 'All hotels'

export const week = 'Week'
export const byWeekAsTable = 'By week, as a table'
export const chartOf = (name: string, weeksInWords: string) => `${name}: ${weeksInWords}`
export const weekAndNumber = (monday: string, number: string) => `${monday} ${number}`
export const asManyWeeksBefore = (number: string) => `${number} before`
export const none = 'none'
export const percent = (hundredths: number | null) => (hundredths === null ? 'none' : `${hundredths / 100}%`)
export const nothingInTheseWeeks = 'Nothing happened in these weeks.'

export const results: Record<Result, string> = {
  bookings: 'Bookings',
  booked_value: 'Value of bookings',
  stay_value: 'Value of settled stays',
  commission: 'Commission',
  cancellations: 'Cancelled',
  refunds: 'Refunds',
  refunded: 'Refunded',
  no_shows: 'No-shows',
  turned_away: 'Turned away',
  uncle_coupons: 'Coupons we pay',
  uncle_discount: 'Taken off by us',
  hotel_coupons: 'Coupons of hotels',
  hotel_discount: 'Taken off by hotels',
}
export const countAndMoney = (count: string, money: string) => `${count}, ${money}`
export const takeRate = 'Take rate'
export const byCity = 'By city'
export const byHotel = 'By hotel'
export const hotel = 'Hotel'
export const coupons = 'With a coupon'
export const firstFifty = 'The 50 with the highest value of bookings. The CSV has all, week by week.'
export const partLine = (bookings: number, rate: string) =>
  `${formatCount(bookings)} ${plural(bookings, 'booking', 'bookings')}, take rate ${rate}`
export const noResults = 'Nothing happened here in these weeks.'
export const howCounted =
  'Each figure counts on the day it happened: a refund when it was made, not when its stay was booked. Values are without tax.'

export const searches = 'Searches'
export const foundNothing = 'Found no room'
export const ofAll = 'Of all'
export const weeksBefore = 'As many weeks before'
export const whereAndWhen = 'Where, and on which day of the stay'
/** Exact below ten thousand, rounded above, because a narrow cell has no more room. */
export const heat = (count: number) => (count < 10_000 ? formatCount(count) : `${Math.floor(count / 1000)}k`)
export const strongerIsMore = 'Stronger is more'
export const city = 'City'
export const locality = 'Locality'
export const wholeCity = 'Whole city'
export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
export const whichSlot = 'Which slot'
export const howEarly = 'How early they look'
export const whichFilter = 'Which filter left nothing'
export const leads: Record<Lead, string> = {
  same_day: 'Same day',
  day_before: 'Day before',
  within_a_week: `2 to ${WEEK_AHEAD} days`,
  later: `Over ${WEEK_AHEAD} days`,
}
export const filters: Record<EmptiedBy, string> = {
  none: 'No room at all',
  has_bathtub: 'Bathtub',
  same_sex: 'Same-sex couples',
  has_love_kit: 'Love kit',
  only_payAtHotel: 'Pay at hotel',
  breakfast: 'Breakfast',
  ac: 'AC',
  parking: 'Parking',
  price: 'Price',
  rating: 'Rating',
  near: 'Near a place',
  locality: 'Locality',
  several: 'More than one',
  unknown: 'Not known',
}
export const barSaid = (name: string, number: string) => `${name}, ${number}`
export const nobodySearched = 'Nobody searched for a stay in these weeks.'
export const everybodyFound = 'Every search found a free room.'
export const noPersonInIt = 'Numbers only, by the day of the stay. Nothing of who searched is kept.'

export const month = 'First stay in'
export const guests = 'Guests'
export const within = (months: number) => (months === 1 ? '1 month' : `${months}`)
export const few = `under ${FEWEST_SHOWN}`
export const notOver = ''
export const cohortLine = (guestsInWords: string, third: string) =>
  `${guestsInWords} guests, within 3 months: ${third || 'not over'}`
export const returnedWithin = 'Share of guests who began another stay within so many months after their first'
export const noCohorts = 'Nobody’s first stay was in these months.'
export const cohortsNote = `Numbers below ${FEWEST_SHOWN} are not shown, and a share only when the time of all guests of the month is over.`
