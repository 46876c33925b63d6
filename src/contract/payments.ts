import { Type } from 'typebox'
import { DISPUTE_PHASES, DISPUTE_STATUSES } from '#domain/disputes/dispute-state.ts'
import { defineCall } from './call.ts'
import { Instant, OneOf, Uuid } from './primitives.ts'

export const gatewayWebhook = defineCall({
  method: 'POST',
  path: '/webhooks/{provider}',
  tag: 'Payments',
  summary: 'Where the payment gateway and WhatsApp report; the signature covers the raw body, each event counts once',
  rights: 'gateway',
  params: Type.Object({ provider: Type.String({ maxLength: 40 }) }),
  response: Type.Object({ received: Type.Boolean() }),
  refusals: ['SIGNATURE_WRONG', 'NOT_FOUND'],
})

export const verifyWebhook = defineCall({
  method: 'GET',
  path: '/webhooks/{provider}',
  tag: 'Payments',
  summary: 'Answers the question by which WhatsApp checks that this address is ours',
  rights: 'anyone',
  params: Type.Object({ provider: Type.String({ maxLength: 40 }) }),
  query: Type.Object({
    'hub.mode': Type.Literal('subscribe'),
    'hub.verify_token': Type.String({ maxLength: 200 }),
    'hub.challenge': Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9_-]*$' }),
  }),
  response: Type.String({ description: 'the challenge' }),
  answers: 'text',
  refusals: ['SIGNATURE_WRONG', 'NOT_FOUND'],
  limitPerMinute: 30,
})

const GatewayPayment = Type.Object({
  id: Type.String(),
  amount: Type.Integer({ description: 'whole rupees' }),
  status: Type.String(),
  refunds: Type.Array(
    Type.Object({
      id: Type.String(),
      amount: Type.Integer(),
      status: Type.String(),
      reference: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
})

const PaymentParams = Type.Object({ paymentId: Uuid })

export const seeTestPayment = defineCall({
  method: 'GET',
  path: '/dev/test-gateway/{paymentId}',
  tag: 'Local tools',
  summary: 'A payment in the test gateway’s own books, with its refunds',
  rights: 'local',
  params: PaymentParams,
  response: GatewayPayment,
  refusals: ['NOT_FOUND'],
})

export const raiseTestDispute = defineCall({
  method: 'POST',
  path: '/dev/test-gateway/{paymentId}/dispute',
  tag: 'Local tools',
  summary: 'Reports a dispute of a paid test payment, or how it goes on, through the signed webhook',
  rights: 'local',
  params: PaymentParams,
  body: Type.Object(
    {
      status: OneOf(DISPUTE_STATUSES),
      phase: Type.Optional(OneOf(DISPUTE_PHASES)),
      paise: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: 'without it all of it' })),
      respond_by: Type.Optional(Instant('until when an answer counts; without it in seven days')),
    },
    { examples: [{ status: 'open' }] },
  ),
  response: Type.Object({ reference: Type.String({ description: 'of the dispute' }) }),
  refusals: ['NOT_FOUND'],
})

export const pressTestGateway = defineCall({
  method: 'POST',
  path: '/dev/test-gateway/{paymentId}',
  tag: 'Local tools',
  summary: 'Presses a button of the test gateway’s page, which then reports through the signed webhook',
  rights: 'local',
  params: PaymentParams,
  body: Type.Object({ outcome: OneOf(['success', 'failure']) }, { examples: [{ outcome: 'success' }] }),
  response: Type.Object({ redirect_url: Type.String() }),
  refusals: ['NOT_FOUND'],
})
