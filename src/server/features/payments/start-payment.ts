import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { FIRST_LOOK_MINUTES } from '#domain/payments/next-look.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import type { Checkout } from '../../ports/payment-gateway.ts'
import type { Services } from '../../services.ts'
import { enqueue } from '../messages/outbox.ts'
import { findPayment, lockPayment, type PaymentRow } from './payment-rows.ts'

/** What the money is for. */
export type PaymentPurpose =
  | { purpose: 'booking' }
  | { purpose: 'modification'; modificationId: string }
  | { purpose: 'extension'; extensionId: string }

export type NewPayment = {
  id: string
  bookingId: string
  of: PaymentPurpose
  userId: string
  amount: Rupees
  returnPath: string
  expiresAt: Date
  now: Date
}

/** Writes the payment row before any gateway knows of it: our books show every request for money. */
export async function openPayment(trx: Transaction<DB>, payment: NewPayment): Promise<void> {
  await trx
    .insertInto('payments')
    .values({
      id: payment.id,
      booking_id: payment.bookingId,
      user_id: payment.userId,
      purpose: payment.of.purpose,
      ...(payment.of.purpose === 'modification' ? { modification_id: payment.of.modificationId } : {}),
      ...(payment.of.purpose === 'extension' ? { extension_id: payment.of.extensionId } : {}),
      amount: payment.amount,
      provider: 'unassigned',
      redirect_path: payment.returnPath,
      expires_at: payment.expiresAt,
      ask_at: addMinutes(payment.now, FIRST_LOOK_MINUTES),
      created_at: payment.now,
      updated_at: payment.now,
    })
    .execute()
}

type Customer = { name: string; phone: string; email: string; shortId: string }

async function customerOf(services: Services, payment: PaymentRow): Promise<Customer> {
  const row = await services.db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select(['bookings.guest_name', 'bookings.guest_email', 'bookings.short_id', 'users.phone'])
    .where('bookings.id', '=', payment.booking_id)
    .executeTakeFirstOrThrow()
  return { name: row.guest_name, phone: row.phone, email: row.guest_email, shortId: row.short_id }
}

/**
 * Asks the gateway for a payment page, outside any transaction, and stores its address. Asked twice, the gateway gives
 * the same page for the same reference. Returns the address, or undefined when the gateway does not answer: the payment
 * has then failed, and the booking gives back what it holds.
 */
export async function startPayment(
  services: Services,
  paymentId: string,
  method?: PaymentMethod,
): Promise<string | undefined> {
  const { db, gateway } = services
  const payment = await findPayment(db, paymentId)
  if (!payment || (payment.status !== 'created' && payment.status !== 'open')) return undefined
  if (payment.checkout_url) {
    const { checkout_url: url } = payment
    return (method && gateway.preferMethod?.(url, method)) ?? url
  }
  const { shortId, ...customer } = await customerOf(services, payment)
  try {
    const checkout = await gateway.createCheckout({
      reference: payment.id,
      amount: payment.amount,
      description: `${PRODUCT_NAME} ${shortId}`,
      customer,
      returnUrl: services.origin() + (payment.redirect_path ?? '/'),
      expiresAt: payment.expires_at ?? services.clock.now(),
      ...(method ? { method } : {}),
    })
    return await keepCheckout(services, payment.id, checkout)
  } catch (error) {
    await giveUp(services, payment.id, error)
    return undefined
  }
}

/**
 * Stores the gateway's page. If the payment ended meanwhile, it stores the page's id too, so that money paid on it is
 * found, and has the page closed: the guest is not sent there.
 */
async function keepCheckout(services: Services, paymentId: string, checkout: Checkout): Promise<string | undefined> {
  const isOpen = await services.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, paymentId)
    if (!payment) return false
    const isAwaited = payment.status === 'created' || payment.status === 'open'
    await trx
      .updateTable('payments')
      .set({
        provider: services.gateway.name,
        provider_ref: checkout.providerRef,
        checkout_url: checkout.url,
        ...(isAwaited ? { status: 'open' } : {}),
      })
      .where('id', '=', paymentId)
      .execute()
    if (payment.status === 'failed' || payment.status === 'expired')
      await enqueue(trx, services.clock.now(), [{ kind: 'checkout.cancel', payload: { paymentId } }])
    return isAwaited
  })
  if (!isOpen) services.nudge()
  return isOpen ? checkout.url : undefined
}

/** The gateway's words are for the operator; no guest ever reads them. */
async function giveUp(services: Services, paymentId: string, error: unknown): Promise<void> {
  const now = services.clock.now()
  const reason = error instanceof Error ? error.message : String(error)
  await services.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, paymentId)
    if (payment?.status !== 'created') return
    await trx
      .updateTable('payments')
      .set({ status: 'failed', failure_reason: reason.slice(0, 300) })
      .where('id', '=', paymentId)
      .execute()
    await enqueue(trx, now, [{ kind: 'payment.failed', payload: { paymentId } }])
  })
  services.nudge()
}
