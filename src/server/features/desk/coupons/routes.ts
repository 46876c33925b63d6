import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/desk-coupons.ts'
import { refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Services } from '../../../services.ts'
import { joinCoupon, leaveCoupon } from './join-coupon.ts'
import { readDeskCoupons } from './read-coupons.ts'

function couponIdOf(id: string): number {
  if (!/^\d{1,15}$/.test(id)) throw refusal('NOT_FOUND')
  return Number(id)
}

/** Registers the calls by which a manager joins and leaves coupons that their hotel pays for. */
export function deskCouponRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.deskCoupons, ({ session }) => readDeskCoupons(db, session.hotelId, clock.now()))

  handleCall(app, services, calls.joinCoupon, async ({ session, requestKey, params }) => {
    const done = await joinCoupon(services, { session, requestKey, couponId: couponIdOf(params.id) })
    if (!done.ok) throw refusal(done.refusal)
    return readDeskCoupons(db, session.hotelId, clock.now())
  })

  handleCall(app, services, calls.leaveCoupon, async ({ session, requestKey, params }) => {
    const done = await leaveCoupon(services, { session, requestKey, couponId: couponIdOf(params.id) })
    if (!done.ok) throw refusal(done.refusal)
    return readDeskCoupons(db, session.hotelId, clock.now())
  })
}
