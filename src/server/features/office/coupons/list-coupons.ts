import { sql, type RawBuilder } from 'kysely'
import type { OfficeCoupon } from '#contract/office-coupons.ts'
import { couponStateOf } from '#domain/bills/new-coupon.ts'
import { shown } from '#domain/figures/cohorts.ts'
import { addMinutes, toIstIso } from '#domain/kernel/ist.ts'
import type { Db } from '../../../services.ts'

const MAX_LISTED = 200
const GIVEN_DAYS = 30

type Row = Omit<OfficeCoupon, 'state' | 'valid_from' | 'valid_until' | 'hotel' | 'effect'> & {
  active: boolean
  valid_from: Date
  valid_until: Date
  hotel_id: number | null
  hotel_name: string | null
  counted_at: Date | null
  guests: number
  first_guests: number
  returned_guests: number
}

const orFew = (guests: number): number | null => {
  const known = shown(guests)
  return known === 'few' ? null : known
}

function present({ active, hotel_id: id, hotel_name: name, ...rest }: Row, now: Date): OfficeCoupon {
  const { counted_at: countedAt, guests, first_guests: first, returned_guests: returned, ...row } = rest
  const { valid_from: validFrom, valid_until: validUntil } = row
  return {
    ...row,
    state: couponStateOf({ isActive: active, validFrom, validUntil }, now),
    valid_from: toIstIso(validFrom),
    valid_until: toIstIso(validUntil),
    hotel: id === null || name === null ? null : { id, name },
    effect: countedAt && {
      counted_at: toIstIso(countedAt),
      guests: orFew(guests),
      first_guests: orFew(first),
      returned_guests: orFew(returned),
    },
  }
}

async function couponsWhere(db: Db, condition: RawBuilder<unknown>, now: Date): Promise<OfficeCoupon[]> {
  const since = addMinutes(now, -GIVEN_DAYS * 24 * 60)
  const { rows } = await sql<Row>`
    select c.id, c.code, c.active, c.kind, c.value, c.max_discount as most, c.min_amount, c.first_booking_only, c.funded_by,
      c.valid_from, c.valid_until, c.weekdays, c.hotel_id, h.name as hotel_name, c.total_limit, c.per_user_limit,
      (select json_agg(json_build_object('id', t.id, 'name', t.name) order by t.name)
        from cities t where t.id = any(c.city_ids)) as cities,
      (select count(*)::int from coupon_uses u where u.coupon_id = c.id and u.released_at is null) as used,
      case c.funded_by when 'hotel' then (select count(*)::int from coupon_agreements a
        where a.coupon_id = c.id and a.ended_at is null) end as joined,
      (select coalesce(sum(b.discount), 0)::int from coupon_uses u join bookings b on b.id = u.booking_id
        where u.coupon_id = c.id and u.released_at is null and u.created_at > ${since} and b.status = 'completed') as given,
      e.counted_at, e.guests, e.first_guests, e.returned_guests
    from coupons c left join hotels h on h.id = c.hotel_id left join coupon_effects e on e.coupon_id = c.id where ${condition}
    order by (c.active and ${now} < c.valid_until) desc, (${now} < c.valid_from), c.id desc limit ${MAX_LISTED}`.execute(
    db,
  )
  return rows.map((row) => present(row, now))
}

/** Lists valid coupons first, then future ones, then those that ended; the newest come first within each group. */
export const listCoupons = (db: Db, now: Date): Promise<OfficeCoupon[]> => couponsWhere(db, sql`true`, now)

export async function readCouponById(db: Db, id: number, now: Date): Promise<OfficeCoupon | undefined> {
  const [coupon] = await couponsWhere(db, sql`c.id = ${id}`, now)
  return coupon
}
