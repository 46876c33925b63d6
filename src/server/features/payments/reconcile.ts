import { addMinutes } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'
import { lockPayment } from './payment-rows.ts'
import { settlePayment } from './settle-payment.ts'

/** Reports usually come within seconds; a payment still open after this long is asked about. */
const SILENT_MINUTES = 5
const MOST_AT_ONCE = 100

type Silent = { id: string; provider_ref: string | null }

/** Asks the gateway about payments it said nothing of, so that a lost report loses no money. Answers how many changed. */
export async function reconcilePayments(services: Services): Promise<number> {
  const now = services.clock.now()
  const silent = await services.db
    .selectFrom('payments')
    .select(['id', 'provider_ref'])
    .where('status', 'in', ['created', 'open'])
    .where('created_at', '<=', addMinutes(now, -SILENT_MINUTES))
    .orderBy('created_at')
    .limit(MOST_AT_ONCE)
    .execute()
  let changed = 0
  for (const payment of silent) if (await reconcile(services, payment)) changed += 1
  if (changed > 0) services.nudge()
  return changed
}

async function reconcile(services: Services, payment: Silent): Promise<boolean> {
  const now = services.clock.now()
  if (!payment.provider_ref) return expireUnknown(services, payment.id, now)
  const state = await services.gateway.fetchCheckout(payment.provider_ref)
  const { status } = state
  if (status === 'open') return false
  const report = status === 'unknown' ? 'expired' : status
  return services.db
    .transaction()
    .execute((trx) => settlePayment(trx, { ...state, paymentId: payment.id, report }, now))
}

/** Our row was written but the gateway never told us its page: nobody can have paid on it. */
async function expireUnknown(services: Services, paymentId: string, now: Date): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, paymentId)
    if (payment?.status !== 'created' || (payment.expires_at && payment.expires_at > now)) return false
    return settlePayment(trx, { paymentId, report: 'expired', providerPaymentId: null, method: null }, now)
  })
}
