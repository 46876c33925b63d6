import type { IstDate } from '#domain/kernel/ist.ts'
import { DESK } from '#web/lib/desk-paths.ts'

/** The pages that a hotel's manager can open at the desk, with one of today's bookings. */
export const deskPages = (today: IstDate, booking: string): string[] => [
  DESK.today,
  DESK.find,
  DESK.scan,
  DESK.rooms,
  DESK.rack(today, 1),
  DESK.rack(today, 7),
  DESK.takeWalkIn,
  DESK.cleaning,
  DESK.hotelRooms,
  DESK.more,
  DESK.staff,
  DESK.prices,
  DESK.photos,
  DESK.facts,
  DESK.upi,
  DESK.reviews,
  DESK.cases,
  DESK.welcome,
  DESK.channels,
  DESK.coupons,
  DESK.keys,
  DESK.log,
  DESK.register,
  DESK.shift,
  DESK.statements,
  DESK.booking(booking),
  DESK.billOfBooking(booking),
  DESK.greet(booking),
]
