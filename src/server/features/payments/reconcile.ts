import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { afterClosedCheck, afterFailedCheck, afterOpenCheck } from '#domain/payments/next-check.ts'
import type { CheckoutState } from '../../ports/payment-gateway.ts'
import type { Services } from '../../services.ts'
import { isAfter, workThrough } from '../../work-through.ts'
import { lockPayment, type PaymentRow } from './payment-rows.ts'
import { settlePayment } from './settle-payment.ts'

type Watched = Pick<PaymentRow, 'id' | 'status' | 'provider_ref'>

/**
 * Asks the gateway about every unpaid payment that is due for a check, even one that failed or expired: a guest may
 * have paid on a page that we no longer expected to be used, and the report may be lost. If a payment cannot be
 * checked, postpones it and continues with the others. Returns how many changed.
 */
export async function reconcilePayments(services: Services): Promise<number> {
  const { clock, db, log } = services
  const now = clock.now()
  const changed = await workThrough<Watched>({
    name: 'reconcile-payments',
    log,
    next: (after, limit) =>
      db
        .selectFrom('payments')
        .select(['id', 'status', 'provider_ref'])
        .where('status', '<>', 'paid')
        .where('ask_at', '<=', now)
        .where(isAfter('id', after))
        .orderBy('id')
        .limit(limit)
        .execute(),
    work: async (payment) => {
      try {
        return await recordState(services, payment.id, await stateOf(services, payment))
      } catch (error) {
        await putOff(services, payment.id)
        throw error
      }
    },
  })
  if (changed > 0) services.nudge()
  return changed
}

/**
 * Asks the gateway for a payment's state. Closes the page of a payment that has failed or expired here but could still
 * be paid there.
 */
async function stateOf({ gateway }: Services, { id, status, provider_ref: providerRef }: Watched) {
  const checkout = { reference: id, providerRef }
  const state = await gateway.fetchCheckout(checkout)
  const hasEnded = status === 'failed' || status === 'expired'
  const canBePaid = state.status === 'open' || state.status === 'failed'
  return hasEnded && canBePaid ? gateway.cancelCheckout(checkout) : state
}

/** Stores the gateway's answer about a payment, and when to ask again. True if the payment's status changed. */
export const recordState = (services: Services, paymentId: string, state: CheckoutState): Promise<boolean> =>
  services.db.transaction().execute(async (trx) => {
    const now = services.clock.now()
    const payment = await lockPayment(trx, paymentId)
    if (!payment || payment.status === 'paid') return false
    if (state.status === 'paid') return settlePayment(trx, { ...reportOf(payment, 'paid'), ...state, paymentId }, now)
    // The gateway does not know the payment, perhaps because the process died before it requested a page. The guest's
    // retry may still open one.
    const isUnopened = payment.status === 'created' && payment.expires_at !== null && payment.expires_at > now
    if (state.status === 'unknown' && isUnopened) {
      await look(trx, payment, { askAt: payment.expires_at, closedAt: null })
      return false
    }
    const isClosed = state.status === 'expired' || state.status === 'unknown'
    await look(
      trx,
      payment,
      isClosed ? afterClosedCheck(payment.closed_at, now) : afterOpenCheck(payment.created_at, now),
    )
    if (state.status === 'open') return false
    return settlePayment(trx, reportOf(payment, isClosed ? 'expired' : 'failed'), now)
  })

const reportOf = (payment: PaymentRow, report: 'paid' | 'failed' | 'expired') => ({
  paymentId: payment.id,
  report,
  providerPaymentId: null,
  method: null,
})

async function look(trx: Transaction<DB>, payment: PaymentRow, { askAt, closedAt }: ReturnType<typeof afterOpenCheck>) {
  await trx
    .updateTable('payments')
    .set({ ask_at: askAt, closed_at: closedAt, asks_failed: 0 })
    .where('id', '=', payment.id)
    .execute()
}

async function putOff({ db, clock }: Services, paymentId: string): Promise<void> {
  const { asks_failed: failures } = await db
    .updateTable('payments')
    .set((eb) => ({ asks_failed: eb('asks_failed', '+', 1) }))
    .where('id', '=', paymentId)
    .returning('asks_failed')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('payments')
    .set({ ask_at: afterFailedCheck(failures, clock.now()) })
    .where('id', '=', paymentId)
    .where('status', '<>', 'paid')
    .execute()
}
