import { Type, type Static } from 'typebox'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { OFFICE_REFUSALS, PLAN_REFUSALS, PlannedAction } from './office-bookings.ts'
import { ADMIN_REFUSALS, bySecondPerson } from './office-parts.ts'
import { Reason } from './office-people.ts'
import { IdParams, Instant, Nullable, OneOf, Uuid } from './primitives.ts'

export const WAITING_KINDS = [
  'cancel',
  'refund',
  'credit',
  'move',
  'operator',
  'limits',
  'correction',
  'release',
  'guest_phone',
  'refund_by_hand',
  'coupon',
  'bank_account',
  'hotel_terms',
  'rate',
  'payout',
  'settlement',
  'bank_line',
] as const

export const WaitingProposal = Type.Object(
  {
    id: Type.String({ description: 'of the proposal, the bank details, the terms, the rate or the run' }),
    kind: OneOf(WAITING_KINDS),
    proposed_by: Type.String(),
    reason: Type.String(),
    at: Instant('when'),
    is_own: Type.Boolean({ description: 'by the one who asks: somebody else confirms it' }),
    booking: Nullable(Type.Object({ id: Type.String(), code: Type.String() }, { title: 'BookingCode' })),
    hotel: Nullable(Type.Object({ id: Type.Integer(), name: Type.String() }, { title: 'Named' })),
    user_id: Nullable(Type.String({ description: 'the guest whose account it concerns' })),
  },
  { title: 'WaitingProposal' },
)
export type WaitingProposal = Static<typeof WaitingProposal>

export const listProposals = defineCall({
  method: 'GET',
  path: '/office/proposals',
  tag: 'Office',
  summary: 'Everything that waits for a second person, and whether there is one',
  rights: 'office',
  response: Type.Object(
    {
      proposals: Type.Array(WaitingProposal, { maxItems: 200, description: 'oldest first' }),
      confirming: Type.Integer({ description: 'admins who could confirm today, the one who asks not counted' }),
    },
    { title: 'Proposals' },
  ),
  refusals: OFFICE_REFUSALS,
})

export const planProposal = defineCall({
  method: 'GET',
  path: '/office/proposals/{id}/plan',
  tag: 'Office',
  summary: 'What a waiting proposal would do now',
  rights: 'office',
  params: IdParams,
  response: PlannedAction,
  refusals: [...OFFICE_REFUSALS, ...PLAN_REFUSALS, 'ALREADY_DECIDED', 'NOTHING_WAITS'],
})

export const decideProposal = defineCall({
  ...bySecondPerson,
  path: '/office/proposals/{id}/decide',
  summary: 'Confirms or declines what a colleague proposed; confirming does it at once',
  params: IdParams,
  body: Type.Object(
    {
      decision: OneOf(['confirm', 'decline']),
      reason: Reason,
      fingerprint: Type.Optional(Type.String({ maxLength: 64, description: 'of the plan that was confirmed' })),
    },
    { examples: [{ decision: 'decline', reason: 'The hotel pays it' }] },
  ),
  response: Type.Object({ done: Type.Literal(true) }),
  refusals: [
    ...ADMIN_REFUSALS,
    ...KEY_REFUSALS,
    ...PLAN_REFUSALS,
    'ADMIN_TOO_NEW',
    'SAME_PERSON',
    'OWN_ACCOUNT',
    'ALREADY_DECIDED',
    'PLAN_CHANGED',
    'SOLD_OUT',
    'OPERATOR_EXISTS',
    'NUMBER_TAKEN',
    'COUPON_EXISTS',
    'NOTHING_WAITS',
    'REFERENCE_USED',
  ],
  isIdempotent: true,
})

/** The proposal for a change that needs a second person; null if the change took effect immediately. */
export const ProposalId = Nullable(Uuid)
