import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readRazorpayReport } from './razorpay-report.ts'

const SECRET = 'a secret of the webhook'
const DISPUTE = {
  id: 'disp_AHfqOvkldwsbqt',
  entity: 'dispute',
  payment_id: 'pay_EsyWjHrfzb59eR',
  amount: 188_900,
  currency: 'INR',
  amount_deducted: 0,
  reason_code: 'services_not_provided',
  reason_description: 'Service not provided',
  respond_by: 1_796_993_999,
  status: 'open',
  phase: 'chargeback',
  created_at: 1_796_500_000,
}

function read(event: string, dispute: object = {}, body: object = {}) {
  const rawBody = Buffer.from(
    JSON.stringify({
      event,
      created_at: 1_796_500_001,
      payload: { dispute: { entity: { ...DISPUTE, ...dispute } } },
      ...body,
    }),
  )
  const signature = createHmac('sha256', SECRET).update(rawBody).digest('hex')
  return readRazorpayReport([SECRET], {
    rawBody,
    headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'evt_1' },
  })
}

test.each([
  ['created', 'open'],
  ['action_required', 'action_required'],
  ['under_review', 'under_review'],
  ['won', 'won'],
  ['lost', 'lost'],
  ['closed', 'closed'],
])('the webhook payment.dispute.%s gives a dispute that is %s', (event, status) => {
  expect(read(`payment.dispute.${event}`)).toEqual({
    kind: 'dispute',
    eventId: 'evt_1',
    reference: DISPUTE.id,
    providerPaymentId: DISPUTE.payment_id,
    status,
    phase: 'chargeback',
    paise: 188_900,
    reasonCode: 'services_not_provided',
    reason: 'Service not provided',
    respondBy: new Date(1_796_993_999_000).toISOString(),
    at: new Date(1_796_500_001_000).toISOString(),
  })
})

test('an unknown dispute phase is stored as a chargeback, and a missing day as no day', () => {
  expect(read('payment.dispute.created', { phase: 'good_faith', respond_by: null })).toMatchObject({
    phase: 'chargeback',
    respondBy: null,
  })
})

test.each([
  ['another event', 'payment.dispute.frozen', {}],
  ['no amount', 'payment.dispute.created', { amount: 0 }],
  ['half a paisa', 'payment.dispute.created', { amount: 1.5 }],
  ['no id', 'payment.dispute.created', { id: null }],
  ['no payment', 'payment.dispute.created', { payment_id: undefined }],
])('a webhook with %s is stored as an event that says nothing', (_what, event, dispute) => {
  expect(read(event, dispute)).toEqual({ kind: 'other', eventId: 'evt_1' })
})
