import { Type, type Static } from 'typebox'
import { BOOKING_STATUSES } from '#domain/bookings/booking-status.ts'
import { VISIT_STATUSES } from '#domain/desk/visit.ts'
import { CASE_KINDS } from '#domain/office/cases.ts'
import { ACTIONS, AT_FAULT, MAX_CREDIT } from '#domain/office/actions.ts'
import { PLAN_SENTENCES } from '#domain/office/plan-lines.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { Reason } from './office-people.ts'
import { IdParams, Instant, MAX_INTEGER, Nullable, OneOf, Rupees } from './primitives.ts'

export const OFFICE_REFUSALS = ['NO_SESSION', 'PASSKEY_NEEDED', 'CROSS_SITE'] as const

const hotel = Type.Object(
  { id: Type.Integer(), name: Type.String(), slug: Type.String(), city: Type.String() },
  { title: 'FoundHotelName' },
)

export const FoundBooking = Type.Object(
  {
    id: Type.String(),
    code: Type.String(),
    status: OneOf(BOOKING_STATUSES),
    guest: Type.String(),
    hotel,
    slot: Type.Integer(),
    checkin: Instant('check-in'),
    is_over: Type.Boolean(),
  },
  { title: 'FoundBooking' },
)
export type FoundBooking = Static<typeof FoundBooking>

export const officeFind = defineCall({
  method: 'GET',
  path: '/office/find',
  tag: 'Office',
  summary:
    'Bookings, people, payments, hotels, cases and records of the books by one field: a code, a ticket, a phone or its end, a name, an e-mail address, a reference, a UTR, a hotel',
  rights: 'office',
  query: Type.Object({ text: Type.String({ minLength: 1, maxLength: 120 }) }),
  response: Type.Object({
    bookings: Type.Array(FoundBooking, { maxItems: 20 }),
    people: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          name: Nullable(Type.String()),
          phone: Type.String({ description: 'all but its last four digits hidden' }),
          city: Nullable(Type.String()),
          since: Instant('of the account'),
          bookings: Type.Integer(),
        },
        { title: 'FoundPerson' },
      ),
      { maxItems: 20 },
    ),
    payments: Type.Array(
      Type.Object(
        {
          booking_id: Type.String(),
          reference: Type.String(),
          amount: Rupees('asked'),
          method: Nullable(Type.String()),
          status: Type.String(),
          at: Instant('when it was asked'),
        },
        { title: 'FoundPayment' },
      ),
      { maxItems: 20 },
    ),
    hotels: Type.Array(Type.Object({ ...hotel.properties, hidden: Type.Boolean() }), { maxItems: 20 }),
    cases: Type.Array(
      Type.Object(
        {
          ref: Type.String(),
          kind: OneOf(CASE_KINDS),
          name: Nullable(Type.String()),
          at: Instant('when'),
          is_open: Type.Boolean(),
        },
        { title: 'FoundCase' },
      ),
      { maxItems: 20 },
    ),
    records: Type.Array(
      Type.Object(
        {
          kind: OneOf(['settlement', 'commission_document', 'bank_line']),
          reference: Type.String({ description: 'a settlement’s id, a document’s number, a bank line’s reference' }),
          paise: Type.Integer({ description: 'of a bank line above zero if it came in' }),
          day: Type.String({ description: 'in India' }),
          hotel: Nullable(Type.Object({ id: Type.Integer(), name: Type.String() }, { title: 'FoundHotelOfRecord' })),
        },
        { title: 'FoundRecord', description: 'a record of the books whose UTR or number this is' },
      ),
      { maxItems: 20 },
    ),
  }),
  refusals: OFFICE_REFUSALS,
  limitPerMinute: 120,
})

export const OfficeTimelineEntry = Type.Object(
  {
    at: Instant('when'),
    what: Type.String({ description: 'a word of a closed list' }),
    group: OneOf(['booking', 'money', 'messages', 'desk', 'office']),
    by: Nullable(Type.String({ description: 'who at the desk or in the office' })),
    reason: Nullable(Type.String()),
    amount: Nullable(Rupees('of money that moved')),
    reference: Nullable(Type.String({ description: 'the gateway’s or the bank’s' })),
  },
  { title: 'OfficeTimelineEntry' },
)
export type OfficeTimelineEntry = Static<typeof OfficeTimelineEntry>

export const OfficeBooking = Type.Object(
  {
    id: Type.String(),
    code: Type.String(),
    status: OneOf(BOOKING_STATUSES),
    guest: Type.Object({
      id: Type.String(),
      name: Type.String(),
      phone: Type.String({ description: 'all but its last four digits hidden' }),
    }),
    hotel,
    slot: Type.Integer(),
    days: Type.Integer(),
    rooms: Type.Integer(),
    guests: Type.Integer(),
    room_numbers: Type.Array(Type.String()),
    checkin: Instant('check-in'),
    checkout: Instant('check-out with the extra hours'),
    booked_at: Instant('when'),
    has_bathtub: Type.Boolean(),
    visit: OneOf(VISIT_STATUSES),
    is_seen: Type.Boolean({ description: 'the hotel has seen it' }),
    is_no_show: Type.Boolean(),
    is_objected: Type.Boolean({ description: 'the guest says that they came, and nobody has decided' }),
    change_deadline: Instant('until then the guest may change or cancel it'),
    is_past_deadline: Type.Boolean({ description: 'the guest can no longer cancel, and check-in is ahead' }),
    money: Type.Object({
      room: Rupees('all rooms and days, and the bathtub'),
      discounts: Rupees('taken off'),
      tax: Rupees('GST'),
      total: Rupees('of the stay'),
      extra_hours: Rupees('paid for extra hours'),
      paid: Rupees('online'),
      refunded: Rupees('sent back or on its way'),
      due_at_desk: Rupees('asked at the desk'),
      taken_at_desk: Rupees('and taken'),
      can_refund: Rupees('paid online and not sent back'),
      by_rules: Rupees('what the rules give back for a cancellation now'),
    }),
    moved: Type.Object({
      from: Nullable(Type.String({ description: 'the booking they were moved from' })),
      to: Nullable(Type.String({ description: 'and to' })),
    }),
    acts: Type.Array(OneOf(ACTIONS), { description: 'what could be done now' }),
    limit: Type.Object({
      used_here: Rupees('given away on this booking by one person each'),
      left: Rupees('what support may give away here without a second person'),
    }),
    proposals: Type.Array(
      Type.Object({
        id: Type.String(),
        wish: Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
        reason: Type.String(),
        proposed_by: Type.String(),
        is_own: Type.Boolean(),
        at: Instant('when'),
      }),
      { description: 'waiting for a second person' },
    ),
    timeline: Type.Array(OfficeTimelineEntry, { description: 'newest first' }),
  },
  { title: 'OfficeBooking' },
)
export type OfficeBooking = Static<typeof OfficeBooking>

const aboutBooking = { tag: 'Office', rights: 'office', params: IdParams } as const

export const officeBooking = defineCall({
  ...aboutBooking,
  method: 'GET',
  path: '/office/bookings/{id}',
  summary: 'A booking with its whole time line, its money, and what could be done with it',
  response: OfficeBooking,
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
})

export const readGuestPhone = defineCall({
  ...aboutBooking,
  method: 'POST',
  path: '/office/bookings/{id}/phone',
  summary: 'The guest’s phone in full; the reading is written to the log',
  body: Type.Object({ reason: Reason }, { examples: [{ reason: 'They wait for our call' }] }),
  response: Type.Object({ phone: Type.String() }),
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
  limitPerMinute: 30,
})

const Amount = Type.Integer({ minimum: 1, maximum: MAX_INTEGER, description: 'whole rupees' })

/** The input of every action. Planning an action takes the same input as carrying it out. */
const wish = {
  act: OneOf(ACTIONS),
  for: Type.Optional(
    OneOf(AT_FAULT, 'of a cancellation: who cannot keep it (guest or hotel); of a move: whose fault it is'),
  ),
  amount: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: MAX_INTEGER,
      description: `what goes back, or the credit (at most ${MAX_CREDIT}), whole rupees`,
    }),
  ),
  name: Type.Optional(Type.String({ maxLength: 120, description: 'the right name' })),
  hotelId: Type.Optional(Amount),
}
export const ActionBody = Type.Object(wish, { examples: [{ act: 'cancel', for: 'hotel' }] })

export const PlannedAction = Type.Object(
  {
    lines: Type.Array(
      Type.Object({
        what: OneOf(PLAN_SENTENCES),
        amount: Type.Optional(Rupees('of this line')),
        name: Type.Optional(Type.String()),
        at: Type.Optional(Instant('when it was given')),
      }),
    ),
    refund: Rupees('to the guest’s source'),
    cost: Rupees('what leaves beyond the rules: it counts against the limit'),
    is_within_limit: Type.Boolean({ description: 'else a second person has to confirm it' }),
    left_after: Rupees('of the limit on this booking and day'),
    fingerprint: Type.String({ description: 'of this plan: doing it takes it along' }),
  },
  { title: 'PlannedAct' },
)
export type PlannedAction = Static<typeof PlannedAction>

export const PLAN_REFUSALS = [
  'NOT_FOUND',
  'ACT_NOT_POSSIBLE',
  'AMOUNT_TOO_LARGE',
  'AMOUNT_TOO_SMALL',
  'HOTEL_NOT_OFFERED',
] as const

export const planOfficeAction = defineCall({
  ...aboutBooking,
  method: 'POST',
  path: '/office/bookings/{id}/plan',
  summary: 'What an act would do now: to the guest, to the hotel, to our money. Changes nothing',
  body: ActionBody,
  response: PlannedAction,
  refusals: [...OFFICE_REFUSALS, ...PLAN_REFUSALS],
})

const DoneBody = Type.Object(
  { ...wish, reason: Reason, fingerprint: Type.String({ maxLength: 64 }) },
  {
    title: 'OfficeActRequest',
    examples: [{ act: 'cancel', for: 'hotel', reason: 'Water damage', fingerprint: '5f2b' }],
  },
)

export const doOfficeAction = defineCall({
  ...aboutBooking,
  method: 'POST',
  path: '/office/bookings/{id}/act',
  summary: 'Does what was shown, once; refused when the plan has changed since, and above the limits',
  body: DoneBody,
  response: OfficeBooking,
  refusals: [
    ...OFFICE_REFUSALS,
    ...KEY_REFUSALS,
    ...PLAN_REFUSALS,
    'PLAN_CHANGED',
    'OVER_LIMIT',
    'OWN_ACCOUNT',
    'SOLD_OUT',
  ],
  isIdempotent: true,
  limitPerMinute: 60,
})

export const proposeOfficeAction = defineCall({
  ...aboutBooking,
  method: 'POST',
  path: '/office/bookings/{id}/propose',
  summary: 'Asks an admin to confirm an act above the limits',
  body: DoneBody,
  response: OfficeBooking,
  refusals: [...OFFICE_REFUSALS, ...KEY_REFUSALS, ...PLAN_REFUSALS, 'PLAN_CHANGED', 'OWN_ACCOUNT'],
  isIdempotent: true,
  limitPerMinute: 20,
})
