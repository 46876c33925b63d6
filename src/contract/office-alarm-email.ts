import { Type, type Static } from 'typebox'
import { MAX_EMAIL_LENGTH } from '#domain/accounts/sign-up-form.ts'
import { defineCall } from './call.ts'
import { Instant, Nullable } from './primitives.ts'

export const OfficeAlarmEmail = Type.Object(
  {
    email: Nullable(Type.String({ description: 'the verified address, which gets the alarms' })),
    pending: Nullable(
      Type.Object(
        { email: Type.String(), valid_until: Instant('when its last code ends') },
        {
          title: 'UnverifiedEmail',
          description: 'gets only its code; until it is verified, `email` goes on getting the alarms',
        },
      ),
    ),
  },
  { title: 'OfficeAlarmEmail' },
)
export type OfficeAlarmEmail = Static<typeof OfficeAlarmEmail>

const office = { tag: 'Office', rights: 'office', response: OfficeAlarmEmail } as const

export const readAlarmEmail = defineCall({
  ...office,
  method: 'GET',
  path: '/office/alarm-email',
  summary: 'Where the caller gets the alarms by email',
  refusals: ['NO_SESSION', 'PASSKEY_NEEDED'],
})

export const sendAlarmEmailCode = defineCall({
  ...office,
  method: 'POST',
  path: '/office/alarm-email',
  summary: 'Sends a code to a new address; sending the verified address drops a change that is not verified',
  body: Type.Object(
    { email: Type.String({ maxLength: MAX_EMAIL_LENGTH }) },
    { examples: [{ email: 'asha@home.example' }] },
  ),
  refusals: ['NO_SESSION', 'PASSKEY_NEEDED', 'CROSS_SITE', 'OTP_TOO_SOON', 'OTP_LIMIT_REACHED'],
  limitPerMinute: 10,
})

export const verifyAlarmEmail = defineCall({
  ...office,
  method: 'POST',
  path: '/office/alarm-email/verify',
  summary: 'Proves the address by its code; from then on it gets the alarms',
  body: Type.Object({ code: Type.String({ maxLength: 20 }) }, { examples: [{ code: '402917' }] }),
  refusals: ['NO_SESSION', 'PASSKEY_NEEDED', 'CROSS_SITE', 'EMAIL_CODE_WRONG', 'EMAIL_CODE_OVER'],
  limitPerMinute: 10,
})

export const endAlarmEmail = defineCall({
  ...office,
  method: 'POST',
  path: '/office/alarm-email/end',
  summary: 'Ends the emails to the caller, and drops an address that waits',
  refusals: ['NO_SESSION', 'PASSKEY_NEEDED', 'CROSS_SITE'],
})
