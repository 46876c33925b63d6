import { sql } from 'kysely'
import type { Coupon, CouponFunder } from '#domain/bills/coupon.ts'
import type { Weekday } from '#domain/prices/price-rule.ts'
import type { Db } from '../../services.ts'

/** A coupon's columns, prefixed so that they can be selected next to those of other tables. */
export type CouponColumns = {
  coupon_code: string
  coupon_funded_by: CouponFunder
  coupon_kind: 'percent' | 'flat'
  coupon_value: number
  coupon_min_amount: number
  coupon_max_discount: number | null
  coupon_valid_from: Date
  coupon_valid_until: Date
  coupon_total_limit: number | null
  coupon_per_user_limit: number | null
  coupon_first_booking_only: boolean
  coupon_weekdays: Weekday[] | null
  coupon_city_ids: number[] | null
  coupon_hotel_id: number | null
}

function valueOf({
  coupon_kind: kind,
  coupon_value: value,
  coupon_max_discount: most,
}: CouponColumns): Coupon['value'] {
  if (kind === 'flat') return { kind, amount: value }
  return { kind, share: value * 100, ...(most === null ? {} : { most }) }
}

export const couponOf = (row: CouponColumns): Coupon => ({
  code: row.coupon_code,
  fundedBy: row.coupon_funded_by,
  value: valueOf(row),
  minimumAmount: row.coupon_min_amount,
  validFrom: row.coupon_valid_from,
  validUntil: row.coupon_valid_until,
  totalLimit: row.coupon_total_limit ?? Number.POSITIVE_INFINITY,
  perUserLimit: row.coupon_per_user_limit ?? Number.POSITIVE_INFINITY,
  isFirstBookingOnly: row.coupon_first_booking_only,
  weekdays: row.coupon_weekdays,
  cityIds: row.coupon_city_ids,
  hotelId: row.coupon_hotel_id,
})

/** Finds the coupon a booking was made with, even if it was withdrawn since. */
export async function couponById(db: Db, couponId: number): Promise<Coupon | null> {
  const { rows } = await sql<CouponColumns>`
    select c.code as coupon_code, c.funded_by as coupon_funded_by, c.kind as coupon_kind, c.value as coupon_value,
      c.min_amount as coupon_min_amount, c.max_discount as coupon_max_discount, c.valid_from as coupon_valid_from,
      c.valid_until as coupon_valid_until, c.total_limit as coupon_total_limit, c.per_user_limit as coupon_per_user_limit,
      c.first_booking_only as coupon_first_booking_only, c.weekdays as coupon_weekdays, c.city_ids as coupon_city_ids,
      c.hotel_id as coupon_hotel_id
    from coupons c where c.id = ${couponId}`.execute(db)
  return rows[0] ? couponOf(rows[0]) : null
}
