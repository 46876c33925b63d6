import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/rewards.ts'
import { referralPath } from '#domain/rewards/referral.ts'
import { refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { creditBalance, findCreditEntries } from './credit-rows.ts'
import { referralDiscount } from './referral-discount.ts'

export function rewardRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.referCode, async ({ params }) => {
    const user = await db.selectFrom('users').select('refer_code').where('id', '=', params.id).executeTakeFirst()
    if (!user) throw refusal('NOT_FOUND')
    return { code: user.refer_code, url: services.origin() + referralPath(user.refer_code) }
  })

  handleCall(app, services, calls.referralDiscount, async ({ query, session }) => ({
    discount: await referralDiscount(db, { code: query.id, userId: session?.userId ?? null, now: clock.now() }),
  }))

  handleCall(app, services, calls.listCredits, async ({ params, filter }) => {
    const page = { userId: params.id, limit: filter.limit ?? 10, skip: filter.skip ?? 0 }
    const [balance, entries] = await Promise.all([creditBalance(db, params.id), findCreditEntries(db, page)])
    return { balance, entries }
  })
}
