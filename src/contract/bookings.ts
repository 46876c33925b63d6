import { MAX_COUPON_LENGTH } from '#domain/bills/coupon.ts'
import { Type, type Static } from 'typebox'
import { BOOKING_ACTIONS, BOOKING_STATUSES, PARTNER_ACTIONS } from '#domain/bookings/booking-status.ts'
import { EXTENSION_STATUSES } from '#domain/bookings/change-status.ts'
import { REFUND_CAUSES } from '#domain/payments/refund-cause.ts'
import { MAX_REFERRAL_LENGTH } from '#domain/rewards/referral.ts'
import { AtHotel, Visit } from './at-hotel.ts'
import { Bill, ChangeRule } from './bills.ts'
import { BookingRelocation } from './booking-relocation.ts'
import { defineCall } from './call.ts'
import { BookedHotel } from './booked-hotel.ts'
import { IdParams, Include, Instant, Nullable, OneOf, Paging, Rupees, SlugOrId, Uuid } from './primitives.ts'
import { OwnReview } from './own-review.ts'
import { STAY_REFUSALS } from './stay-refusals.ts'
import { InvoiceCompany } from './tax-documents.ts'

/**
 * `unpaid` lists holds that can still be paid. `failed` lists payments of the last week that led to no booking. Neither
 * list is in the specification.
 */
export const BOOKING_LISTS = ['upcoming', 'past', 'cancelled', 'unpaid', 'failed'] as const

export const Refund = Type.Object(
  {
    id: Type.String(),
    amount: Rupees('going back to the source of the payment'),
    status: OneOf(['pending', 'processed', 'failed']),
    cause: Nullable(OneOf(REFUND_CAUSES, 'what made us owe it; null: entered by hand')),
    reference: Nullable(Type.String({ description: 'the bank’s number, by which it can be traced' })),
    dueBy: Instant('when it should have arrived'),
  },
  { title: 'Refund' },
)
export type Refund = Static<typeof Refund>

export const ExtensionBill = Type.Object(
  {
    hours: Type.Integer(),
    price_per_hour: Rupees('for one room'),
    room_total: Rupees('price × hours × rooms'),
    serviceTax: Rupees('GST'),
    tax_rate: Type.Integer({ description: 'the GST rate, in percent' }),
    total: Rupees('tax included'),
    payable_now: Rupees('to be paid online'),
    checkout_date: Instant('when the stay then ends'),
  },
  { title: 'ExtensionBill' },
)
export type ExtensionBill = Static<typeof ExtensionBill>

export const ExtensionRequest = Type.Object(
  {
    id: Type.String(),
    status: OneOf(EXTENSION_STATUSES, 'acknowledged: held until it is paid'),
    hours: Type.Integer(),
    bill: ExtensionBill,
    pay_at: OneOf(['online', 'desk'], 'desk: the hotel added them, and takes the money'),
    hold_expires_at: Nullable(Instant('until then the hours are held')),
    payment_url: Nullable(Type.String({ description: 'where to pay, while there is something to pay' })),
  },
  { title: 'ExtensionRequest' },
)
export type ExtensionRequest = Static<typeof ExtensionRequest>

const PendingModification = Type.Object(
  {
    id: Type.String(),
    checkin_date: Instant('the new check-in'),
    checkout_date: Instant('the new check-out'),
    difference: Rupees('still to be paid for it'),
    hold_expires_at: Instant('until then the new time is held'),
    payment_url: Nullable(Type.String()),
  },
  { title: 'PendingModification' },
)

export const DeskView = Type.Object(
  { at: Instant('when the desk opened it'), of: OneOf(['photo', 'identity']) },
  { title: 'DeskLook' },
)
export type DeskView = Static<typeof DeskView>

export const Booking = Type.Object(
  {
    id: Type.String(),
    short_id: Type.String({
      description: 'what a guest says at the desk; empty for an invited partner who has not accepted',
    }),
    hotelId: Type.Integer(),
    userId: Type.String(),
    couponId: Nullable(Type.String()),
    checkin_date: Instant('check-in'),
    checkout_date: Instant('check-out'),
    slot: Type.Integer({ description: '0 Morning to 4 Full Day' }),
    slotId: Type.Integer({ description: 'the number the booking was sent with' }),
    days: Type.Integer(),
    roomCount: Type.Integer(),
    guestsCount: Type.Integer(),
    guests: Type.Array(Type.String()),
    name: Type.String(),
    has_bathtub: Type.Boolean(),
    payAtHotel: Type.Boolean(),
    has_love_kit: Type.Boolean(),
    status: OneOf(BOOKING_STATUSES),
    role: OneOf(['owner', 'partner'], 'an invited partner sees neither bill nor payments'),
    leaves_at: Instant('check-out with the extra hours that were paid'),
    listing: Nullable(OneOf(['UPCOMING', 'PAST', 'CANCELLED'], 'where a guest finds it; null: nowhere')),
    actions: Type.Array(OneOf([...BOOKING_ACTIONS, ...PARTNER_ACTIONS]), {
      description: 'what the caller may do now',
    }),
    change_deadline: Instant('until then it can be modified or cancelled'),
    cancel_hours: Type.Integer({ description: 'the hours before check-in in it, as agreed when it was booked' }),
    hold_expires_at: Nullable(Instant('until then an unpaid booking keeps its rooms')),
    payment_url: Nullable(Type.String({ description: 'where to pay, while there is something to pay' })),
    fastCheckInStatus: Nullable(OneOf(['invited', 'accepted'])),
    partner: Nullable(
      Type.Object({ phone: Type.String() }, { description: 'the person the owner invited; for the owner' }),
    ),
    partner_declined: Type.Boolean({ description: 'the invited person said no; for the owner, until another invite' }),
    extension: Nullable(Type.String({ description: 'id of the latest extra hours, unless cancelled' })),
    extensionRequest: Nullable(ExtensionRequest),
    hours_asked: Nullable(
      Type.Object(
        { hours: Type.Integer(), total: Rupees('tax included, due at the desk'), until: Instant('the end with them') },
        { title: 'HoursAsked', description: 'hours that the desk added and the owner has not answered about' },
      ),
    ),
    extra_hours_paid: Rupees('all extra hours that were paid, tax included'),
    modification: Nullable(PendingModification),
    userRequest: Nullable(Type.Object({ id: Type.String(), type: Type.String(), status: Type.String() })),
    review: Nullable(OwnReview),
    refunds: Type.Array(Refund),
    voucher: Nullable(
      Type.String({
        maxLength: 200,
        description: 'the signed text in the voucher’s QR code, while a confirmed stay is not over; null for an invite',
      }),
    ),
    desk_looks: Type.Array(DeskView, {
      description: 'when the hotel opened the caller’s own photo or IDs for this stay',
    }),
    visit: Nullable(Visit),
    at_hotel: Nullable(AtHotel),
    can_confirm: Type.Boolean({ description: 'the owner may say that they came; the desk scanned no voucher yet' }),
    has_confirmed: Type.Boolean({ description: 'the guests said that they came' }),
    welcome: Nullable(
      OneOf(['ask', 'change'], 'whether the owner may say now how they were welcomed, or change it; null: neither'),
    ),
    has_invoice: Type.Boolean({ description: 'a tax invoice was written; the owner reads it' }),
    invoice_company: Nullable(InvoiceCompany),
    hotel_seen_at: Nullable(Instant('when its hotel said that it has seen the booking')),
    relocation: Nullable(BookingRelocation),
    created_at: Instant('when it was made'),
    hotel: BookedHotel,
    bill: Nullable(Bill),
    user: Type.Object({ id: Type.String(), name: Type.String() }, { title: 'NamedPerson' }),
  },
  { title: 'Booking' },
)
export type Booking = Static<typeof Booking>

const BookingIncludes = Include(['hotel', 'bill', 'userRequest', 'user', 'review'], 'BookingRelation')

export const createBooking = defineCall({
  method: 'POST',
  path: '/bookings/create-booking',
  tag: 'Bookings',
  summary: 'Holds the rooms for 15 minutes and answers where to pay; with nothing due the booking is complete at once',
  rights: 'signed-in',
  body: Type.Object(
    {
      hotelId: Type.Union([Type.Integer({ minimum: 1 }), SlugOrId]),
      checkin_date: Instant('first moment of the slot'),
      checkout_date: Instant('last moment of the slot'),
      slotId: Type.Integer({ description: 'swapped: 1 and 3, 2 and 4 change places (specification §9)' }),
      roomCount: Type.Optional(Type.Integer({ description: '1 to 5; without it half the guests, rounded up' })),
      guestsCount: Type.Optional(Type.Integer({ description: '1 or 2 a room; without it two a room' })),
      payAtHotel: Type.Optional(Type.Boolean()),
      bathtub: Type.Optional(Type.Boolean()),
      has_love_kit: Type.Optional(Type.Boolean()),
      couponId: Type.Optional(Nullable(Type.String({ maxLength: MAX_COUPON_LENGTH }))),
      referral: Type.Optional(Nullable(Type.String({ maxLength: MAX_REFERRAL_LENGTH }))),
      useReferralCredits: Type.Optional(Type.Boolean({ default: true })),
      redirect_url: Type.Optional(
        Nullable(Type.String({ maxLength: 500, description: 'a path on this site to return to after paying' })),
      ),
      name: Type.Optional(Nullable(Type.String({ maxLength: 80 }))),
      email: Type.Optional(Nullable(Type.String({ maxLength: 254 }))),
      guests: Type.Optional(
        Type.Array(
          Type.Union([Type.String({ maxLength: 80 }), Type.Object({ name: Type.String({ maxLength: 80 }) })]),
          { maxItems: 10, description: 'their names, no more than there are guests' },
        ),
      ),
      gender: Type.Optional(Nullable(Type.String({ maxLength: 20 }))),
      city: Type.Optional(Nullable(Type.String({ maxLength: 80 }))),
      cityId: Type.Optional(Nullable(Type.Union([Type.Integer(), Type.String({ maxLength: 120 })]))),
      shown_total: Type.Optional(
        Nullable(Type.Integer({ description: 'the total the guest saw: a dearer booking is refused' })),
      ),
      shown_change_rule: Type.Optional(Nullable(ChangeRule)),
      another: Type.Optional(
        Nullable(
          Type.Boolean({
            description:
              'of stays that the guest holds or has paid for: true books one more, false refuses any that overlaps, and without it only the same hotel and period is refused',
          }),
        ),
      ),
      lead_id: Type.Optional(Nullable(Type.String({ maxLength: 80, description: 'the lead tracking id' }))),
      web: Type.Optional(Type.Boolean()),
      multiplePayment: Type.Optional(Type.Boolean()),
    },
    {
      title: 'BookingRequest',
      examples: [
        {
          hotelId: 12,
          checkin_date: '2026-12-05T21:00:00+05:30',
          checkout_date: '2026-12-06T10:00:00+05:30',
          slotId: 1,
          roomCount: 1,
          guestsCount: 2,
          payAtHotel: false,
          bathtub: false,
          useReferralCredits: true,
          web: true,
          multiplePayment: true,
          name: 'Asha Rao',
          email: 'asha@home.example',
          guests: ['Asha Rao'],
          redirect_url: '/confirm-booking',
        },
      ],
    },
  ),
  response: Type.Object({ booking: Booking }),
  refusals: [
    'NO_SESSION',
    'CROSS_SITE',
    'NOT_FOUND',
    'SOLD_OUT',
    'BATHTUB_SOLD_OUT',
    'SLOT_NOT_SOLD',
    'OVERLAPS_YOURS',
    'TOO_MANY_HOLDS',
    'TOO_MANY_LAPSED_HOLDS',
    ...STAY_REFUSALS,
    'ROOMS_OUT_OF_RANGE',
    'GUESTS_OUT_OF_RANGE',
    'NO_BATHTUB',
    'COUPON_UNKNOWN',
    'COUPON_NOT_VALID_NOW',
    'COUPON_NOT_HERE',
    'COUPON_NOT_ON_THIS_DAY',
    'COUPON_BELOW_MINIMUM',
    'COUPON_USED_UP',
    'COUPON_ALREADY_USED',
    'COUPON_FIRST_BOOKING_ONLY',
    'IDEMPOTENCY_KEY_REUSED',
    'REQUEST_IN_PROGRESS',
    'PRICE_CHANGED',
    'CHANGE_RULE_CHANGED',
    'PAYMENT_UNAVAILABLE',
  ],
  limitPerMinute: 120,
  isIdempotent: 'claimed',
})

export const getBooking = defineCall({
  method: 'GET',
  path: '/bookings/{id}',
  tag: 'Bookings',
  summary: 'A booking with its hotel, bill and guest, for its owner; without money for the invited partner',
  rights: 'booking-party',
  params: IdParams,
  filter: Type.Object({ include: Type.Optional(BookingIncludes) }, { additionalProperties: false }),
  response: Booking,
  refusals: ['NO_SESSION', 'NOT_FOUND', 'FILTER_INVALID'],
})

export const listBookings = defineCall({
  method: 'GET',
  path: '/bookings/user-bookings/{userId}',
  tag: 'Bookings',
  summary:
    'The user’s bookings and those they are invited to: upcoming (soonest first), past or cancelled (latest first)',
  rights: 'owner',
  params: Type.Object({ userId: Uuid }),
  filter: Type.Object(
    {
      where: Type.Optional(Type.Object({ type: OneOf(BOOKING_LISTS) }, { additionalProperties: false })),
      include: Type.Optional(BookingIncludes),
      ...Paging,
    },
    { additionalProperties: false },
  ),
  response: Type.Array(Booking),
  refusals: ['NO_SESSION', 'NOT_FOUND', 'FILTER_INVALID'],
})
