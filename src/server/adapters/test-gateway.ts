import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { paiseOf } from '#domain/ledger/accounts.ts'
import type {
  CheckoutKey,
  CheckoutState,
  GatewayEvent,
  GatewayMoney,
  PaymentGateway,
  SignedReport,
} from '../ports/payment-gateway.ts'
import type { Clock } from '../ports/clock.ts'
import type { Db } from '../services.ts'

export const TEST_GATEWAY = 'test-gateway'

/**
 * The email of a guest whose payments this stand-in refuses to open, so that developers can try out a failing gateway
 * by hand.
 */
export const GATEWAY_DOWN_EMAIL = 'gateway-down@uncle.example'

const LOCAL_SECRET = 'local only, never outside'

export const webhookSecret = (configured: string | undefined): string => configured ?? LOCAL_SECRET

export const signReport = (secret: string, rawBody: string | Buffer): string =>
  createHmac('sha256', secret).update(rawBody).digest('hex')

export const SIGNATURE_HEADER = 'x-test-gateway-signature'

function isSigned(secret: string, { rawBody, headers }: SignedReport): boolean {
  const given = headers[SIGNATURE_HEADER]
  if (typeof given !== 'string' || !/^[0-9a-f]{64}$/.test(given)) return false
  return timingSafeEqual(Buffer.from(given), Buffer.from(signReport(secret, rawBody)))
}

function parseEvent(rawBody: Buffer): GatewayEvent | undefined {
  try {
    const event = JSON.parse(rawBody.toString('utf8')) as Partial<GatewayEvent>
    return typeof event.eventId === 'string' && typeof event.kind === 'string' ? (event as GatewayEvent) : undefined
  } catch {
    return undefined
  }
}

const withMethod = (url: string, method: string) => `${url}?method=${method}`

async function paymentsOf(db: Db, from: Date, until: Date): Promise<GatewayMoney[]> {
  const rows = await db
    .selectFrom('dev_gateway_payments')
    .select(['payment_id', 'id', 'reference', 'amount'])
    .where('status', '=', 'paid')
    .where('paid_at', '>=', from)
    .where('paid_at', '<', until)
    .execute()
  return rows.map(({ payment_id, id, reference, amount }) => ({
    kind: 'payment',
    providerRef: payment_id ?? id,
    reference,
    paise: paiseOf(amount),
  }))
}

async function refundsOf(db: Db, from: Date, until: Date): Promise<GatewayMoney[]> {
  const rows = await db
    .selectFrom('dev_gateway_refunds')
    .select(['id', 'idempotency_key', 'amount'])
    .where('status', '<>', 'failed')
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .execute()
  return rows.map(({ id, idempotency_key: reference, amount }) => ({
    kind: 'refund',
    providerRef: id,
    reference,
    paise: paiseOf(amount),
  }))
}

const STATES = { open: 'open', paid: 'paid', failed: 'failed', cancelled: 'expired', expired: 'expired' } as const

/**
 * Makes the stand-in for a payment gateway, with separate books, its own page, and signed reports like those of a real
 * gateway.
 */
export function testGateway(db: Db, clock: Clock, secret: string, origin: () => string): PaymentGateway {
  const byReference = (reference: string) =>
    db.selectFrom('dev_gateway_payments').selectAll().where('reference', '=', reference).executeTakeFirst()
  const byKey = ({ providerRef, reference }: CheckoutKey) =>
    providerRef === null
      ? byReference(reference)
      : db.selectFrom('dev_gateway_payments').selectAll().where('id', '=', providerRef).executeTakeFirst()
  const stateOf = async (checkout: CheckoutKey): Promise<CheckoutState> => {
    const row = await byKey(checkout)
    if (!row) return { status: 'unknown', amount: null, providerPaymentId: null, method: null }
    const { amount, payment_id: providerPaymentId, method } = row
    return { status: STATES[row.status], amount: row.status === 'paid' ? amount : null, providerPaymentId, method }
  }
  const urlOf = (id: string) => `${origin()}/dev/test-gateway/${id}`

  return {
    name: TEST_GATEWAY,
    signatureHeader: SIGNATURE_HEADER,

    createCheckout: async (request) => {
      if (request.customer.email === GATEWAY_DOWN_EMAIL) throw new Error('the gateway does not answer')
      // Writes the row unchanged if the reference is repeated, so that the statement returns the row.
      const row = await db
        .insertInto('dev_gateway_payments')
        .values({
          id: `tpay_${randomUUID().replaceAll('-', '').slice(0, 20)}`,
          reference: request.reference,
          amount: request.amount,
          description: request.description,
          callback_url: request.returnUrl,
          expires_at: request.expiresAt,
          created_at: clock.now(),
        })
        .onConflict((conflict) =>
          conflict.column('reference').doUpdateSet((eb) => ({ reference: eb.ref('excluded.reference') })),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      const url = urlOf(row.id)
      return { providerRef: row.id, url: request.method ? withMethod(url, request.method) : url }
    },

    fetchCheckout: stateOf,

    preferMethod: withMethod,

    cancelCheckout: async (checkout) => {
      const row = await byKey(checkout)
      if (row) {
        await db
          .updateTable('dev_gateway_payments')
          .set({ status: 'cancelled' })
          .where('id', '=', row.id)
          .where('status', 'in', ['open', 'failed'])
          .execute()
      }
      return stateOf(checkout)
    },

    refund: async ({ providerPaymentId, amount, reference }) => {
      const payment = await db
        .selectFrom('dev_gateway_payments')
        .select('id')
        .where('payment_id', '=', providerPaymentId)
        .executeTakeFirst()
      if (!payment) throw new Error('the gateway knows no such payment')
      const trace = `ARN${reference.replaceAll('-', '').slice(0, 20).toUpperCase()}`
      await db
        .insertInto('dev_gateway_refunds')
        .values({
          id: `trfnd_${randomUUID().replaceAll('-', '').slice(0, 20)}`,
          gateway_payment_id: payment.id,
          amount,
          status: 'processed',
          idempotency_key: reference,
          reference: trace,
          created_at: clock.now(),
          processed_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .execute()
      const row = await db
        .selectFrom('dev_gateway_refunds')
        .selectAll()
        .where('idempotency_key', '=', reference)
        .executeTakeFirstOrThrow()
      return { providerRef: row.id, status: row.status, trace: row.reference }
    },

    list: async (from, until) => [...(await paymentsOf(db, from, until)), ...(await refundsOf(db, from, until))],

    readReport: (report) => (isSigned(secret, report) ? parseEvent(report.rawBody) : undefined),
  }
}
