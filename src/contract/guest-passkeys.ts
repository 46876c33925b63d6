import { Type, type Static } from 'typebox'
import { defineCall } from './call.ts'
import { WebAuthnJson } from './desk-staff.ts'
import { IdParams, Instant, Nullable, OneOf, Uuid } from './primitives.ts'

const own = { tag: 'Users', rights: 'owner', params: IdParams } as const
const ownRefusals = ['NO_SESSION', 'NOT_FOUND'] as const

export const GuestPasskey = Type.Object(
  {
    id: Type.String(),
    device: Nullable(Type.String({ description: 'such as Chrome on Android; null when the client did not say' })),
    madeAt: Instant('when it was added'),
    usedAt: Instant('when it was last shown'),
    signsIn: Nullable(
      Type.Boolean({
        description: 'can it also sign in, without a phone number? null: added before it could, only its device knows',
      }),
    ),
  },
  { title: 'Passkey' },
)
export type GuestPasskey = Static<typeof GuestPasskey>

export const listGuestPasskeys = defineCall({
  ...own,
  method: 'GET',
  path: '/users/{id}/passkeys',
  summary: 'The user’s passkeys; with one, their IDs, the copy of their data and erasing open only after it',
  response: Type.Object({ passkeys: Type.Array(GuestPasskey) }),
  refusals: ownRefusals,
})

export const startGuestPasskey = defineCall({
  ...own,
  method: 'POST',
  path: '/users/{id}/passkeys/ask',
  summary: 'What this device has to sign: to add a passkey, after a fresh OTP or one they have, or to show one',
  body: Type.Object({ wish: OneOf(['make', 'show']) }, { examples: [{ wish: 'make' }] }),
  response: Type.Object({ wish: OneOf(['make', 'show']), options: WebAuthnJson }, { title: 'PasskeyOptions' }),
  refusals: [...ownRefusals, 'CROSS_SITE', 'FRESH_OTP_NEEDED', 'PASSKEY_NEEDED', 'PASSKEY_HELD_BACK', 'PASSKEYS_FULL'],
  limitPerMinute: 20,
})

export const answerWithGuestPasskey = defineCall({
  ...own,
  method: 'POST',
  path: '/users/{id}/passkeys/answer',
  summary: 'The signed answer; for some minutes this session then opens what answers PASSKEY_NEEDED',
  body: Type.Object({ response: WebAuthnJson }, { examples: [{ response: { id: 'x' } }] }),
  response: Type.Object({ freshUntil: Instant('until then no passkey is asked for again') }),
  refusals: [...ownRefusals, 'CROSS_SITE', 'PASSKEY_WRONG', 'PASSKEYS_FULL'],
  limitPerMinute: 20,
})

export const forgetGuestPasskey = defineCall({
  ...own,
  method: 'POST',
  path: '/users/{id}/passkeys/forget',
  summary:
    'Takes a passkey away, after one was shown; one that is gone counts as taken away. Without any an OTP is enough again',
  needsFreshOtp: true,
  body: Type.Object({ passkeyId: Uuid }, { examples: [{ passkeyId: 'kZ3s' }] }),
  response: Type.Object({ done: Type.Boolean() }),
  refusals: [...ownRefusals, 'CROSS_SITE', 'FRESH_OTP_NEEDED', 'PASSKEY_NEEDED'],
  limitPerMinute: 20,
})
