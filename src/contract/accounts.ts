import { Type, type Static } from 'typebox'
import { defineCall } from './call.ts'
import { GENDERS } from '#domain/accounts/sign-up-form.ts'
import { IdParams, Include, Nullable, OneOf, Rupees } from './primitives.ts'

const Phone = Type.String({ maxLength: 20, examples: ['+919876543210'] })

/** Specification §3: the four values of gender. */
const Gender = OneOf(GENDERS)

export const isRegistered = defineCall({
  method: 'GET',
  path: '/users/is-registered',
  tag: 'Users',
  summary: 'Whether a phone has an account',
  rights: 'anyone',
  query: Type.Object({ phone: Phone }),
  response: Type.Object({ registered: Type.Boolean() }),
  refusals: [],
  limitPerMinute: 120,
})

const otpSent = Type.Object({
  sent: Type.Boolean(),
  retryAfter: Type.Integer({ description: 'seconds until another may be asked for' }),
})

const otpRefusals = [
  'PHONE_NOT_REGISTERED',
  'OTP_TOO_SOON',
  'OTP_LIMIT_REACHED',
  'PREFETCH_REFUSED',
  'CROSS_SITE',
] as const

export const generateOtp = defineCall({
  method: 'GET',
  path: '/users/generate-otp',
  tag: 'Users',
  summary: 'Sends a one-time password to a registered phone, or again to one that is signing up',
  rights: 'anyone',
  query: Type.Object({ phone: Phone }),
  response: otpSent,
  refusals: otpRefusals,
  limitPerMinute: 120,
})

export const postGenerateOtp = defineCall({
  ...generateOtp,
  method: 'POST',
  summary: 'The same as the GET, for clients that may not send with a GET',
  query: Type.Object({}),
  body: Type.Object({ phone: Phone }, { examples: [{ phone: '+919876543210' }] }),
})

export const signUp = defineCall({
  method: 'POST',
  path: '/users/signup',
  tag: 'Users',
  summary: 'Keeps the details aside and sends a one-time password; verify-otp completes the sign-up',
  rights: 'anyone',
  body: Type.Object(
    {
      phone: Phone,
      name: Type.String({ maxLength: 80 }),
      email: Type.String({ maxLength: 254 }),
      gender: Type.Optional(Nullable(Gender)),
      city: Type.Optional(Nullable(Type.String({ maxLength: 80 }))),
      cityId: Type.Optional(Nullable(Type.Union([Type.Integer(), Type.String({ maxLength: 120 })]))),
      referral: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
      contactConsent: Type.Optional(Type.Boolean({ description: 'may be called and texted regardless of DND status' })),
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
  refusals: ['EMAIL_TAKEN', 'PHONE_TAKEN', 'OTP_TOO_SOON', 'OTP_LIMIT_REACHED'],
  limitPerMinute: 120,
})

export const verifyOtp = defineCall({
  method: 'POST',
  path: '/users/verify-otp',
  tag: 'Users',
  summary: 'Turns a one-time password into a session; `id` is the access token',
  rights: 'anyone',
  body: Type.Object(
    { phone: Phone, token: Type.String({ minLength: 1, maxLength: 12 }) },
    { examples: [{ phone: '+919876543210', token: '123456' }] },
  ),
  response: Type.Object({ id: Type.String(), userId: Type.String(), ttl: Type.Integer({ description: 'seconds' }) }),
  refusals: ['OTP_WRONG', 'EMAIL_TAKEN'],
  limitPerMinute: 240,
})

export const User = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    user_email: Type.String(),
    phone: Type.String(),
    gender: Nullable(Gender),
    city: Nullable(Type.String()),
    cityId: Nullable(Type.Integer()),
    _profilePicture: Nullable(Type.Object({ id: Type.String(), url: Type.String() })),
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
