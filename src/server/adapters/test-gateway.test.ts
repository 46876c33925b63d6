import { expect, it } from 'vitest'
import { openTestDb } from '#tests/database/test-db.ts'
import type { GatewayEvent, SignedReport } from '../ports/payment-gateway.ts'
import { checkoutRequest, describePaymentGateway, type GatewayUnderTest } from '../ports/payment-gateway.conformance.ts'
import { GATEWAY_DOWN_EMAIL, SIGNATURE_HEADER, signReport, testGateway } from './test-gateway.ts'

const SECRET = 'a secret of tests'
const clock = { now: () => new Date() }

function signed(event: GatewayEvent): SignedReport {
  const rawBody = Buffer.from(JSON.stringify(event))
  return { rawBody, headers: { [SIGNATURE_HEADER]: signReport(SECRET, rawBody) } }
}

async function open(): Promise<GatewayUnderTest> {
  const { db, close } = await openTestDb()
  const row = (id: string) =>
    db.selectFrom('dev_gateway_payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return {
    gateway: testGateway(db, clock, SECRET, () => 'https://uncle.example'),
    close,
    pay: async (id) => {
      const paymentId = `tpid_${id.slice(5)}`
      const paid = { status: 'paid', payment_id: paymentId, method: 'upi', paid_at: clock.now() } as const
      await db.updateTable('dev_gateway_payments').set(paid).where('id', '=', id).execute()
      return paymentId
    },
    askedOf: async (id) => (await row(id)).amount,
    refundsOf: async (paymentId) => {
      const rows = await db
        .selectFrom('dev_gateway_refunds as refund')
        .innerJoin('dev_gateway_payments as payment', 'payment.id', 'refund.gateway_payment_id')
        .select('refund.amount')
        .where('payment.payment_id', '=', paymentId)
        .execute()
      return rows.map(({ amount }) => amount)
    },
    reportPaid: async (id, eventId) => {
      const { reference, amount, payment_id: providerPaymentId, method } = await row(id)
      return signed({ kind: 'payment', eventId, reference, report: 'paid', amount, providerPaymentId, method })
    },
    reportRefund: async (key, eventId) => {
      const { reference: trace } = await db
        .selectFrom('dev_gateway_refunds')
        .select('reference')
        .where('idempotency_key', '=', key)
        .executeTakeFirstOrThrow()
      return signed({ kind: 'refund', eventId, reference: key, report: 'processed', trace })
    },
  }
}

describePaymentGateway('the test gateway', open)

it('the test gateway does not answer requests for the customer that makes it fail', async () => {
  const { gateway, close } = await open()
  const request = checkoutRequest()
  const customer = { ...request.customer, email: GATEWAY_DOWN_EMAIL }
  await expect(gateway.createCheckout({ ...request, customer })).rejects.toThrow('does not answer')
  await close()
})
