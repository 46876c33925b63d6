import { Type, type Static } from 'typebox'
import { COUPON_KINDS } from '#domain/bills/new-coupon.ts'
import { defineCall } from './call.ts'
import { IdParams, Instant, Nullable, OneOf, Rupees } from './primitives.ts'

export const DeskCoupon = Type.Object(
  {
    id: Type.Integer(),
    code: Type.String(),
    kind: OneOf(COUPON_KINDS),
    value: Type.Integer({ description: 'percent, or rupees' }),
    most: Nullable(Rupees('the most that one use takes off; null in coupons from before it was asked')),
    min_amount: Rupees('of a booking, before tax'),
    weekdays: Nullable(Type.Array(Type.Integer(), { description: 'of the check-in, 0 is Sunday; null: every day' })),
    total_limit: Nullable(Type.Integer({ description: 'how often it can be used, at all its hotels together' })),
    used_here: Type.Integer({ description: 'bookings of this hotel that have it' }),
    valid_from: Instant('guests can use it from'),
    valid_until: Instant('and no longer from'),
    joined_at: Nullable(Instant('when the hotel agreed to pay for it; null: it takes nothing off here')),
    joined_by: Nullable(Type.String({ description: 'the manager; null where it was used before it was asked' })),
  },
  { title: 'DeskCoupon' },
)
export type DeskCoupon = Static<typeof DeskCoupon>

const manager = { tag: 'Desk', rights: 'desk-manager', response: Type.Array(DeskCoupon, { maxItems: 100 }) } as const
const READ_REFUSALS = ['NO_SESSION', 'MANAGERS_ONLY'] as const
const change = {
  ...manager,
  method: 'POST',
  params: IdParams,
  refusals: [...READ_REFUSALS, 'NOT_FOUND', 'CROSS_SITE', 'IDEMPOTENCY_KEY_REUSED', 'REQUEST_IN_PROGRESS'],
  isIdempotent: true,
} as const

export const deskCoupons = defineCall({
  ...manager,
  method: 'GET',
  path: '/desk/coupons',
  summary: 'Coupons that this hotel may join: it pays for what they take off',
  refusals: READ_REFUSALS,
})

export const joinCoupon = defineCall({
  ...change,
  path: '/desk/coupons/{id}/join',
  summary: 'The hotel agrees to pay for a coupon; again changes nothing',
})

export const leaveCoupon = defineCall({
  ...change,
  path: '/desk/coupons/{id}/leave',
  summary: 'The hotel pays for a coupon no longer: new bookings are without it, those made keep it',
})
