import { Type, type Static } from 'typebox'
import { BOOKING_STATUSES } from '#domain/bookings/booking-status.ts'
import { DESK_STATUSES } from '#domain/desk/day-lists.ts'
import { VISIT_EVENTS, VISIT_STATUSES } from '#domain/desk/visit.ts'
import { TURNED_AWAY_ANSWERS } from '#domain/relocations/money-back.ts'
import { defineCall } from './call.ts'
import { NextInRoom, Taking, WalkInRow } from './desk-parties.ts'
import { DeskHelp } from './hotel-help.ts'
import { IdParams, Instant, Nullable, OneOf, Rupees } from './primitives.ts'
import { RegisterLine } from './register-line.ts'
import { NamedCompany } from './tax-documents.ts'

const rowFields = {
  id: Type.String(),
  code: Type.String({ description: 'what the guest says at the desk' }),
  status: OneOf(BOOKING_STATUSES),
  visit: OneOf(VISIT_STATUSES),
  word: OneOf(DESK_STATUSES, 'what is worth knowing of it now'),
  slot: Type.Integer({ description: '0 Morning to 4 Full Day' }),
  days: Type.Integer(),
  checkin_date: Instant('check-in'),
  leaves_at: Instant('check-out with the extra hours that were paid'),
  first_name: Nullable(Type.String({ description: 'null once the stay is over' })),
  name: Nullable(Type.String({ description: 'the full name, from 3 hours before check-in until check-out' })),
  guests: Type.Integer(),
  room_count: Type.Integer(),
  rooms: Type.Array(Type.String(), { description: 'the numbers of the rooms kept for them' }),
  due: Rupees('still to be taken at the desk'),
  bathtub: Type.Boolean(),
  love_kit: Type.Boolean(),
  extra_hours: Type.Integer({ description: 'paid, beyond the slot' }),
  is_superfast: Type.Boolean({ description: 'a superfast check-in is confirmed' }),
  papers_in: Type.Integer({ description: 'of the guests with an account, at most two: whose photo and ID are in' }),
  unregistered: Type.Integer({ description: 'guests who came and have no line in the guest register' }),
  seen_at: Nullable(Instant('when the hotel said that it had seen the booking')),
  booked_at: Instant('when it was paid, or nothing was due'),
}

/**
 * A booking as a row of the desk's lists. It has only the guest data that the desk needs to check the guests in
 * (desk-and-office).
 */
export const DeskRow = Type.Object(rowFields, { title: 'DeskRow' })
export type DeskRow = Static<typeof DeskRow>

/** A booking whose guests are still in their room although the stay has ended. */
const StayingOn = Type.Object(
  {
    ...rowFields,
    is_asked: Type.Boolean({ description: 'the desk is asked whether the room is empty' }),
    next: Nullable(NextInRoom),
  },
  { title: 'StayingOn' },
)
export type StayingOn = Static<typeof StayingOn>

export const DeskDay = Type.Object(
  {
    date: Type.String({ description: 'the day of the lists' }),
    now: Instant('by the server’s clock'),
    arriving: Type.Array(DeskRow, { maxItems: 500 }),
    here: Type.Array(DeskRow, { maxItems: 500 }),
    leaving: Type.Array(DeskRow, { maxItems: 500 }),
    gone: Type.Array(DeskRow, { maxItems: 500 }),
    help: Type.Array(DeskHelp, {
      maxItems: 50,
      description: 'today: guests who wait for an answer of the desk or our office',
    }),
    new_bookings: Type.Array(DeskRow, {
      maxItems: 500,
      description: 'nobody at the hotel has said yet that they saw these',
    }),
    staying_on: Type.Array(StayingOn, {
      maxItems: 500,
      description: 'today: guests who are here although their stay is over',
    }),
    walk_ins: Type.Array(WalkInRow, {
      maxItems: 500,
      description: 'today: walk-ins who are here, the first to leave first, and those who left today',
    }),
    free: Type.Object({
      rooms: Type.Integer({ description: 'all rooms of the hotel' }),
      now: Type.Integer(),
      tonight: Type.Integer({ description: 'for the Evening slot that begins today' }),
    }),
  },
  { title: 'DeskDay' },
)
export type DeskDay = Static<typeof DeskDay>

export const TimelineEntry = Type.Object(
  {
    kind: Type.String({ description: 'one of our words' }),
    at: Instant('when'),
    by: Nullable(Type.String({ description: 'the colleague who did it' })),
    detail: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])),
  },
  { title: 'TimelineEntry' },
)
export type TimelineEntry = Static<typeof TimelineEntry>

export const DeskBooking = Type.Object(
  {
    ...rowFields,
    guest_names: Type.Array(Type.String(), { description: 'from 3 hours before check-in until check-out' }),
    phone: Nullable(Type.String({ description: 'from 3 hours before check-in until 2 hours after check-out' })),
    phone_until: Nullable(Instant('until then the phone is shown')),
    names_from: Instant('from then on full names and phone are shown'),
    no_show_from: Instant('from then on the desk may say that nobody came'),
    actions: Type.Array(OneOf(VISIT_EVENTS), { description: 'what the desk may do now' }),
    bill: Type.Object({
      room: Rupees('all rooms and days'),
      bathtub: Rupees('for a bathtub'),
      off: Rupees('coupon, referral and credit'),
      tax: Rupees('GST'),
      tax_percent: Type.Integer(),
      extra_hours: Rupees('paid online, tax included'),
      paid_online: Rupees('extra hours included'),
      at_desk: Rupees('agreed to be paid at the desk'),
      extras: Rupees('food, water and other things of the hotel’s own'),
      taken: Rupees('taken at the desk so far'),
    }),
    takings: Type.Array(Taking, { description: 'money taken at the desk, oldest first' }),
    rooms_in_use: Type.Array(
      Type.Object(
        {
          room: Type.String(),
          booking: Nullable(
            Type.Object(
              { id: Type.String(), code: Type.String(), is_inside: Type.Boolean({ description: 'marked as here' }) },
              { title: 'BookingInRoom', description: 'null: a walk-in, a block, or a hold' },
            ),
          ),
          until: Instant('from then on the room is free and clean, as far as we know'),
        },
        { title: 'RoomInUse' },
      ),
      { description: 'rooms of these guests that others still have, while they may come' },
    ),
    // Shown only as long as the guests’ names are, because the company may be a guest's own business.
    invoice_company: Nullable(NamedCompany),
    arrived_at: Nullable(Instant('when they came')),
    left_at: Nullable(Instant('when they left')),
    added_hours: Nullable(
      Type.Object(
        {
          hours: Type.Integer(),
          until: Instant('the end that the desk wrote'),
          is_refused: Type.Boolean({
            description: 'the guests said that they did not ask for them; else they are asked',
          }),
        },
        { title: 'AddedHours', description: 'hours that the desk added and the guests did not agree to' },
      ),
    ),
    ids_seen: Nullable(OneOf(['superfast', 'originals'])),
    register: Type.Array(RegisterLine),
    turned_away: Nullable(
      Type.Object(
        {
          answer: Nullable(OneOf(TURNED_AWAY_ANSWERS, 'what the hotel said')),
          is_money_asked: Type.Boolean(),
          answer_until: Nullable(Instant('without an answer the money goes back then')),
          office_until: Nullable(Instant('the hotel objects: our office decides until then, or the money goes back')),
        },
        { title: 'TurnedAway', description: 'its guests say that the hotel turned them away, and it is not settled' },
      ),
    ),
    help: Type.Array(DeskHelp, { description: 'what these guests asked at the hotel, oldest first' }),
    timeline: Type.Array(TimelineEntry, { description: 'oldest first' }),
  },
  { title: 'DeskBooking' },
)
export type DeskBooking = Static<typeof DeskBooking>

export const deskDay = defineCall({
  method: 'GET',
  path: '/desk/day',
  tag: 'Desk',
  summary: 'Who arrives, is here and leaves on a day: yesterday, today, or one of the next 30 days',
  rights: 'desk',
  keyScope: 'bookings',
  query: Type.Object({ date: Type.Optional(Type.String({ maxLength: 10, description: 'without it today' })) }),
  response: DeskDay,
  refusals: ['NO_SESSION'],
})

export const findAtDesk = defineCall({
  method: 'GET',
  path: '/desk/find',
  tag: 'Desk',
  summary:
    'Bookings of this hotel from yesterday on, by the whole code, or by a part of a name or the last digits of a phone that the desk may see',
  rights: 'desk',
  query: Type.Object({ text: Type.String({ minLength: 2, maxLength: 80 }) }),
  response: Type.Array(DeskRow, { maxItems: 20 }),
  refusals: ['NO_SESSION'],
  limitPerMinute: 60,
})

export const deskBooking = defineCall({
  method: 'GET',
  path: '/desk/bookings/{id}',
  tag: 'Desk',
  summary: 'Everything the desk may see of a booking now',
  rights: 'desk-booking',
  keyScope: 'bookings',
  params: IdParams,
  response: DeskBooking,
  refusals: ['NO_SESSION', 'NOT_FOUND'],
})
