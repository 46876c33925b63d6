import { Type, type Static } from 'typebox'
import { defineCall } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { Reason } from './office-people.ts'
import { Instant, Nullable, OneOf, Rupees } from './primitives.ts'

export const WORK_KINDS = [
  'refused',
  'to_ring',
  'refund_failed',
  'refund_late',
  'objection',
  'complaint',
  'proposal',
  'application',
  'given_up',
] as const

export const WaitingWork = Type.Object(
  {
    kind: OneOf(WORK_KINDS),
    id: Type.String({ description: 'of the thing: unique in its kind' }),
    since: Instant('how long somebody waits'),
    due: Nullable(Instant('when it must be done, by law or by the clock')),
    booking: Nullable(Type.Object({ id: Type.String(), code: Type.String() }, { title: 'BookingCode' })),
    hotel: Nullable(Type.String()),
    phone: Nullable(Type.String({ description: 'the reception to ring' })),
    amount: Nullable(Rupees('of money that waits')),
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

export const OfficeNow = Type.Object(
  {
    work: Type.Array(WaitingWork, { description: 'most urgent first' }),
    figures: Type.Object({
      bookings: figure('bookings made'),
      paid: figure('rupees paid online'),
      cancelled: figure('bookings cancelled'),
    }),
    seen_in_time: Nullable(
      Type.Integer({ description: 'percent of the bookings of seven days that hotels saw in time' }),
    ),
    errors_an_hour: Type.Integer({ description: 'error reports of the last hour' }),
    occupancy: Type.Array(Type.Object({ city: Type.String(), percent: Type.Integer(), rooms: Type.Integer() }), {
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

export const markHotelRung = defineCall({
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
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
})
