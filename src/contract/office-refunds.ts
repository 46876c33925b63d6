import { Type, type Static } from 'typebox'
import { REFUND_ACTS } from '#domain/payments/refund-acts.ts'
import { KEY_REFUSALS, defineCall } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { ADMIN_REFUSALS, byAdmin } from './office-parts.ts'
import { Reason } from './office-people.ts'
import { IdParams, Instant, Nullable, OneOf, Rupees, Uuid } from './primitives.ts'

export const OfficeRefund = Type.Object(
  {
    id: Type.String(),
    amount: Rupees('to the guest'),
    status: OneOf(['pending', 'processed', 'failed']),
    asked: Instant('when'),
    promised_by: Instant('the guest was told'),
    reference: Nullable(Type.String({ description: 'the gateway’s ARN, or the bank’s UTR' })),
    acts: Type.Array(OneOf(REFUND_ACTS), { description: 'possible now' }),
    waits: Type.Boolean({ description: 'a payment by hand is proposed' }),
  },
  { title: 'OfficeRefund' },
)
export type OfficeRefund = Static<typeof OfficeRefund>

export const bookingRefunds = defineCall({
  method: 'GET',
  path: '/office/bookings/{id}/refunds',
  tag: 'Office',
  summary: 'The refunds of a booking, and what could be done about those that failed or are late',
  rights: 'office',
  params: IdParams,
  response: Type.Array(OfficeRefund),
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
})

export const askRefundAgain = defineCall({
  method: 'POST',
  path: '/office/refunds/{id}/ask-again',
  tag: 'Office',
  summary: 'Asks the gateway again; it pays a refund once, however often it is asked',
  rights: 'office',
  params: IdParams,
  body: Type.Object({ reason: Reason }, { title: 'AskRefundAgain', examples: [{ reason: 'The guest waits' }] }),
  response: Type.Array(OfficeRefund),
  refusals: [...OFFICE_REFUSALS, ...KEY_REFUSALS, 'NOT_FOUND', 'ACT_NOT_POSSIBLE'],
  isIdempotent: true,
  limitPerMinute: 30,
})

export const payRefundByHand = defineCall({
  ...byAdmin,
  path: '/office/refunds/{id}/by-hand',
  summary: 'Proposes that a failed refund was paid from our bank; somebody else compares the UTR and confirms',
  params: IdParams,
  body: Type.Object(
    {
      reference: Type.String({ pattern: '^[A-Za-z0-9-]{6,40}$', description: 'the bank’s number (UTR)' }),
      reason: Reason,
    },
    { title: 'PayRefundByHand', examples: [{ reference: 'HDFCR52026120471', reason: 'The card was closed' }] },
  ),
  response: Type.Object({ proposal_id: Uuid }),
  refusals: [...ADMIN_REFUSALS, ...KEY_REFUSALS, 'NOT_FOUND', 'ACT_NOT_POSSIBLE', 'REFERENCE_USED'],
  isIdempotent: true,
})
