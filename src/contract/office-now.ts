import { Type, type Static } from 'typebox'
import { HELP_KINDS } from '#domain/hotel-help/help-case.ts'
import { SIGNS_OF_DOUBT } from '#domain/relocations/signs-of-doubt.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { WorkOwner } from './office-cases.ts'
import { Reason } from './office-people.ts'
import { Instant, Nullable, OneOf, Rupees } from './primitives.ts'

export const WORK_KINDS = [
  ...HELP_KINDS,
  'dispute',
  'dearer_room',
  'many_cases',
  'refused',
  'to_ring',
  'sold_twice',
  'still_in_room',
  'refund_failed',
  'refund_late',
  'payment_dispute',
  'objection',
  'complaint',
  'report',
  'proposal',
  'to_confirm',
  'books_differ',
  'tax_due',
  'month_ready',
  'e_invoice',
  'hotels_lack',
  'application',
  'not_me',
  'given_up',
] as const

export const WaitingWork = Type.Object(
  {
    kind: OneOf(WORK_KINDS),
    id: Type.String({ description: 'of the thing: unique in its kind' }),
    key: Type.String({ description: 'of the work, whatever its kind becomes: for owner, notes and snooze' }),
    owner: Nullable(WorkOwner),
    snoozed_until: Nullable(Instant('until when it is out of the list')),
    notes: Type.Integer({ description: 'written by the office about it' }),
    can_end: Type.Boolean({ description: 'nothing but `POST /office/work/done` ends it' }),
    since: Instant('how long somebody waits'),
    due: Instant('when it must be done'),
    due_is_ours: Type.Boolean({ description: 'no law and no stay sets the due time: it can be snoozed beyond it' }),
    booking: Nullable(Type.Object({ id: Type.String(), code: Type.String() }, { title: 'BookingCode' })),
    guest: Nullable(Type.String({ description: 'the name on the booking' })),
    checkin: Nullable(Instant('when the stay of the booking begins')),
    hotel: Nullable(Type.String()),
    hotel_id: Nullable(Type.Integer()),
    city: Nullable(Type.String({ description: 'of the hotel of the booking' })),
    phone: Nullable(Type.String({ description: 'the reception to ring' })),
    amount: Nullable(Rupees('of money that waits')),
    wanted_hotel: Nullable(
      Type.Integer({ description: 'of a dearer room that waits for a yes: where the guests want to go' }),
    ),
    signs: Type.Array(OneOf(SIGNS_OF_DOUBT), {
      description: 'of a dispute: what to ask about before deciding, none of them decides',
    }),
    note: Nullable(Type.String({ description: 'our own words about it' })),
  },
  { title: 'WaitingWork' },
)
export type WaitingWork = Static<typeof WaitingWork>

const figure = (what: string) =>
  Type.Object({
    today: Type.Integer({ description: `${what} since midnight in India` }),
    week_ago: Type.Integer({ description: 'the same on the same weekday of last week, until the same time' }),
  })

/** A number for each hour of a day in India, starting at midnight. */
const Hours = (what: string) => Type.Array(Type.Integer(), { minItems: 24, maxItems: 24, description: what })

const hours = (what: string) =>
  Type.Object({
    today: Hours(`${what} in each hour of today, in India; 0 for hours that have not begun`),
    week_ago: Hours('the same for the whole day a week ago'),
  })

const SeenOnDay = Type.Object({
  date: Type.String({ examples: ['2026-12-05'] }),
  due: Type.Integer({ description: 'bookings whose time to be seen ended on this day' }),
  seen: Type.Integer({ description: 'of these, how many their hotels saw in time' }),
  percent: Nullable(Type.Integer({ description: 'null where none was due' })),
})

export const OfficeNow = Type.Object(
  {
    work: Type.Array(WaitingWork, { maxItems: 200, description: 'most urgent first' }),
    figures: Type.Object({
      searches: figure('searches, counted by the quarter of an hour,'),
      bookings: figure('bookings made'),
      paid: figure('rupees paid online'),
      cancelled: figure('bookings cancelled'),
      refusals: figure('guests that their hotel turned away or could not take'),
    }),
    by_hour: Type.Object({
      searches: hours('searches'),
      bookings: hours('bookings made'),
      refusals: hours('guests that their hotel turned away or could not take'),
    }),
    seen_in_time: Nullable(
      Type.Integer({ description: 'percent of the bookings of seven days that hotels saw in time' }),
    ),
    seen_by_day: Type.Array(SeenOnDay, { maxItems: 7, description: 'the same day by day, today last' }),
    books: Nullable(
      Type.Object(
        { at: Instant('when they were checked last'), differences: Type.Integer() },
        { title: 'BooksChecked' },
      ),
    ),
    errors_an_hour: Type.Integer({ description: 'error reports of the last hour' }),
    occupancy: Type.Array(Type.Object({ city: Type.String(), percent: Type.Integer(), rooms: Type.Integer() }), {
      maxItems: 12,
      description: 'rooms taken tonight, the fullest first',
    }),
  },
  { title: 'OfficeNow' },
)
export type OfficeNow = Static<typeof OfficeNow>

export const officeNow = defineCall({
  method: 'GET',
  path: '/office/now',
  tag: 'Office',
  summary: 'What waits for somebody, the figures of the day, and how full the cities are tonight',
  rights: 'office',
  response: OfficeNow,
  refusals: OFFICE_REFUSALS,
})

export const recordHotelCall = defineCall({
  method: 'POST',
  path: '/office/hotels-to-ring/rung',
  tag: 'Office',
  summary:
    'Somebody at the hotel of this booking answered: everything of the hotel leaves the list, and it sells again',
  rights: 'office',
  body: Type.Object(
    { code: Type.String({ maxLength: 20 }), reason: Reason },
    { examples: [{ code: 'K7Q2MPXX', reason: 'They have printed the list' }] },
  ),
  response: Type.Object({ done: Type.Literal(true) }),
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND', ...KEY_REFUSALS],
  isIdempotent: true,
})
