import { sql } from 'kysely'
import { COHORT_MONTHS } from '#domain/figures/cohorts.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'
import { isAfter, workThrough } from '../../work-through.ts'
import { isStay } from './is-stay.ts'

/** For how long after a coupon's last day its guests may still return, as in the cohorts. */
const RETURN_MINUTES = (COHORT_MONTHS + 1) * 31 * 24 * 60

/**
 * Counts the effect of each coupon: guests who stayed with it, those whose first stay it was, and how many of those
 * came again without it. Leaves out coupons that ended more than a year ago. Returns how many it counted.
 */
export function countCoupons({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): Promise<number> {
  const now = clock.now()
  return workThrough<{ id: number }>({
    name: 'count-coupons',
    log,
    next: async (after, limit) => {
      const { rows } = await sql<{ id: number }>`
        select c.id from coupons c where c.valid_until > ${addMinutes(now, -RETURN_MINUTES)} and ${isAfter('c.id', after)}
          and exists (select 1 from coupon_uses u where u.coupon_id = c.id) order by c.id limit ${limit}`.execute(db)
      return rows
    },
    work: async ({ id }) => {
      await sql`
        with stayed as (
          select distinct on (b.user_id) b.user_id, b.id, b.checkin_at from coupon_uses u join bookings b on b.id = u.booking_id
          where u.coupon_id = ${id} and u.released_at is null and ${isStay('b')} order by b.user_id, b.checkin_at, b.id
        ), firsts as materialized (
          select s.*, not exists (select 1 from bookings e
            where e.user_id = s.user_id and (e.checkin_at, e.id) < (s.checkin_at, s.id) and ${isStay('e')}) as is_first
          from stayed s
        )
        insert into coupon_effects (coupon_id, counted_at, guests, first_guests, returned_guests)
        select ${id}, ${now}, count(*), count(*) filter (where is_first),
          count(*) filter (where is_first and exists (select 1 from bookings n where n.user_id = f.user_id
            and n.checkin_at > f.checkin_at and n.coupon_id is distinct from ${id} and ${isStay('n')}))
        from firsts f
        on conflict (coupon_id) do update set counted_at = excluded.counted_at, guests = excluded.guests,
          first_guests = excluded.first_guests, returned_guests = excluded.returned_guests`.execute(db)
      return true
    },
  })
}
