/** The office's list of all hotels' bookings, and the filters that operators save. */
import { Type, type Static } from 'typebox'
import { BOOKING_STATUSES } from '#domain/bookings/booking-status.ts'
import { DAYS_OF, LISTED_MONEY, LISTED_STATES, MAX_VIEW_NAME, NAMED_DAYS } from '#domain/office/booking-list.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { IdParams, Instant, MAX_INTEGER, Nullable, OneOf, Rupees } from './primitives.ts'

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

export const BookingView = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    filter: BookingListFilter,
    is_shared: Type.Boolean({ description: 'everybody in the office sees it' }),
    saved_by: Nullable(Type.String({ description: 'the colleague who shares it; null for an own view' })),
    can_change: Type.Boolean({ description: 'one’s own, or for an admin a shared one' }),
  },
  { title: 'BookingView' },
)
export type BookingView = Static<typeof BookingView>

const BookingViews = Type.Object(
  { views: Type.Array(BookingView, { maxItems: 200, description: 'one’s own first' }) },
  { title: 'BookingViews' },
)

export const bookingViews = defineCall({
  method: 'GET',
  path: '/office/booking-views',
  tag: 'Office',
  summary: 'Saved filters of the list of bookings: one’s own, and those that an admin shares',
  rights: 'office',
  response: BookingViews,
  refusals: OFFICE_REFUSALS,
})

const change = {
  method: 'POST',
  tag: 'Office',
  rights: 'office',
  response: BookingViews,
  isIdempotent: true,
  limitPerMinute: 60,
} as const
const REFUSALS = [...OFFICE_REFUSALS, ...KEY_REFUSALS, 'ADMINS_ONLY', 'VIEW_EXISTS'] as const

const named = {
  name: Type.String({ maxLength: 80, description: `at most ${MAX_VIEW_NAME} letters` }),
  is_shared: Type.Boolean({ description: 'only an admin shares' }),
}

export const saveBookingView = defineCall({
  ...change,
  path: '/office/booking-views',
  summary: 'Saves a filter under a name; twenty for each person',
  body: Type.Object(
    { ...named, filter: BookingListFilter },
    {
      title: 'SaveBookingView',
      examples: [{ name: 'Pune today', is_shared: false, filter: { city: 1, days: 'today' } }],
    },
  ),
  refusals: [...REFUSALS, 'TOO_MANY_VIEWS'],
})

export const changeBookingView = defineCall({
  ...change,
  path: '/office/booking-views/{id}/change',
  summary: 'Gives a saved filter another name, or shares it',
  params: IdParams,
  body: Type.Object(named, { title: 'ChangeBookingView', examples: [{ name: 'Pune', is_shared: false }] }),
  refusals: [...REFUSALS, 'NOT_FOUND'],
})

export const deleteBookingView = defineCall({
  ...change,
  path: '/office/booking-views/{id}/delete',
  summary: 'Deletes a saved filter',
  params: IdParams,
  refusals: [...OFFICE_REFUSALS, ...KEY_REFUSALS, 'NOT_FOUND'],
})
