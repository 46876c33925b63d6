import { Type, type Static } from 'typebox'
import { COUPON_FUNDERS, MAX_COUPON_LENGTH } from '#domain/bills/coupon.ts'
import { COUPON_KINDS, COUPON_STATES, MAX_COUPON_CITIES } from '#domain/bills/new-coupon.ts'
import { FEWEST_SHOWN } from '#domain/figures/cohorts.ts'
import type { Weekday } from '#domain/prices/price-rule.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { ADMIN_REFUSALS, byAdmin } from './office-parts.ts'
import { Reason } from './office-people.ts'
import { IdParams, Instant, MAX_INTEGER, Nullable, OneOf, Rupees, Uuid } from './primitives.ts'

const WeekdayNumber = Type.Unsafe<Weekday>({ type: 'integer', minimum: 0, maximum: 6 })
const Weekdays = Type.Array(WeekdayNumber, { maxItems: 7, description: 'of the check-in in India, 0 is Sunday' })
const Named = Type.Object({ id: Type.Integer(), name: Type.String() }, { title: 'Named' })
const Day = Type.String({ maxLength: 10, examples: ['2027-01-01'] })
const Amount = (description: string) =>
  Type.Integer({ minimum: 0, maximum: MAX_INTEGER, description: `${description}, whole rupees` })
const Times = (description: string) => Type.Integer({ minimum: 1, maximum: MAX_INTEGER, description })

const Guests = (description: string) =>
  Nullable(Type.Integer({ minimum: FEWEST_SHOWN, description: `${description}; null: fewer than ${FEWEST_SHOWN}` }))

const CouponEffect = Type.Object(
  {
    counted_at: Instant('the night of the count'),
    guests: Guests('guests who stayed with it'),
    first_guests: Guests('of them, whose first stay it was'),
    returned_guests: Guests('of these, who stayed again without it'),
  },
  { title: 'CouponEffect' },
)
export type CouponEffect = Static<typeof CouponEffect>

export const OfficeCoupon = Type.Object(
  {
    id: Type.Integer(),
    code: Type.String(),
    state: OneOf(COUPON_STATES, 'starts: on a day to come; ended: its last day is over; off: ended by somebody'),
    kind: OneOf(COUPON_KINDS),
    value: Type.Integer({ description: 'percent, or rupees' }),
    most: Nullable(Rupees('the most a percentage takes off')),
    min_amount: Rupees('of a booking, before tax'),
    first_booking_only: Type.Boolean(),
    funded_by: OneOf(COUPON_FUNDERS, 'who pays for it'),
    valid_from: Instant('it can be used from'),
    valid_until: Instant('and no longer from'),
    weekdays: Nullable(Weekdays),
    cities: Nullable(Type.Array(Named)),
    hotel: Nullable(Named),
    used: Type.Integer({ description: 'bookings that have it, held ones too' }),
    joined: Nullable(Type.Integer({ description: 'hotels that agreed to pay for it; null: we pay' })),
    total_limit: Nullable(Type.Integer()),
    per_user_limit: Nullable(Type.Integer()),
    given: Rupees('taken off paid bookings of thirty days'),
    effect: Nullable(CouponEffect),
  },
  { title: 'OfficeCoupon' },
)
export type OfficeCoupon = Static<typeof OfficeCoupon>

export const officeCoupons = defineCall({
  method: 'GET',
  path: '/office/coupons',
  tag: 'Office',
  summary: 'Coupons: those that can be used, those to come, then the rest, newest first',
  rights: 'office',
  response: Type.Array(OfficeCoupon, { maxItems: 200 }),
  refusals: OFFICE_REFUSALS,
})

export const addCoupon = defineCall({
  ...byAdmin,
  path: '/office/coupons',
  summary: 'Adds a coupon; its terms stay as they are from then on. One that hotels pay waits for another admin',
  body: Type.Object(
    {
      code: Type.String({ maxLength: MAX_COUPON_LENGTH }),
      kind: OneOf(COUPON_KINDS),
      value: Amount('percent, or what it takes off'),
      most: Type.Optional(Amount('the most a percentage takes off')),
      min_amount: Amount('the smallest booking before tax'),
      first_booking_only: Type.Boolean(),
      funded_by: OneOf(COUPON_FUNDERS),
      first_day: Day,
      last_day: Day,
      weekdays: Type.Optional(Weekdays),
      city_ids: Type.Optional(
        Type.Array(Type.Integer({ minimum: 1, maximum: MAX_INTEGER }), { maxItems: MAX_COUPON_CITIES }),
      ),
      hotel_id: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_INTEGER })),
      total_limit: Type.Optional(Times('for all guests together')),
      per_user_limit: Type.Optional(Times('for one guest')),
      reason: Reason,
    },
    {
      examples: [
        {
          code: 'MIDWEEK15',
          kind: 'percent',
          value: 15,
          most: 300,
          min_amount: 999,
          first_booking_only: false,
          funded_by: 'hotel',
          first_day: '2027-01-01',
          last_day: '2027-03-31',
          weekdays: [1, 2, 3, 4],
          city_ids: [1],
          total_limit: 1000,
          per_user_limit: 2,
          reason: 'Agreed with the hotels of Pune',
        },
      ],
    },
  ),
  response: Type.Object({ coupon: Nullable(OfficeCoupon), proposal_id: Nullable(Uuid) }),
  refusals: [...ADMIN_REFUSALS, ...KEY_REFUSALS, 'COUPON_EXISTS'],
  isIdempotent: true,
})

export const endCoupon = defineCall({
  ...byAdmin,
  path: '/office/coupons/{id}/end',
  summary: 'Takes a coupon from new bookings at once; bookings made keep it',
  params: IdParams,
  body: Type.Object({ reason: Reason }, { examples: [{ reason: 'Its code was passed around' }] }),
  response: OfficeCoupon,
  refusals: [...ADMIN_REFUSALS, 'NOT_FOUND', ...KEY_REFUSALS],
  isIdempotent: true,
})
