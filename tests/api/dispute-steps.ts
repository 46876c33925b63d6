import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { receiveReport } from '#server/features/payments/webhooks.ts'
import type { GatewayEvent } from '#server/ports/payment-gateway.ts'
import { paymentOf } from './settlement-steps.ts'
import type { Api } from './start-api.ts'

type Dispute = Extract<GatewayEvent, { kind: 'dispute' }>

/** Sends the gateway's signed reports about a disputed payment. */
export async function disputeOf(api: Api, bookingId: string) {
  const payment = await paymentOf(api, bookingId)
  const reference = `disp_${randomUUID().slice(0, 12)}`
  const event = (change: Partial<Dispute> = {}): Dispute => ({
    kind: 'dispute',
    eventId: randomUUID(),
    reference,
    providerPaymentId: payment.reference,
    status: 'open',
    phase: 'chargeback',
    paise: payment.amount,
    reasonCode: 'services_not_provided',
    reason: 'Service not provided',
    respondBy: '2026-12-11T12:30:00.000Z',
    at: api.clock.now().toISOString(),
    ...change,
  })
  const tell = async (...events: Dispute[]) => {
    const gateway = {
      ...api.services.gateway,
      readReport: (report: { rawBody: Buffer }) => JSON.parse(report.rawBody.toString()) as Dispute,
    }
    for (const one of events)
      await receiveReport({ ...api.services, gateway }, { rawBody: Buffer.from(JSON.stringify(one)), headers: {} })
    await api.worker.drain()
    const failed = api.db.selectFrom('webhook_events').select('last_error').where('last_error', 'is not', null)
    expect(await failed.execute()).toEqual([])
  }
  return { reference, payment, event, tell }
}
