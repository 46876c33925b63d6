import { Type, type Static } from 'typebox'
import { defineCall } from './call.ts'
import { GENDERS } from '#domain/accounts/sign-up-form.ts'
import { MAX_REFERRAL_LENGTH } from '#domain/rewards/referral.ts'
import { IdParams, Include, Nullable, OneOf, Rupees } from './primitives.ts'

const Phone = Type.String({ maxLength: 20, examples: ['+919876543210'] })

/** The four possible values of a guest's gender (specification §3). */
const Gender = OneOf(GENDERS)

/** Links an OTP request to the browser or app that made it. Browsers send it in a cookie. */
const Challenge = Type.String({ maxLength: 100, description: 'as the request for the password was answered' })

/** A solved puzzle: base64 of `{"challenge", "solution"}`, as ALTCHA's own widget sends it. */
const Proof = Type.String({ maxLength: 2000, description: 'the solved puzzle of CHALLENGE_REQUIRED, in base64' })

/** Browsers without scripts cannot solve the puzzle (decision 0086). */
const WithoutScript = Type.Boolean({
  description: 'sends without a puzzle, from a small budget for the phone and for the address',
})

/**
 * How often one network address may find out whether a phone has an account, which is private. An address finds out
 * from `is-registered`, or from an answer PHONE_NOT_REGISTERED or PHONE_TAKEN (decision 0012).
 */
export const MEMBERSHIP_LIMIT = { perMinute: 10, perDay: 200 } as const

export const isRegistered = defineCall({
  method: 'GET',
  path: '/users/is-registered',
  tag: 'Users',
  summary: 'Whether a phone has an account',
  rights: 'anyone',
  query: Type.Object({ phone: Phone }),
  response: Type.Object({ registered: Type.Boolean() }),
  refusals: [],
  limitPerMinute: MEMBERSHIP_LIMIT.perMinute,
  limitPerDay: MEMBERSHIP_LIMIT.perDay,
})

const otpSent = Type.Object(
  {
    sent: Type.Boolean(),
    retryAfter: Type.Integer({ description: 'seconds until another may be asked for' }),
    whatsApp: Type.Boolean({ description: 'the next one may be asked for by WhatsApp' }),
    challenge: Challenge,
  },
  { title: 'OtpSent' },
)

const otpRefusals = [
  'PHONE_NOT_REGISTERED',
  'OTP_TOO_SOON',
  'OTP_LIMIT_REACHED',
  'CHALLENGE_REQUIRED',
  'TOO_MANY_REQUESTS',
  'PREFETCH_REFUSED',
  'CROSS_SITE',
] as const

export const generateOtp = defineCall({
  method: 'GET',
  path: '/users/generate-otp',
  tag: 'Users',
  summary: 'Sends a one-time password to a registered phone, or again for the sign-up that the challenge names',
  rights: 'anyone',
  query: Type.Object({ phone: Phone, challenge: Type.Optional(Challenge), proof: Type.Optional(Proof) }),
  response: otpSent,
  refusals: otpRefusals,
  limitPerMinute: 60,
})

export const postGenerateOtp = defineCall({
  ...generateOtp,
  method: 'POST',
  summary: 'The same as the GET, for clients that may not send with a GET',
  query: Type.Object({}),
  body: Type.Object(
    {
      phone: Phone,
      challenge: Type.Optional(Challenge),
      proof: Type.Optional(Proof),
      withoutScript: Type.Optional(WithoutScript),
      by: Type.Optional(
        OneOf(['sms', 'whatsapp'], 'whatsapp: counts for a phone that was sent an SMS in the last minutes, else SMS'),
      ),
    },
    { title: 'OtpRequest', examples: [{ phone: '+919876543210' }] },
  ),
})

const signUpFields = {
  name: Type.String({ maxLength: 80 }),
  email: Type.String({ maxLength: 254 }),
  gender: Type.Optional(Nullable(Gender)),
  city: Type.Optional(Nullable(Type.String({ maxLength: 80 }))),
  cityId: Type.Optional(Nullable(Type.Union([Type.Integer(), Type.String({ maxLength: 120 })]))),
  referral: Type.Optional(Nullable(Type.String({ maxLength: MAX_REFERRAL_LENGTH }))),
  contactConsent: Type.Optional(Type.Boolean({ description: 'may be called and texted regardless of DND status' })),
}

export const SignUpForm = Type.Object(signUpFields, { title: 'SignUpForm' })
export type SignUpForm = Static<typeof SignUpForm>

export const signUp = defineCall({
  method: 'POST',
  path: '/users/signup',
  tag: 'Users',
  summary: 'Keeps the details aside and sends a one-time password; verify-otp completes the sign-up',
  rights: 'anyone',
  body: Type.Object(
    {
      phone: Phone,
      ...signUpFields,
      proof: Type.Optional(Proof),
      withoutScript: Type.Optional(WithoutScript),
    },
    {
      examples: [
        {
          phone: '+919876543210',
          name: 'Asha Rao',
          email: 'asha@home.example',
          gender: 'female',
          city: 'Pune',
          cityId: 4,
        },
      ],
    },
  ),
  response: otpSent,
  refusals: [
    'PHONE_TAKEN',
    'OTP_TOO_SOON',
    'OTP_LIMIT_REACHED',
    'CHALLENGE_REQUIRED',
    'TOO_MANY_REQUESTS',
    'CROSS_SITE',
  ],
  limitPerMinute: 60,
})

export const verifyOtp = defineCall({
  method: 'POST',
  path: '/users/verify-otp',
  tag: 'Users',
  summary:
    'Turns a one-time password into a session; `id` is the access token. After EMAIL_TAKEN the same password and challenge go on with another email in `details`',
  rights: 'anyone',
  body: Type.Object(
    {
      phone: Phone,
      token: Type.String({ minLength: 1, maxLength: 12 }),
      challenge: Type.Optional(Challenge),
      details: Type.Optional(
        Type.Object(signUpFields, {
          description: 'of a sign-up, as the form stands now; else those sent before count',
        }),
      ),
    },
    { examples: [{ phone: '+919876543210', token: '123456' }] },
  ),
  response: Type.Object(
    { id: Type.String(), userId: Type.String(), ttl: Type.Integer({ description: 'seconds' }) },
    { title: 'OpenedSession' },
  ),
  refusals: ['OTP_WRONG', 'EMAIL_TAKEN', 'ACCOUNT_BLOCKED', 'CROSS_SITE'],
  limitPerMinute: 240,
})

export const User = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    user_email: Type.String(),
    contactConsent: Type.Boolean({ description: 'may be called and texted regardless of DND status' }),
    emailVerified: Type.Boolean({ description: 'the guest has pressed the link we sent there' }),
    phone: Type.String(),
    gender: Nullable(Gender),
    city: Nullable(Type.String()),
    cityId: Nullable(Type.Integer()),
    _profilePicture: Nullable(Type.Object({ id: Type.String(), url: Type.String() }, { title: 'PictureAddress' })),
    credits: Rupees('credit to spend'),
    paymentMethods: Type.Object({ options: Type.Array(Type.String()) }),
  },
  { title: 'User' },
)
export type User = Static<typeof User>

export const getUser = defineCall({
  method: 'GET',
  path: '/users/{id}',
  tag: 'Users',
  summary: 'The signed-in user; also how a client checks its session',
  rights: 'owner',
  params: IdParams,
  filter: Type.Object({ include: Type.Optional(Include(['city'])) }, { additionalProperties: false }),
  response: User,
  refusals: ['NO_SESSION', 'NOT_FOUND', 'FILTER_INVALID'],
})

export const listPaymentProviders = defineCall({
  method: 'GET',
  path: '/users/{id}/payment-providers',
  tag: 'Users',
  summary: 'The ways of paying that the user may choose from',
  rights: 'owner',
  params: IdParams,
  response: Type.Object({ options: Type.Array(Type.String()) }),
  refusals: ['NO_SESSION', 'NOT_FOUND'],
})

export const sendEmailLink = defineCall({
  method: 'POST',
  path: '/users/{id}/send-email-link',
  tag: 'Users',
  summary: 'Sends the link that verifies the email once more',
  rights: 'owner',
  params: IdParams,
  response: Type.Object({ sent: Type.Boolean() }),
  refusals: ['NO_SESSION', 'NOT_FOUND', 'EMAIL_ALREADY_VERIFIED', 'TOO_MANY_REQUESTS', 'CROSS_SITE'],
  limitPerMinute: 10,
})

export const verifyEmail = defineCall({
  method: 'POST',
  path: '/users/verify-email',
  tag: 'Users',
  summary: 'Verifies an email with the token of the link that was sent to it',
  rights: 'anyone',
  body: Type.Object(
    { token: Type.String({ minLength: 1, maxLength: 100 }) },
    { examples: [{ token: 'x'.repeat(43) }] },
  ),
  response: Type.Object({ verified: Type.Boolean() }),
  refusals: ['EMAIL_LINK_OVER'],
  limitPerMinute: 30,
})

export const logOut = defineCall({
  method: 'POST',
  path: '/users/logout',
  tag: 'Users',
  summary: 'Ends the session; without one it does nothing',
  rights: 'anyone',
  session: 'optional',
  response: Type.Object({ loggedOut: Type.Boolean() }),
  refusals: ['CROSS_SITE'],
})
