const deskBooking = (id: string) => `/desk/booking/${encodeURIComponent(id)}`

/** The desk of a hotel: its staff's pages, apart from the guests'. */
export const DESK = {
  today: '/desk',
  day: (date: string) => `/desk?${new URLSearchParams({ date })}`,
  signIn: '/desk/sign-in',
  find: '/desk/find',
  scan: '/desk/scan',
  rooms: '/desk/rooms',
  cleaning: '/desk/cleaning',
  /** a guest at the door, for this room */
  walkIn: (room: number) => `/desk/walk-in?${new URLSearchParams({ room: String(room) })}`,
  rack: (day: string, days: number) => `/desk/rooms?${new URLSearchParams({ day, days: String(days) })}`,
  hotelRooms: '/desk/hotel-rooms',
  more: '/desk/more',
  staff: '/desk/staff',
  prices: '/desk/prices',
  photos: '/desk/photos',
  facts: '/desk/facts',
  reviews: '/desk/reviews',
  cases: '/desk/cases',
  coupons: '/desk/coupons',
  log: '/desk/log',
  shift: '/desk/shift',
  statements: '/desk/statements',
  statement: (month: string) => `/desk/statements?${new URLSearchParams({ month })}`,
  booking: deskBooking,
  greet: (id: string) => `${deskBooking(id)}/greet`,
} as const
