import type { BodyOf } from '#contract/call.ts'
import type { addCoupon } from '#contract/office-coupons.ts'
import type { CouponFunder } from '#domain/bills/coupon.ts'
import type { CouponDraft, CouponKind } from '#domain/bills/new-coupon.ts'
import type { IstDate } from '#domain/kernel/ist.ts'
import type { Weekday } from '#domain/prices/price-rule.ts'

/** A coupon's form values as typed. */
export type CouponForm = {
  code: string
  kind: CouponKind
  value: string
  most: string
  minimum: string
  payer: CouponFunder
  firstDay: IstDate
  lastDay: IstDate
  weekdays: readonly Weekday[]
  where: 'everywhere' | 'cities' | 'hotel'
  cityIds: readonly number[]
  hotel: { id: number; name: string } | null
  total: string
  perGuest: string
  isFirst: boolean
}

export const emptyForm = (today: IstDate): CouponForm => ({
  code: '',
  kind: 'percent',
  value: '',
  most: '',
  minimum: '',
  payer: 'uncle',
  firstDay: today,
  lastDay: today,
  weekdays: [],
  where: 'everywhere',
  cityIds: [],
  hotel: null,
  total: '',
  perGuest: '',
  isFirst: false,
})

/** Returns null for an empty field, and NaN for text that is not a number, which the rule refuses. */
const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))

export const draftOf = (form: CouponForm): CouponDraft => ({
  code: form.code,
  fundedBy: form.payer,
  kind: form.kind,
  value: numberOf(form.value) ?? 0,
  most: form.kind === 'percent' ? numberOf(form.most) : null,
  minimumAmount: numberOf(form.minimum) ?? 0,
  firstDay: form.firstDay,
  lastDay: form.lastDay,
  totalLimit: numberOf(form.total),
  perUserLimit: numberOf(form.perGuest),
  isFirstBookingOnly: form.isFirst,
  weekdays: form.weekdays,
  cityIds: form.where === 'cities' ? form.cityIds : null,
  hotelId: form.where === 'hotel' ? (form.hotel?.id ?? null) : null,
})

/** Whether the chosen cities or hotel are missing. Without them, the coupon would be valid everywhere. */
export const isPlaceMissing = ({ where, cityIds, hotel }: CouponForm): boolean =>
  (where === 'cities' && cityIds.length === 0) || (where === 'hotel' && hotel === null)

export const bodyOf = (draft: CouponDraft, reason: string): BodyOf<typeof addCoupon> => ({
  code: draft.code,
  kind: draft.kind,
  value: draft.value,
  min_amount: draft.minimumAmount,
  first_booking_only: draft.isFirstBookingOnly,
  funded_by: draft.fundedBy,
  first_day: draft.firstDay,
  last_day: draft.lastDay,
  reason,
  ...(draft.most === null ? {} : { most: draft.most }),
  ...(draft.weekdays?.length ? { weekdays: [...draft.weekdays] } : {}),
  ...(draft.cityIds?.length ? { city_ids: [...draft.cityIds] } : {}),
  ...(draft.hotelId === null ? {} : { hotel_id: draft.hotelId }),
  ...(draft.totalLimit === null ? {} : { total_limit: draft.totalLimit }),
  ...(draft.perUserLimit === null ? {} : { per_user_limit: draft.perUserLimit }),
})
