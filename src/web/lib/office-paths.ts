/** The pages on which an admin edits a hotel, part by part. */
export type EditedPartName = 'rooms' | 'prices' | 'photos' | 'facts'

/** Builds the address of a list with a filter. */
const filtered =
  (path: string) =>
  (filter: Record<string, string>): string => {
    const query = new URLSearchParams(filter).toString()
    return `${path}${query && `?${query}`}`
  }

/** The addresses of the operator's office, separate from the guests' and the desks'. */
export const OFFICE = {
  now: '/office',
  signIn: '/office/sign-in',
  signInFor: (back: string) => `/office/sign-in?${new URLSearchParams({ back })}`,
  find: '/office/find',
  found: (text: string) => `/office/find?${new URLSearchParams({ text })}`,
  bookings: '/office/bookings',
  bookingsOf: filtered('/office/bookings'),
  booking: (id: string) => `/office/booking/${encodeURIComponent(id)}`,
  case: (ref: string) => `/office/cases/${encodeURIComponent(ref)}`,
  log: '/office/log',
  logOf: filtered('/office/log'),
  team: '/office/team',
  health: '/office/health',
  reviews: '/office/reviews',
  reviewsOf: filtered('/office/reviews'),
  hotels: '/office/hotels',
  hotelsOf: filtered('/office/hotels'),
  hotel: (id: number | string) => `/office/hotels/${id}`,
  editHotel: (id: number | string, part: EditedPartName) =>
    `/office/hotels/${id}/edit?${new URLSearchParams({ part })}`,
  hotelBookings: (id: number | string, filter: Record<string, string> = {}) =>
    filtered(`/office/hotels/${id}/bookings`)(filter),
  names: '/office/names',
  namesOf: filtered('/office/names'),
  coupons: '/office/coupons',
  money: '/office/money',
  statements: '/office/statements',
  statementsOf: (month: string, state = '') =>
    `/office/statements?${new URLSearchParams(state ? { month, state } : { month })}`,
  statement: (hotelId: number, month: string) => `/office/statements/${hotelId}/${month}`,
  settlements: '/office/settlements',
  settlement: (reference: string) => `/office/settlements/${encodeURIComponent(reference)}`,
  bank: '/office/bank',
  bankOf: filtered('/office/bank'),
  disputes: '/office/disputes',
  dispute: (reference: string) => `/office/disputes/${encodeURIComponent(reference)}`,
  payouts: '/office/payouts',
  payoutsOf: filtered('/office/payouts'),
  rates: '/office/rates',
  waiting: '/office/waiting',
  owing: '/office/owing',
  taxes: '/office/taxes',
  returns: '/office/returns',
  returnsOf: (month: string) => `/office/returns?${new URLSearchParams({ month })}`,
  trialBalance: '/office/trial-balance',
  trialBalanceOf: (day: string) => `/office/trial-balance?${new URLSearchParams({ day })}`,
  figures: '/office/figures',
  figuresOf: filtered('/office/figures'),
  applications: '/office/applications',
  guests: '/office/guests',
  guestsOf: filtered('/office/guests'),
  guest: (id: string) => `/office/guest/${encodeURIComponent(id)}`,
} as const
