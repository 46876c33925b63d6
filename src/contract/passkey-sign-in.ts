import { Type } from 'typebox'
import { verifyOtp } from './accounts.ts'
import { defineCall } from './call.ts'
import { WebAuthnJson } from './desk-staff.ts'

/** A high limit, because thousands of phones share an address and nobody can guess a signature. */
const PER_MINUTE = 60

/**
 * Everybody gets the same response. No call of this sign-in accepts a phone or reveals whether a phone has a passkey or
 * an account.
 */
export const startPasskeySignIn = defineCall({
  method: 'POST',
  path: '/users/passkey-sign-in/ask',
  tag: 'Users',
  summary:
    'What a passkey of a guest has to sign to sign in, with no phone number. A cookie binds it to this browser, once and for five minutes',
  rights: 'anyone',
  response: Type.Object({ options: WebAuthnJson }, { title: 'PasskeySignInOptions' }),
  refusals: ['PREFETCH_REFUSED', 'CROSS_SITE'],
  limitPerMinute: PER_MINUTE,
})

export const signInWithPasskey = defineCall({
  method: 'POST',
  path: '/users/passkey-sign-in/answer',
  tag: 'Users',
  summary:
    'Turns a signed answer into a session; `id` is the access token. Every failure before the signature fits is PASSKEY_WRONG',
  rights: 'anyone',
  body: Type.Object({ response: WebAuthnJson }, { examples: [{ response: { id: 'x' } }] }),
  response: verifyOtp.response,
  refusals: ['PASSKEY_WRONG', 'ACCOUNT_BLOCKED', 'PREFETCH_REFUSED', 'CROSS_SITE'],
  limitPerMinute: PER_MINUTE,
})
