/** What the office sees of a hotel's sales: its bookings, and the rooms taken in the coming days. */
import { Type, type Static } from 'typebox'
import { BOOKING_STATUSES } from '#domain/bookings/booking-status.ts'
import { HOTEL_BOOKING_STATES } from '#domain/office/hotel-bookings.ts'
import { defineCall } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { IdParams, Instant, OneOf, Rupees, Uuid } from './primitives.ts'

export const HotelBooking = Type.Object(
  {
    id: Type.String(),
    code: Type.String(),
    status: OneOf(BOOKING_STATUSES),
    guest: Type.String(),
    slot: Type.Integer({ description: '0 Morning to 4 Full Day' }),
    rooms: Type.Integer(),
    checkin: Instant('check-in'),
    is_over: Type.Boolean(),
    is_no_show: Type.Boolean(),
    total: Rupees('with tax'),
    at_hotel: Rupees('of it, to be paid at the hotel'),
  },
  { title: 'HotelBooking' },
)
export type HotelBooking = Static<typeof HotelBooking>

export const officeHotelBookings = defineCall({
  method: 'GET',
  path: '/office/hotels/{id}/bookings',
  tag: 'Office',
  summary: 'A hotel’s bookings, the latest check-in first; those that come, the next one first',
  rights: 'office',
  params: IdParams,
  query: Type.Object({
    state: Type.Optional(OneOf(HOTEL_BOOKING_STATES, 'unpaid: being paid, or not paid in time')),
    day: Type.Optional(
      Type.String({ pattern: '^20\\d{2}-\\d{2}-\\d{2}$', examples: ['2026-12-05'], description: 'of check-in' }),
    ),
    after: Type.Optional(Uuid),
  }),
  response: Type.Object({ bookings: Type.Array(HotelBooking, { maxItems: 30 }), has_more: Type.Boolean() }),
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
})

const PartSales = Type.Object(
  {
    sold: Type.Integer({ description: 'rooms that guests have or are paying for' }),
    blocked: Type.Integer({ description: 'rooms that the hotel keeps from sale' }),
  },
  { title: 'PartSales' },
)

export const HotelSales = Type.Object(
  {
    rooms: Type.Integer(),
    days: Type.Array(
      Type.Object({ day: Type.String({ examples: ['2026-12-05'] }), by_day: PartSales, by_night: PartSales }),
      { description: 'fourteen, from today' },
    ),
  },
  { title: 'HotelSales' },
)
export type HotelSales = Static<typeof HotelSales>

export const officeHotelSales = defineCall({
  method: 'GET',
  path: '/office/hotels/{id}/sales',
  tag: 'Office',
  summary: 'How many rooms of a hotel are taken in the next fourteen days, by day and by night',
  rights: 'office',
  params: IdParams,
  response: HotelSales,
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
})
