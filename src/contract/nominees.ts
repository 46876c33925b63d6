import { Type, type Static } from 'typebox'
import { verifyOtp } from './accounts.ts'
import { defineCall } from './call.ts'
import { IdParams, Instant, Nullable } from './primitives.ts'

const own = { tag: 'Users', rights: 'owner', params: IdParams } as const
const ownRefusals = ['NO_SESSION', 'NOT_FOUND'] as const
const changeRefusals = [...ownRefusals, 'FRESH_OTP_NEEDED', 'PASSKEY_NEEDED', 'CROSS_SITE'] as const

export const Nominee = Type.Object(
  { name: Type.String(), phone: Type.String({ description: 'E.164' }), namedAt: Instant('when') },
  { title: 'Nominee' },
)
export type Nominee = Static<typeof Nominee>

const answer = Type.Object({ nominee: Nullable(Nominee) })

export const getNominee = defineCall({
  ...own,
  method: 'GET',
  path: '/users/{id}/nominee',
  summary: 'The person who may use the user’s rights when they die or cannot act; null without one',
  response: answer,
  refusals: ownRefusals,
})

export const setNominee = defineCall({
  ...own,
  method: 'POST',
  path: '/users/{id}/nominee',
  summary: 'Names this person, or another one, as the user’s nominee. Nothing is sent to them',
  needsFreshOtp: true,
  body: Type.Object(
    { name: Type.String({ maxLength: 200 }), phone: verifyOtp.body.properties.phone },
    { examples: [{ name: 'Meera Rao', phone: '9812345678' }] },
  ),
  response: answer,
  refusals: changeRefusals,
  limitPerMinute: 10,
})

export const removeNominee = defineCall({
  ...own,
  method: 'POST',
  path: '/users/{id}/nominee/remove',
  summary: 'Removes the user’s nominee; without one it counts as removed',
  needsFreshOtp: true,
  response: answer,
  refusals: changeRefusals,
  limitPerMinute: 10,
})
