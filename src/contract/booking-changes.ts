import { OBJECTION_HOURS } from '#domain/desk/visit.ts'
import { Type } from 'typebox'
import { PAYMENT_METHODS } from '#domain/payments/payment-methods.ts'
import { HOURS_ANSWERS } from '#domain/desk/added-hours.ts'
import { MAX_EXTENSION_HOURS, MIN_EXTENSION_HOURS } from '#domain/bookings/extension.ts'
import { Bill } from './bills.ts'
import { ExtensionBill, ExtensionRequest, Refund } from './bookings.ts'
import { defineCall } from './call.ts'
import { IdParams, Instant, Nullable, OneOf, Rupees, Uuid } from './primitives.ts'
import { STAY_REFUSALS } from './stay-refusals.ts'

const ReturnPath = Type.Optional(
  Nullable(Type.String({ maxLength: 500, description: 'a path on this site to return to after paying' })),
)

export const cancelBooking = defineCall({
  method: 'POST',
  path: '/bookings/cancel-booking',
  tag: 'Bookings',
  summary:
    'Cancels in time: everything paid goes back to its source, credits are returned; also gives up an unpaid hold',
  rights: 'booking-owner',
  body: Type.Object(
    { id: Uuid, reason: Type.Optional(Nullable(Type.String({ maxLength: 500 }))) },
    { examples: [{ id: '0198c5a4-6f0e-7b1c-9c55-0d7c2f9a4b11', reason: 'Our plans changed' }] },
  ),
  response: Type.Object({
    id: Type.String(),
    status: OneOf(['cancelled']),
    refunds: Type.Array(Refund),
    creditsReturned: Rupees('credit given back'),
  }),
  refusals: [
    'NO_SESSION',
    'CROSS_SITE',
    'NOT_FOUND',
    'TOO_LATE',
    'ALREADY_CANCELLED',
    'NOT_ALLOWED_NOW',
    'IDEMPOTENCY_KEY_REUSED',
  ],
  isIdempotent: 'claimed',
})

/** The bill for the new time, and how much it differs from the amount paid. */
const ModificationBill = Type.Object(
  {
    ...Bill.properties,
    difference: Type.Integer({ description: 'asked online for the new time less what was paid, whole rupees' }),
    payable_now: Rupees('the difference when it is positive'),
    refund: Rupees('the difference when it is negative, going back to its source'),
    creditsReturned: Rupees('credit the new bill does not take'),
  },
  { title: 'ModificationBill' },
)

const newTimeRefusals = [...STAY_REFUSALS, 'SLOT_NOT_SOLD', 'NO_BATHTUB', 'SAME_TIME'] as const
const changeRefusals = [
  'TOO_LATE',
  'ALREADY_CANCELLED',
  'NOT_ALLOWED_NOW',
  'EXTENSION_WAITING',
  'HAS_EXTRA_HOURS',
  'MOVED_KEEPS_TIME',
] as const

export const modificationBill = defineCall({
  method: 'GET',
  path: '/bookings/{id}/modification-bill',
  tag: 'Bookings',
  summary: 'What the booking would cost at another time, and whether its rooms are free then',
  rights: 'booking-owner',
  params: IdParams,
  query: Type.Object({ checkin: Instant('first moment of the new slot'), checkout: Instant('last moment of it') }),
  response: Type.Object({
    bill: ModificationBill,
    availability: Type.Object({ availability: Type.Boolean() }, { title: 'Availability' }),
  }),
  refusals: ['NO_SESSION', 'NOT_FOUND', ...changeRefusals, ...newTimeRefusals],
})

export const modifyBooking = defineCall({
  method: 'POST',
  path: '/bookings/modify-booking',
  tag: 'Bookings',
  summary: 'Moves a booking to another time: at once, or when the difference is paid within 15 minutes',
  rights: 'booking-owner',
  body: Type.Object(
    {
      id: Uuid,
      checkin_date: Instant('first moment of the new slot'),
      checkout_date: Instant('last moment of it'),
      require_payment_url: Type.Optional(
        Type.Boolean({ description: 'an address to pay at is always given when one is needed' }),
      ),
      redirect_url: ReturnPath,
    },
    {
      examples: [
        {
          id: '0198c5a4-6f0e-7b1c-9c55-0d7c2f9a4b11',
          checkin_date: '2026-12-12T21:00:00+05:30',
          checkout_date: '2026-12-13T10:00:00+05:30',
          require_payment_url: true,
        },
      ],
    },
  ),
  response: Type.Object({
    id: Type.String(),
    hotelId: Type.Integer(),
    status: OneOf(['completed'], 'the booking stays confirmed, at its old time until the difference is paid'),
    payment_url: Type.Optional(Type.String({ description: 'where to pay the difference' })),
    refunds: Type.Array(Refund),
  }),
  refusals: [
    'NO_SESSION',
    'CROSS_SITE',
    'NOT_FOUND',
    'SOLD_OUT',
    ...changeRefusals,
    ...newTimeRefusals,
    'CHANGE_WAITING',
    'IDEMPOTENCY_KEY_REUSED',
    'PAYMENT_UNAVAILABLE',
  ],
  limitPerMinute: 60,
  isIdempotent: 'claimed',
})

const extendRefusals = [
  'HOTEL_CLOSED',
  'TOO_LATE',
  'ALREADY_CANCELLED',
  'NOT_ALLOWED_NOW',
  'HOURS_OUT_OF_RANGE',
] as const

export const extensionBill = defineCall({
  method: 'GET',
  path: '/bookings/{id}/extension-bill',
  tag: 'Bookings',
  summary: 'What extra hours at the end of the stay cost, and whether a room is free for them',
  rights: 'booking-owner',
  params: IdParams,
  query: Type.Object({
    hours: Type.Integer({ description: `${MIN_EXTENSION_HOURS} to ${MAX_EXTENSION_HOURS}`, examples: [2] }),
  }),
  response: Type.Object({
    bill: ExtensionBill,
    availability: Type.Object({ availability: Type.Boolean() }, { title: 'Availability' }),
  }),
  refusals: ['NO_SESSION', 'NOT_FOUND', ...extendRefusals],
})

export const extendBooking = defineCall({
  method: 'POST',
  path: '/bookings/{id}/extend-booking',
  tag: 'Bookings',
  summary: 'Holds extra hours for 15 minutes and answers where to pay',
  rights: 'booking-owner',
  params: IdParams,
  body: Type.Object(
    { extend_for: Type.Integer({ description: 'hours' }), redirect_url: ReturnPath },
    { examples: [{ extend_for: 2 }] },
  ),
  response: Type.Object({ extensionRequest: ExtensionRequest, payment_url: Nullable(Type.String()) }),
  refusals: [
    'NO_SESSION',
    'CROSS_SITE',
    'NOT_FOUND',
    'SOLD_OUT',
    ...extendRefusals,
    'EXTENSION_WAITING',
    'EXTENSION_OVER',
    'CHANGE_WAITING',
    'IDEMPOTENCY_KEY_REUSED',
    'PAYMENT_UNAVAILABLE',
  ],
  limitPerMinute: 60,
  isIdempotent: 'claimed',
})

export const cancelExtension = defineCall({
  method: 'POST',
  path: '/bookings/{id}/cancel-extension-booking',
  tag: 'Bookings',
  summary: 'Gives up unpaid extra hours; paid ones go back with a refund while the booking can be changed',
  rights: 'booking-owner',
  params: IdParams,
  response: Type.Object({ id: Type.String(), status: OneOf(['cancelled']), refunds: Type.Array(Refund) }),
  refusals: ['NO_SESSION', 'CROSS_SITE', 'NOT_FOUND', 'NO_EXTENSION', 'TOO_LATE'],
})

export const payBooking = defineCall({
  method: 'GET',
  path: '/bookings/{id}/pay-booking/{paymentMethod}',
  tag: 'Bookings',
  summary: 'Leads a browser to the page where extra hours are paid; `{id}` is the extension’s',
  rights: 'booking-owner',
  leadsTo: 'extension',
  params: Type.Object({
    id: Uuid,
    paymentMethod: Type.String({ maxLength: 40, description: `one of ${PAYMENT_METHODS.join(', ')}` }),
  }),
  response: Type.Null({ description: 'the address is in the header Location' }),
  answers: 'redirect',
  refusals: ['NO_SESSION', 'NOT_FOUND', 'PAYMENT_METHOD_UNKNOWN', 'EXTENSION_OVER', 'PAYMENT_UNAVAILABLE'],
})

export const confirmStay = defineCall({
  method: 'POST',
  path: '/bookings/{id}/confirm-stay',
  tag: 'Bookings',
  summary:
    'The guest says that they came, from when they may arrive until 30 days after the stay; again changes nothing',
  rights: 'booking-owner',
  params: IdParams,
  response: Type.Object({ done: Type.Literal(true) }),
  refusals: ['NO_SESSION', 'CROSS_SITE', 'NOT_FOUND', 'NOT_ALLOWED_NOW', 'TOO_LATE', 'ALREADY_CANCELLED'],
})

export const cameByLink = defineCall({
  method: 'POST',
  path: '/stays/came',
  tag: 'Bookings',
  summary: 'The guests say once, by the link in a message, that they came',
  rights: 'anyone',
  body: Type.Object(
    { token: Type.String({ maxLength: 100, description: 'what stands behind the # of the link' }) },
    { title: 'CameToken', examples: [{ token: 'x3Jq0v8m1QhT5sYw2LkZbAx3Jq0v8m1QhT5sYw2LkZb' }] },
  ),
  response: Type.Object({ done: Type.Literal(true) }),
  refusals: ['NOT_FOUND', 'CAME_LINK_USED', 'NOT_ALLOWED_NOW', 'TOO_LATE', 'ALREADY_CANCELLED'],
  limitPerMinute: 60,
})

const HOURS_ANSWER = OneOf(HOURS_ANSWERS, 'no: the guests did not ask for these hours, and owe nothing for them')

export const answerHours = defineCall({
  method: 'POST',
  path: '/bookings/{id}/answer-hours',
  tag: 'Bookings',
  summary:
    'The guest agrees to hours that the desk added, or says that they did not ask for them; again changes nothing',
  rights: 'booking-owner',
  params: IdParams,
  body: Type.Object(
    { answer: HOURS_ANSWER, until: Instant('the end that the guest was shown') },
    { title: 'HoursAnswer', examples: [{ answer: 'yes', until: '2026-12-06T21:00:00+05:30' }] },
  ),
  response: Type.Object({ done: Type.Literal(true) }),
  refusals: [
    'NO_SESSION',
    'CROSS_SITE',
    'NOT_FOUND',
    'NO_EXTENSION',
    'ALREADY_ANSWERED',
    'NOT_ALLOWED_NOW',
    'TOO_LATE',
  ],
})

export const answerHoursByLink = defineCall({
  method: 'POST',
  path: '/stays/answer-hours',
  tag: 'Bookings',
  summary: 'The same answer by the link in a message, which counts once',
  rights: 'anyone',
  body: Type.Object(
    {
      token: Type.String({ maxLength: 100, description: 'what stands behind the # of the link' }),
      answer: HOURS_ANSWER,
    },
    { title: 'HoursToken', examples: [{ token: 'x3Jq0v8m1QhT5sYw2LkZbAx3Jq0v8m1QhT5sYw2LkZb', answer: 'no' }] },
  ),
  response: Type.Object({ done: Type.Literal(true) }),
  refusals: ['NOT_FOUND', 'NO_EXTENSION', 'ALREADY_ANSWERED', 'NOT_ALLOWED_NOW', 'TOO_LATE'],
  limitPerMinute: 60,
})

export const objectToNoShow = defineCall({
  method: 'POST',
  path: '/bookings/{id}/object-no-show',
  tag: 'Bookings',
  summary: `The guest says that they came, though the hotel marked that nobody did; within ${OBJECTION_HOURS} hours, once`,
  rights: 'booking-owner',
  params: IdParams,
  response: Type.Object({ done: Type.Literal(true) }),
  refusals: ['NO_SESSION', 'CROSS_SITE', 'NOT_FOUND', 'ALREADY_MARKED', 'VISIT_TOO_LATE', 'ALREADY_CANCELLED'],
})
