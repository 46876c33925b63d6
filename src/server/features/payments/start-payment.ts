import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { FIRST_CHECK_MINUTES } from '#domain/payments/next-check.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import type { Checkout } from '../../ports/payment-gateway.ts'
import { currentRequest } from '../../request-id.ts'
import type { Services } from '../../services.ts'
import { enqueue, type OutboxKind } from '../messages/outbox.ts'
import { findPayment, lockPayment, type PaymentRow } from './payment-rows.ts'

/** What the payment is for. */
type PaymentPurpose =
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

/** Builds the initial columns of a payment. */
export const paymentColumns = (payment: Omit<NewPayment, 'bookingId' | 'userId' | 'of'>) => ({
  id: payment.id,
  amount: payment.amount,
  provider: 'unassigned',
  redirect_path: payment.returnPath,
  expires_at: payment.expiresAt,
  ask_at: addMinutes(payment.now, FIRST_CHECK_MINUTES),
  created_at: payment.now,
  updated_at: payment.now,
})

/** Writes the payment row before any gateway hears of the payment, so that our books show every request for money. */
export async function openPayment(trx: Transaction<DB>, payment: NewPayment): Promise<void> {
  await trx
    .insertInto('payments')
    .values({
      ...paymentColumns(payment),
      booking_id: payment.bookingId,
      user_id: payment.userId,
      purpose: payment.of.purpose,
      ...(payment.of.purpose === 'modification' ? { modification_id: payment.of.modificationId } : {}),
      ...(payment.of.purpose === 'extension' ? { extension_id: payment.of.extensionId } : {}),
    })
    .execute()
}

type Customer = { name: string; phone: string; email: string }

/** A payment that has not been sent to any gateway yet. */
export type UnopenedPayment = {
  id: string
  amount: Rupees
  returnPath: string
  expiresAt: Date
  /** the code that a guest says at the desk; the gateway's page uses it to describe the purchase */
  shortId: string
  customer: Customer
}

async function readUnopened(services: Services, payment: PaymentRow): Promise<UnopenedPayment> {
  const row = await services.db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select(['bookings.guest_name', 'bookings.guest_email', 'bookings.short_id', 'users.phone'])
    .where('bookings.id', '=', payment.booking_id)
    .executeTakeFirstOrThrow()
  return {
    id: payment.id,
    amount: payment.amount,
    returnPath: payment.redirect_path ?? '/',
    expiresAt: payment.expires_at ?? services.clock.now(),
    shortId: row.short_id,
    customer: { name: row.guest_name, phone: row.phone, email: row.guest_email },
  }
}

/**
 * Requests a payment page from the gateway, outside any transaction, and stores its address. For the same reference the
 * gateway always returns the same page. Returns the address. Undefined if the payment is over, or if the gateway does
 * not answer: the payment has then failed, and the booking releases what it holds.
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
  return openCheckout(services, await readUnopened(services, payment), method)
}

/** Opens the payment page like `startPayment`, for a payment whose row was just written. */
export async function openCheckout(
  services: Services,
  payment: UnopenedPayment,
  method?: PaymentMethod,
): Promise<string | undefined> {
  try {
    const checkout = await services.gateway.createCheckout({
      reference: payment.id,
      amount: payment.amount,
      description: `${PRODUCT_NAME} ${payment.shortId}`,
      customer: payment.customer,
      returnUrl: services.origin() + payment.returnPath,
      expiresAt: payment.expiresAt,
      ...(method ? { method } : {}),
    })
    return await keepCheckout(services, payment.id, checkout)
  } catch (error) {
    await giveUp(services, payment.id, error)
    return undefined
  }
}

/**
 * Stores the gateway's page. If the payment ended meanwhile, has the page closed instead of sending the guest there,
 * and stores its id, so that money paid on it is found. Uses one statement, because an update that had to wait for
 * another one reads the row again.
 */
async function keepCheckout(services: Services, paymentId: string, checkout: Checkout): Promise<string | undefined> {
  const now = services.clock.now()
  const { rows } = await sql<{ status: PaymentRow['status'] }>`
    with kept as (
      update payments set provider = ${services.gateway.name}, provider_ref = ${checkout.providerRef},
        checkout_url = ${checkout.url}, status = case status when 'created' then 'open' else status end
      where id = ${paymentId}::uuid returning id, status
    ), closed as (
      insert into outbox (kind, payload, available_at, created_at, request)
      select ${'checkout.cancel' satisfies OutboxKind}::text, jsonb_build_object('paymentId', id), ${now}::timestamptz, ${now}::timestamptz,
        ${currentRequest() ?? null}::text from kept
      where status in ('failed', 'expired')
    ) select status from kept`.execute(services.db)
  if (rows[0]?.status === 'open') return checkout.url
  services.nudge()
  return undefined
}

/** Records the failure. The gateway's message is only for the operator; no guest ever reads it. */
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
