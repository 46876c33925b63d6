import { Type, type Static } from 'typebox'
import { DISPUTE_PHASES, DISPUTE_STATUSES } from '#domain/disputes/dispute-state.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { OFFICE_REFUSALS, OfficeTimelineEntry } from './office-bookings.ts'
import { Paise } from './office-parts.ts'
import { Reason } from './office-people.ts'
import { Instant, Nullable, OneOf } from './primitives.ts'

export const DISPUTE_ANSWERS = ['evidence_sent', 'accepted'] as const

const head = {
  reference: Type.String({ description: 'the gateway’s id' }),
  status: OneOf(DISPUTE_STATUSES, 'open and action_required wait for our answer'),
  phase: OneOf(DISPUTE_PHASES),
  paise: Paise('disputed'),
  reason: Nullable(Type.String({ description: 'in the bank’s words' })),
  respond_by: Nullable(Instant('until when an answer counts')),
  opened_at: Instant('when'),
  booking: Nullable(Type.Object({ id: Type.String(), code: Type.String() }, { title: 'BookingCode' })),
  guest: Nullable(Type.String({ description: 'the name on the booking' })),
  hotel: Nullable(Type.String()),
  city: Nullable(Type.String()),
  answer: Nullable(OneOf(DISPUTE_ANSWERS, 'what the office did about it at the gateway')),
}

export const ListedDispute = Type.Object(head, { title: 'ListedDispute' })
export type ListedDispute = Static<typeof ListedDispute>

export const OfficeDispute = Type.Object(
  {
    ...head,
    key: Type.String({ description: 'of the work in `GET /office/now`' }),
    waits: Type.Boolean({ description: 'for our answer' }),
    reports: Type.Array(
      Type.Object(
        { status: OneOf(DISPUTE_STATUSES), phase: OneOf(DISPUTE_PHASES), paise: head.paise, at: Instant('when') },
        { title: 'DisputeReport' },
      ),
      { description: 'of the gateway, by its own time' },
    ),
    payment: Type.Object(
      {
        reference: Type.String({ description: 'the gateway’s id' }),
        method: Nullable(Type.String()),
        paise: Nullable(Paise('of the payment; null: we do not know it')),
        paid_at: Nullable(Instant('when')),
        refunded: Paise('that went back to the guest'),
      },
      { title: 'DisputedPayment' },
    ),
    guest_record: Nullable(Type.Object({ stays: Type.Integer(), disputes: Type.Integer() }, { title: 'GuestRecord' })),
    answered: Nullable(
      Type.Object({ by: Type.String(), at: Instant('when'), reason: Type.String() }, { title: 'DisputeAnswered' }),
    ),
    is_attended: Type.Boolean({ description: 'greeted at the desk, and scanned or confirmed by the guests' }),
    if_lost: Nullable(
      Type.Object(
        {
          refunds: Paise('of refunds that we owe anyway'),
          guest: Paise('of the guest’s money: the hotel is not paid for it'),
          ours: Paise('that we lose'),
        },
        { title: 'LostShares', description: 'who would bear it; null once it is decided' },
      ),
    ),
    timeline: Type.Array(OfficeTimelineEntry, { description: 'of the booking, newest first' }),
  },
  { title: 'OfficeDispute' },
)
export type OfficeDispute = Static<typeof OfficeDispute>

export const officeDisputes = defineCall({
  method: 'GET',
  path: '/office/disputes',
  tag: 'Office',
  summary: 'Payments that guests’ banks dispute, the newest first',
  rights: 'office',
  query: Type.Object({ skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })) }),
  response: Type.Object({ disputes: Type.Array(ListedDispute, { maxItems: 50 }), has_more: Type.Boolean() }),
  refusals: OFFICE_REFUSALS,
})

const about = {
  tag: 'Office',
  rights: 'office',
  params: Type.Object({
    reference: Type.String({ pattern: '^[A-Za-z0-9_-]{6,60}$', description: 'the gateway’s id' }),
  }),
} as const

export const officeDispute = defineCall({
  ...about,
  method: 'GET',
  path: '/office/disputes/{reference}',
  summary: 'A dispute with its booking’s time line, and who would bear it',
  response: OfficeDispute,
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
})

export const disputeEvidence = defineCall({
  ...about,
  method: 'GET',
  path: '/office/disputes/{reference}/evidence',
  summary: 'The proof for the bank as one PDF, without pictures of guests; taking it is written to the log',
  response: Type.Unsafe<never>({ type: 'string', format: 'binary' }),
  answers: 'pdf',
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
  limitPerMinute: 30,
})

export const answerDispute = defineCall({
  ...about,
  method: 'POST',
  path: '/office/disputes/{reference}/answer',
  summary: 'Notes that the proof was sent at the gateway, or that we accept the loss there; moves no money',
  body: Type.Object(
    { answer: OneOf(DISPUTE_ANSWERS), reason: Reason },
    { title: 'AnswerDispute', examples: [{ answer: 'evidence_sent', reason: 'Uploaded at the gateway' }] },
  ),
  response: OfficeDispute,
  refusals: [...OFFICE_REFUSALS, ...KEY_REFUSALS, 'NOT_FOUND', 'ALREADY_DECIDED'],
  isIdempotent: true,
  limitPerMinute: 60,
})
