/** The office's list of all hotels' bookings, in pages and as a table. */
import { Type, type Static } from 'typebox'
import { BOOKING_STATUSES } from '#domain/bookings/booking-status.ts'
import { DAYS_OF, LISTED_MONEY, LISTED_STATES, NAMED_DAYS } from '#domain/office/booking-list.ts'
import { defineCall } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { Instant, MAX_INTEGER, Nullable, OneOf, Rupees } from './primitives.ts'

const Day = (description: string) =>
  Type.String({ pattern: '^20\\d{2}-\\d{2}-\\d{2}$', examples: ['2026-12-05'], description })

const filter = {
  state: Type.Optional(OneOf(LISTED_STATES, 'unseen: paid, not over, and not opened by the hotel')),
  money: Type.Optional(OneOf(LISTED_MONEY, 'due_at_hotel: not taken by the desk yet')),
  city: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_INTEGER, description: 'the id of a city' })),
  hotel: Type.Optional(Type.String({ maxLength: 80, description: 'part of a hotel’s name' })),
  of: Type.Optional(OneOf(DAYS_OF, 'which day counts: of check-in (default), or on which the guest booked')),
  days: Type.Optional(OneOf(NAMED_DAYS, 'instead of `from` and `to`')),
  from: Type.Optional(Day('the first day, in India')),
  to: Type.Optional(Day('the last day, in India; at most a year after the first')),
}

export const BookingListFilter = Type.Object(filter, { title: 'BookingListFilter', additionalProperties: false })

export type BookingListQuery = Static<typeof BookingListFilter>

export const ListedBooking = Type.Object(
  {
    id: Type.String(),
    code: Type.String(),
    status: OneOf(BOOKING_STATUSES),
    guest: Type.String(),
    hotel: Type.Object(
      { id: Type.Integer(), name: Type.String(), city: Type.String(), is_hidden: Type.Boolean() },
      { title: 'ListedHotelName' },
    ),
    slot: Type.Integer({ description: '0 Morning to 4 Full Day' }),
    rooms: Type.Integer(),
    checkin: Instant('check-in'),
    booked_at: Instant('when the guest booked'),
    is_over: Type.Boolean(),
    is_no_show: Type.Boolean(),
    is_seen: Type.Boolean({ description: 'the hotel has opened it' }),
    is_turned_away: Type.Boolean({ description: 'the guests say so, and nobody has decided otherwise' }),
    is_disputed: Type.Boolean({ description: 'guest and hotel differ, and the office has to decide' }),
    refund: Nullable(OneOf(['waiting', 'failed'], 'of money on its way back')),
    online: Rupees('of the total, paid or to be paid online'),
    at_hotel: Rupees('of the total, to be paid at the hotel'),
  },
  { title: 'ListedBooking' },
)
export type ListedBooking = Static<typeof ListedBooking>

const LIST_REFUSALS = OFFICE_REFUSALS

export const officeBookingList = defineCall({
  method: 'GET',
  path: '/office/bookings',
  tag: 'Office',
  summary: 'Bookings of all hotels by day, city, hotel, state and money, a hundred at a time',
  rights: 'office',
  query: Type.Object({
    ...filter,
    after: Type.Optional(Type.String({ maxLength: 80, description: '`next` of the page before' })),
  }),
  response: Type.Object({
    bookings: Type.Array(ListedBooking, {
      maxItems: 100,
      description: 'the latest first; the soonest first where the list is about what comes',
    }),
    next: Nullable(Type.String({ description: 'asks for the next page; null after the last' })),
    count: Nullable(
      Type.Integer({ description: 'of all pages, on the first page only; 10,001 stands for more than 10,000' }),
    ),
  }),
  refusals: [...LIST_REFUSALS, 'NOT_FOUND'],
  limitPerMinute: 240,
})

export const exportBookingList = defineCall({
  method: 'GET',
  path: '/office/bookings-table',
  tag: 'Office',
  summary:
    'The same as a table for a spreadsheet, at most 10,000 lines, the last one says if more were left out. Names of guests are in an admin’s table only. Reading it is written to the log',
  rights: 'office',
  query: Type.Object(filter),
  response: Type.Unsafe<never>({ type: 'string' }),
  answers: 'csv',
  refusals: LIST_REFUSALS,
  limitPerMinute: 10,
})
