import { sql, type RawBuilder } from 'kysely'
import type { DeskCoupon } from '#contract/desk-coupons.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Db } from '../../../services.ts'

type Row = Omit<DeskCoupon, 'valid_from' | 'valid_until' | 'joined_at'> & {
  valid_from: Date
  valid_until: Date
  joined_at: Date | null
}

/** Whether coupon `c` is paid for by hotels, is valid at this hotel, and is not over yet. */
export const isOpenTo = (hotelId: number, now: Date): RawBuilder<boolean> => sql<boolean>`(
  c.funded_by = 'hotel' and c.active and c.valid_until > ${now}
  and (c.hotel_id is null or c.hotel_id = ${hotelId})
  and (c.city_ids is null or exists (select 1 from hotels h where h.id = ${hotelId} and h.city_id = any(c.city_ids))))`

/** Lists the coupons that a hotel may join, and those it joined, newest first. */
export async function readDeskCoupons(db: Db, hotelId: number, now: Date): Promise<DeskCoupon[]> {
  const { rows } = await sql<Row>`
    select c.id, c.code, c.kind, c.value, case c.kind when 'flat' then c.value else c.max_discount end as most, c.min_amount,
      c.weekdays, c.total_limit, c.valid_from, c.valid_until, a.agreed_at as joined_at, s.name as joined_by,
      (select count(*)::int from coupon_uses u join bookings b on b.id = u.booking_id
        where u.coupon_id = c.id and u.released_at is null and b.hotel_id = ${hotelId}) as used_here
    from coupons c
      left join coupon_agreements a on a.coupon_id = c.id and a.hotel_id = ${hotelId} and a.ended_at is null
      left join hotel_staff s on s.id = a.agreed_by
    where ${isOpenTo(hotelId, now)} order by c.id desc limit 100`.execute(db)
  return rows.map(({ valid_from: from, valid_until: until, joined_at: joined, ...row }) => ({
    ...row,
    valid_from: toIstIso(from),
    valid_until: toIstIso(until),
    joined_at: joined && toIstIso(joined),
  }))
}
