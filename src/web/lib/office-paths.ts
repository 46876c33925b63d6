/** The pages on which an admin edits a hotel, part by part. */
export type EditedPartName = 'rooms' | 'prices' | 'photos' | 'facts'

/** The addresses of the operator's office, separate from the guests' and the desks'. */
export const OFFICE = {
  now: '/office',
  signIn: '/office/sign-in',
  signInFor: (back: string) => `/office/sign-in?${new URLSearchParams({ back })}`,
  find: '/office/find',
  found: (text: string) => `/office/find?${new URLSearchParams({ text })}`,
  bookings: '/office/bookings',
  bookingsOf: (filter: Record<string, string>) => {
    const query = new URLSearchParams(filter).toString()
    return `/office/bookings${query && `?${query}`}`
  },
  booking: (id: string) => `/office/booking/${encodeURIComponent(id)}`,
  case: (ref: string) => `/office/cases/${encodeURIComponent(ref)}`,
  log: '/office/log',
  logOf: (filter: Record<string, string>) => `/office/log?${new URLSearchParams(filter)}`,
  team: '/office/team',
  health: '/office/health',
  reviews: '/office/reviews',
  reviewsOf: (filter: Record<string, string>) => `/office/reviews?${new URLSearchParams(filter)}`,
  hotels: '/office/hotels',
  hotelsOf: (filter: Record<string, string>) => `/office/hotels?${new URLSearchParams(filter)}`,
  hotel: (id: number | string) => `/office/hotels/${id}`,
  editHotel: (id: number | string, part: EditedPartName) =>
    `/office/hotels/${id}/edit?${new URLSearchParams({ part })}`,
  hotelBookings: (id: number | string, filter: Record<string, string> = {}) => {
    const query = new URLSearchParams(filter).toString()
    return `/office/hotels/${id}/bookings${query && `?${query}`}`
  },
  names: '/office/names',
  namesOf: (filter: Record<string, string>) => `/office/names?${new URLSearchParams(filter)}`,
  coupons: '/office/coupons',
  money: '/office/money',
  statements: '/office/statements',
  statementsOf: (month: string, state = '') =>
    `/office/statements?${new URLSearchParams(state ? { month, state } : { month })}`,
  statement: (hotelId: number, month: string) => `/office/statements/${hotelId}/${month}`,
  settlements: '/office/settlements',
  settlement: (reference: string) => `/office/settlements/${encodeURIComponent(reference)}`,
  bank: '/office/bank',
  bankOf: (filter: Record<string, string>) => {
    const query = new URLSearchParams(filter).toString()
    return `/office/bank${query && `?${query}`}`
  },
  disputes: '/office/disputes',
  dispute: (reference: string) => `/office/disputes/${encodeURIComponent(reference)}`,
  payouts: '/office/payouts',
  rates: '/office/rates',
  waiting: '/office/waiting',
  owing: '/office/owing',
  taxes: '/office/taxes',
  returns: '/office/returns',
  returnsOf: (month: string) => `/office/returns?${new URLSearchParams({ month })}`,
  trialBalance: '/office/trial-balance',
  trialBalanceOf: (day: string) => `/office/trial-balance?${new URLSearchParams({ day })}`,
  figures: '/office/figures',
  figuresOf: (filter: Record<string, string>) => {
    const query = new URLSearchParams(filter).toString()
    return `/office/figures${query && `?${query}`}`
  },
  applications: '/office/applications',
  guests: '/office/guests',
  guestsOf: (filter: Record<string, string>) => `/office/guests?${new URLSearchParams(filter)}`,
  guest: (id: string) => `/office/guest/${encodeURIComponent(id)}`,
} as const
