import { RECEPTION_HOURS } from '#domain/relocations/turned-away.ts'
import { Type, type Static } from 'typebox'
import {
  CANNOT_TAKE_REASONS,
  MAX_OFFERS,
  RELOCATION_CAUSES,
  RELOCATION_OUTCOMES,
} from '#domain/relocations/same-class.ts'
import { DECISIONS, TURNED_AWAY_ANSWERS } from '#domain/relocations/money-back.ts'
import { Booking, Refund } from './bookings.ts'
import { defineCall } from './call.ts'
import { DeskBooking } from './desk.ts'
import { HotelPicture } from './hotels.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { Reason } from './office-people.ts'
import { IdParams, Instant, MAX_INTEGER, Nullable, OneOf, PlaceNames, Rupees } from './primitives.ts'

export const OtherHotel = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    slug: Type.String(),
    locality: Type.String(),
    localityNames: PlaceNames,
    address: Type.String(),
    _pictures: Type.Array(HotelPicture),
    kilometres: Nullable(Type.Number({ description: 'from the first hotel as the crow flies, to 100 metres' })),
    overallRating: Nullable(Type.Number()),
    reviewsCount: Type.Integer(),
    amenities: Type.Array(Type.String()),
    hasBathtub: Type.Boolean(),
    has_love_kit: Type.Boolean(),
    price: Rupees('the whole stay there, tax included'),
    covered: Rupees('what others than the guest pay of it'),
    back: Rupees('what the guest agreed to pay and this room does not cost: sent back with the move'),
    waits_for_office: Type.Boolean({
      description: 'dearer, and the guest has had a dearer room from us in 90 days: our office says yes first',
    }),
  },
  { title: 'OtherHotel' },
)
export type OtherHotel = Static<typeof OtherHotel>

const MONEY_TURNS = ['not_asked', 'hotel', 'office', 'due'] as const

/** Guests without a room, and the choices that they have. */
export const Relocation = Type.Object(
  {
    cause: Nullable(
      OneOf(RELOCATION_CAUSES, 'who said so: the guests, or the hotel that cannot take them; null: nobody yet'),
    ),
    outcome: Nullable(OneOf(RELOCATION_OUTCOMES, 'null: still to be chosen')),
    moved_to: Nullable(Type.String({ description: 'the booking at the other hotel' })),
    wanted: Nullable(Type.Integer({ description: 'the dearer hotel that waits for our office’s yes' })),
    hotel: Type.String({ description: 'the first hotel’s name' }),
    slot: Type.Integer({ description: '0 Morning to 4 Full Day' }),
    checkin_date: Instant('check-in'),
    money: Type.Object(
      {
        at: OneOf(MONEY_TURNS, 'whose answer the money waits for'),
        until: Nullable(Instant('then it goes back without an answer')),
        latest: Nullable(
          Instant('the latest moment at which it is sent back, unless our office decides for the hotel'),
        ),
      },
      { description: 'asked back by the guests', title: 'MoneyAsked' },
    ),
    paid: Rupees('paid online; all of it comes back with `money-back`'),
    total: Rupees('what the guest agreed to pay, wherever the room is'),
    due: Rupees('to be paid at the desk, there as here'),
    compensation: Nullable(Rupees('credit from the hotel on top, if the guests choose their money now; null: none')),
    hotels: Type.Array(OtherHotel, {
      description: `up to ${MAX_OFFERS} of the same class or better that are free for the same time: those within 3 km and no dearer first; none for guests who were moved once`,
    }),
  },
  { title: 'Relocation' },
)
export type Relocation = Static<typeof Relocation>

const ofBooking = { tag: 'Bookings', rights: 'booking-owner', params: IdParams } as const
const CHANGE_REFUSALS = [
  'NO_SESSION',
  'NOT_FOUND',
  'CROSS_SITE',
  'ALREADY_CANCELLED',
  'IDEMPOTENCY_KEY_REUSED',
  'REQUEST_IN_PROGRESS',
] as const

export const turnedAway = defineCall({
  ...ofBooking,
  method: 'POST',
  path: '/bookings/{id}/turned-away',
  summary:
    'The hotel turns its guests away: alarms hotel and office, and answers other hotels of the same class or better',
  body: Type.Object({}, { examples: [{}] }),
  response: Relocation,
  refusals: [...CHANGE_REFUSALS, 'NOT_ALLOWED_NOW'],
  limitPerMinute: 20,
  isIdempotent: true,
})

export const otherHotels = defineCall({
  ...ofBooking,
  method: 'GET',
  path: '/bookings/{id}/other-hotels',
  summary: 'What guests can choose whose hotel does not take them, as far as anybody said so',
  response: Relocation,
  refusals: ['NO_SESSION', 'NOT_FOUND'],
  limitPerMinute: 60,
})

export const moveTo = defineCall({
  ...ofBooking,
  method: 'POST',
  path: '/bookings/{id}/move-to',
  summary: 'Books one of the other hotels in the place of the first; the guest pays nothing more',
  body: Type.Object({ hotelId: Type.Integer({ minimum: 1, maximum: MAX_INTEGER }) }, { examples: [{ hotelId: 12 }] }),
  response: Type.Object({
    booking: Booking,
    waits_for_office: Type.Boolean({
      description:
        'true: nothing is booked yet, our office says yes or no to this dearer room; `booking` is the first one',
    }),
  }),
  refusals: [
    ...CHANGE_REFUSALS,
    'NOT_TURNED_AWAY',
    'ALREADY_MOVED',
    'NOT_ALLOWED_NOW',
    'HOTEL_NOT_OFFERED',
    'HOTEL_CLOSED',
    'SOLD_OUT',
    'BATHTUB_SOLD_OUT',
  ],
  limitPerMinute: 20,
  isIdempotent: true,
})

export const moneyBack = defineCall({
  ...ofBooking,
  method: 'POST',
  path: '/bookings/{id}/money-back',
  summary:
    'Asks for everything that was paid: sent at once where the hotel says that it does not take them, else after its answer, our office’s, or their silence',
  body: Type.Object({}, { examples: [{}] }),
  response: Type.Object({
    id: Type.String(),
    status: OneOf(['cancelled', 'asked']),
    refunds: Type.Array(Refund),
    creditsReturned: Rupees('back in the account'),
    money: Relocation.properties.money,
  }),
  refusals: [...CHANGE_REFUSALS, 'NOT_TURNED_AWAY', 'ALREADY_MOVED', 'NOT_ALLOWED_NOW'],
  limitPerMinute: 20,
  isIdempotent: true,
})

const ofDesk = {
  tag: 'Desk',
  path: '/desk/bookings/{id}/cannot-take',
  rights: 'desk-booking',
  params: IdParams,
} as const

export const costOfNotTaking = defineCall({
  ...ofDesk,
  method: 'GET',
  summary: 'What it costs the hotel to say that it cannot take these guests, before it says so',
  response: Type.Object(
    {
      stay: Rupees('what the stay would have brought, tax included, before discounts that Uncle pays'),
      difference: Nullable(Rupees('on top for the nearest other hotel; null: none is free')),
      compensation: Nullable(
        Rupees('on top as credit, if the guests choose their money; null: they could still cancel themselves'),
      ),
      hotels: Type.Integer({ description: 'other hotels that could take them now' }),
      this_month: Type.Integer({ description: 'guests that this hotel could not take since the first of the month' }),
      can_say: Type.Boolean({
        description: 'false once they are here, moved, cancelled or gone, or where only a manager may',
      }),
      needs_manager: Type.Boolean({
        description: `they come in more than ${RECEPTION_HOURS} hours: a manager of the hotel says it`,
      }),
    },
    { title: 'CannotTakeCost' },
  ),
  refusals: ['NO_SESSION', 'NOT_FOUND'],
  limitPerMinute: 60,
})

export const cannotTake = defineCall({
  ...ofDesk,
  method: 'POST',
  summary: 'The hotel cannot take these guests: they are told, and choose another hotel or their money',
  body: Type.Object({ reason: OneOf(CANNOT_TAKE_REASONS) }, { examples: [{ reason: 'room_unusable' }] }),
  response: DeskBooking,
  refusals: [
    'NO_SESSION',
    'NOT_FOUND',
    'CROSS_SITE',
    'MANAGERS_ONLY',
    'ALREADY_CANCELLED',
    'NOT_ALLOWED_NOW',
    'IDEMPOTENCY_KEY_REUSED',
    'REQUEST_IN_PROGRESS',
  ],
  limitPerMinute: 20,
  isIdempotent: true,
})

export const answerTurnedAway = defineCall({
  ...ofDesk,
  path: '/desk/bookings/{id}/turned-away',
  method: 'POST',
  summary: 'The hotel answers guests who say that it turned them away: it agrees, or they are welcome or in their room',
  body: Type.Object({ answer: OneOf(TURNED_AWAY_ANSWERS) }, { examples: [{ answer: 'welcome' }] }),
  response: DeskBooking,
  refusals: [
    'NO_SESSION',
    'NOT_FOUND',
    'CROSS_SITE',
    'NOT_ALLOWED_NOW',
    'ALREADY_ANSWERED',
    'IDEMPOTENCY_KEY_REUSED',
    'REQUEST_IN_PROGRESS',
  ],
  limitPerMinute: 20,
  isIdempotent: true,
})

export const decideDispute = defineCall({
  method: 'POST',
  path: '/office/bookings/{id}/dispute',
  tag: 'Office',
  rights: 'office',
  params: IdParams,
  summary: 'Decides between guests who ask for their money and a hotel that objects',
  body: Type.Object(
    { decision: OneOf(DECISIONS), reason: Reason },
    { examples: [{ decision: 'couple', reason: 'Rang the desk: it gave the room away' }] },
  ),
  response: Type.Object({ done: Type.Literal(true) }),
  refusals: [
    ...OFFICE_REFUSALS,
    'NOT_FOUND',
    'ALREADY_DECIDED',
    'ACT_NOT_POSSIBLE',
    'IDEMPOTENCY_KEY_REUSED',
    'REQUEST_IN_PROGRESS',
  ],
  limitPerMinute: 60,
  isIdempotent: true,
})
