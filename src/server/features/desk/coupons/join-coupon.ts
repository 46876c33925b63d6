import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../../services.ts'
import { inKeyedTransaction } from '../../../transactions/booking-transaction.ts'
import type { ManagerRequest } from '../hotel-editor.ts'
import { writeAct } from '../bookings/write-act.ts'
import { isOpenTo } from './read-coupons.ts'

type CouponAsk = ManagerRequest & { couponId: number }

/** Changes a hotel's coupons, one request at a time. Logs nothing if nothing changes. */
const changeAgreement = (
  services: Services,
  { session, requestKey, couponId }: CouponAsk,
  change: (
    trx: Transaction<DB>,
    live: { id: number } | undefined,
    now: Date,
  ) => Promise<'joined' | 'left' | 'as it was'>,
): Promise<Result<true, ErrorCode>> => {
  const keyed = { requestKey, result: true as const, replay: async () => accept(true as const) }
  return inKeyedTransaction(services, keyed, async (trx, now) => {
    const { hotelId } = session
    await sql`select 1 from hotels where id = ${hotelId} for no key update`.execute(trx)
    const { rows } = await sql<{ code: string; agreement: number | null }>`
      select c.code, a.id as agreement from coupons c
        left join coupon_agreements a on a.coupon_id = c.id and a.hotel_id = ${hotelId} and a.ended_at is null
      where c.id = ${couponId} and ${isOpenTo(hotelId, now)}`.execute(trx)
    const [coupon] = rows
    if (!coupon) return refuse('NOT_FOUND')
    const { agreement, code } = coupon
    const done = await change(trx, agreement === null ? undefined : { id: agreement }, now)
    if (done === 'as it was') return accept(true as const)
    const kind = done === 'joined' ? 'coupon_joined' : 'coupon_left'
    await writeAct(trx, session, { kind, detail: { coupon: couponId, code } }, now)
    await services.desks.tell(trx, hotelId)
    return accept(true as const)
  })
}

/** Lets a manager agree that the hotel pays a coupon's discount (decision 0065). */
export const joinCoupon = (services: Services, ask: CouponAsk) =>
  changeAgreement(services, ask, async (trx, live, now) => {
    if (live) return 'as it was'
    const { staffId, hotelId } = ask.session
    await trx
      .insertInto('coupon_agreements')
      .values({ coupon_id: ask.couponId, hotel_id: hotelId, agreed_by: staffId, agreed_at: now })
      .execute()
    return 'joined'
  })

/** Lets a manager end the hotel's part in a coupon. Existing bookings keep the coupon. */
export const leaveCoupon = (services: Services, ask: CouponAsk) =>
  changeAgreement(services, ask, async (trx, live, now) => {
    if (!live) return 'as it was'
    const ended = { ended_by: ask.session.staffId, ended_at: now }
    await trx.updateTable('coupon_agreements').set(ended).where('id', '=', live.id).execute()
    return 'left'
  })
