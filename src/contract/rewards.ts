import { Type, type Static } from 'typebox'
import { CREDIT_KINDS } from '#domain/rewards/credits.ts'
import { defineCall } from './call.ts'
import { IdParams, Instant, Nullable, OneOf, Paging, Rupees } from './primitives.ts'

export const referCode = defineCall({
  method: 'GET',
  path: '/users/{id}/refer-code',
  tag: 'Users',
  summary: 'The user’s own code, and the link that carries it',
  rights: 'owner',
  params: IdParams,
  response: Type.Object({
    code: Type.String({ examples: ['K7WQ2MNP'] }),
    url: Type.String({ description: 'to be sent to a friend' }),
  }),
  refusals: ['NO_SESSION', 'NOT_FOUND'],
})

export const referralDiscount = defineCall({
  method: 'GET',
  path: '/users/referral-discount',
  tag: 'Users',
  summary: 'What a friend’s code takes off the caller’s first booking; 0 when nothing',
  rights: 'anyone',
  session: 'optional',
  query: Type.Object({ id: Type.String({ maxLength: 40, description: 'the code', examples: ['K7WQ2MNP'] }) }),
  response: Type.Object({ discount: Rupees('off the first booking') }),
  refusals: [],
  limitPerMinute: 60,
})

export const CreditEntry = Type.Object(
  {
    id: Type.Integer(),
    amount: Rupees('negative when spent'),
    kind: OneOf(CREDIT_KINDS),
    note: Nullable(Type.String({ description: 'our note about it' })),
    date: Instant('when'),
    bookingShortId: Nullable(Type.String({ description: 'of the user’s own booking it belongs to' })),
  },
  { title: 'CreditEntry' },
)
export type CreditEntry = Static<typeof CreditEntry>

export const listCredits = defineCall({
  method: 'GET',
  path: '/users/{id}/credits',
  tag: 'Users',
  summary: 'The user’s credit and what became of it, the newest first',
  rights: 'owner',
  params: IdParams,
  filter: Type.Object({ ...Paging }, { title: 'Page', additionalProperties: false }),
  response: Type.Object({ balance: Rupees('credit to spend'), entries: Type.Array(CreditEntry) }),
  refusals: ['NO_SESSION', 'NOT_FOUND', 'FILTER_INVALID'],
})
