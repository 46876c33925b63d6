import type { FastifyInstance } from 'fastify'
import type { BodyOf } from '#contract/call.ts'
import * as calls from '#contract/office-coupons.ts'
import { readCoupon, type CouponDraft, type NewCoupon } from '#domain/bills/new-coupon.ts'
import { fieldRefusal, refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Db, Services } from '../../../services.ts'
import { parseNumericId } from '../parse-ids.ts'
import { reasonOf } from '../write-log.ts'
import { addCoupon, endCoupon } from './change-coupons.ts'
import { listCoupons, readCouponById } from './list-coupons.ts'

type Body = BodyOf<typeof calls.addCoupon>

const draftOf = (body: Body): CouponDraft => ({
  code: body.code,
  fundedBy: body.funded_by,
  kind: body.kind,
  value: body.value,
  most: body.most ?? null,
  minimumAmount: body.min_amount,
  firstDay: body.first_day,
  lastDay: body.last_day,
  totalLimit: body.total_limit ?? null,
  perUserLimit: body.per_user_limit ?? null,
  isFirstBookingOnly: body.first_booking_only,
  weekdays: body.weekdays ?? null,
  cityIds: body.city_ids ?? null,
  hotelId: body.hotel_id ?? null,
})

const FIELDS: Record<keyof CouponDraft, keyof Body> = {
  code: 'code',
  fundedBy: 'funded_by',
  kind: 'kind',
  value: 'value',
  most: 'most',
  minimumAmount: 'min_amount',
  firstDay: 'first_day',
  lastDay: 'last_day',
  totalLimit: 'total_limit',
  perUserLimit: 'per_user_limit',
  isFirstBookingOnly: 'first_booking_only',
  weekdays: 'weekdays',
  cityIds: 'city_ids',
  hotelId: 'hotel_id',
}

function couponOf(body: Body, now: Date): NewCoupon {
  const read = readCoupon(draftOf(body), now)
  if (!read.ok) throw fieldRefusal(FIELDS[read.refusal.field], 'INVALID', read.refusal.message)
  return read.value
}

/** Cities and hotels are never removed, so those found now still exist when the coupon is written. */
async function refuseUnknownPlaces(db: Db, { cityIds, hotelId }: NewCoupon): Promise<void> {
  const cities = cityIds ? await db.selectFrom('cities').select('id').where('id', 'in', cityIds).execute() : []
  if (cityIds && cities.length < cityIds.length) throw fieldRefusal('city_ids', 'INVALID', 'We do not have this city')
  if (hotelId === null) return
  const hotel = await db.selectFrom('hotels').select('id').where('id', '=', hotelId).executeTakeFirst()
  if (!hotel) throw fieldRefusal('hotel_id', 'INVALID', 'We do not have this hotel')
}

/**
 * Registers the office's calls for coupons: who pays for them, where, when and how often they can be used. Admins add
 * and end coupons (docs/decisions/0036).
 */
export function officeCouponRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  const couponById = async (id: number) => {
    const coupon = await readCouponById(db, id, clock.now())
    if (!coupon) throw refusal('NOT_FOUND')
    return coupon
  }

  handleCall(app, services, calls.officeCoupons, () => listCoupons(db, clock.now()))

  handleCall(app, services, calls.addCoupon, async ({ session, body, requestKey }) => {
    const reason = reasonOf(body.reason)
    const coupon = couponOf(body, clock.now())
    await refuseUnknownPlaces(db, coupon)
    const added = await addCoupon(services, { session, coupon, reason, requestKey })
    if (!added.ok) throw refusal(added.refusal)
    const done = added.value
    return 'proposal' in done
      ? { coupon: null, proposal_id: done.proposal }
      : { coupon: await couponById(done.coupon), proposal_id: null }
  })

  handleCall(app, services, calls.endCoupon, async ({ session, params, body }) => {
    const ask = { session, id: parseNumericId(params.id), reason: reasonOf(body.reason) }
    if (!(await endCoupon(services, ask))) throw refusal('NOT_FOUND')
    return couponById(ask.id)
  })
}
