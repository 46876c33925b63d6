import { sql } from 'kysely'
import type { Coupon, CouponFunder } from '#domain/bills/coupon.ts'
import type { Db } from '../../services.ts'

type CouponRow = {
  id: number
  code: string
  funded_by: CouponFunder
  kind: 'percent' | 'flat'
  value: number
  min_amount: number
  max_discount: number | null
  valid_from: Date
  valid_until: Date
  total_limit: number | null
  per_user_limit: number | null
  first_booking_only: boolean
  uses: number
  uses_by_guest: number
}

const couponOf = (row: CouponRow): Coupon => ({
  code: row.code,
  fundedBy: row.funded_by,
  value:
    row.kind === 'flat'
      ? { kind: 'flat', amount: row.value }
      : { kind: 'percent', share: row.value * 100, ...(row.max_discount === null ? {} : { most: row.max_discount }) },
  minimumAmount: row.min_amount,
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  totalLimit: row.total_limit ?? Number.POSITIVE_INFINITY,
  perUserLimit: row.per_user_limit ?? Number.POSITIVE_INFINITY,
  isFirstBookingOnly: row.first_booking_only,
})

/** The coupon a booking was made with, even if it was withdrawn since. */
export async function couponById(db: Db, couponId: number): Promise<Coupon | null> {
  const { rows } = await sql<CouponRow>`
    select c.id, c.code, c.funded_by, c.kind, c.value, c.min_amount, c.max_discount, c.valid_from, c.valid_until, c.total_limit,
      c.per_user_limit, c.first_booking_only, 0 as uses, 0 as uses_by_guest
    from coupons c where c.id = ${couponId}`.execute(db)
  return rows[0] ? couponOf(rows[0]) : null
}

/** The coupon behind a code with its number of uses; undefined for an unknown or withdrawn one. */
export async function couponFor(db: Db, code: string, userId: string | null) {
  const { rows } = await sql<CouponRow>`
    select c.id, c.code, c.funded_by, c.kind, c.value, c.min_amount, c.max_discount, c.valid_from, c.valid_until, c.total_limit,
      c.per_user_limit, c.first_booking_only,
      (select count(*)::int from coupon_uses u where u.coupon_id = c.id and u.released_at is null) as uses,
      (select count(*)::int from coupon_uses u where u.coupon_id = c.id and u.released_at is null and u.user_id = ${userId}::uuid) as uses_by_guest
    from coupons c where c.code = ${code} and c.active`.execute(db)
  const row = rows[0]
  return row && { id: row.id, coupon: couponOf(row), use: { uses: row.uses, usesByGuest: row.uses_by_guest } }
}
