import { Type, type Static } from 'typebox'
import { MOMENT_KINDS } from '#domain/bookings/booking-moments.ts'
import { defineCall } from './call.ts'
import { IdParams, Instant, Nullable, OneOf, Rupees } from './primitives.ts'

export const BookingMoment = Type.Object(
  {
    kind: OneOf(MOMENT_KINDS, 'desk_looked: its own photo or IDs were opened; refund_sent: the bank has it'),
    at: Instant('when'),
    hotel: Nullable(Type.String({ description: 'whose desk it was' })),
    amount: Nullable(Rupees('of a payment or refund')),
    method: Nullable(Type.String({ description: 'of a payment' })),
    reference: Nullable(Type.String({ description: 'the bank’s number of a refund, or the number of an invoice' })),
    dueBy: Nullable(Instant('when a refund should have arrived')),
    hours: Nullable(Type.Integer({ description: 'of an extension' })),
  },
  { title: 'BookingMoment' },
)
export type BookingMoment = Static<typeof BookingMoment>

export const readBookingTimeline = defineCall({
  method: 'GET',
  path: '/bookings/{id}/timeline',
  tag: 'Bookings',
  summary: 'Everything that happened to a booking, for its owner, the newest first',
  rights: 'booking-owner',
  params: IdParams,
  response: Type.Object({ moments: Type.Array(BookingMoment) }),
  refusals: ['NO_SESSION', 'NOT_FOUND'],
})
