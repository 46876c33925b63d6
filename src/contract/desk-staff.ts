import { Type, type Static } from 'typebox'
import { MAX_STAFF_NAME, STAFF_ROLES } from '#domain/desk/staff.ts'
import { postGenerateOtp, verifyOtp } from './accounts.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { IdParams, Instant, Nullable, OneOf } from './primitives.ts'

const Post = Type.Object(
  {
    staff_id: Type.String({ description: 'names this person at this hotel' }),
    role: OneOf(STAFF_ROLES),
    hotel: Type.Object({ id: Type.Integer(), name: Type.String(), slug: Type.String() }),
    is_accepted: Type.Boolean({ description: 'false: an invitation, behind which nothing of the hotel opens' }),
    invited_by: Type.String({ description: 'who let them work there' }),
  },
  { title: 'Post', description: 'a hotel at which somebody works, and as what' },
)

export const DeskMe = Type.Object(
  {
    name: Type.String(),
    post: Post,
    posts: Type.Array(Post, {
      description: 'every hotel at which this phone works or is invited; a paired device knows its own only',
    }),
    acts_as: OneOf(STAFF_ROLES, 'on this device: a manager who has not shown a passkey acts as the desk'),
    is_paired: Type.Boolean({ description: 'this device was signed in by a code: it makes no passkey and stays here' }),
    passkey: OneOf(
      ['none', 'shown', 'to_make', 'to_show', 'own_phone'],
      'of a manager: to_make and to_show until they may act as one; own_phone: to be made elsewhere, this device is paired',
    ),
    expires_at: Instant('then this device is signed out'),
  },
  { title: 'DeskMe' },
)
export type DeskMe = Static<typeof DeskMe>

export const Colleague = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    role: OneOf(STAFF_ROLES),
    phone: Nullable(Type.String({ description: 'null: they have none, and sign in on paired devices only' })),
    is_accepted: Type.Boolean({ description: 'false: invited, and has not accepted yet' }),
    vouched_by: Nullable(Type.String({ description: 'the manager who answers for a colleague without a phone' })),
    since: Instant('when they were let in'),
    last_seen: Type.Union([Instant('when they last used the desk'), Type.Null()]),
    devices: Type.Integer({ description: 'signed in at the moment' }),
  },
  { title: 'Colleague' },
)
export type Colleague = Static<typeof Colleague>

export const sendDeskOtp = defineCall({
  method: 'POST',
  path: '/desk/send-otp',
  tag: 'Desk',
  summary: 'Sends a one-time password to a phone that works at a hotel’s desk',
  rights: 'anyone',
  body: postGenerateOtp.body,
  response: postGenerateOtp.response,
  refusals: [
    'NOT_STAFF',
    'OTP_TOO_SOON',
    'OTP_LIMIT_REACHED',
    'CHALLENGE_REQUIRED',
    'TOO_MANY_REQUESTS',
    'PREFETCH_REFUSED',
    'CROSS_SITE',
  ],
  limitPerMinute: 60,
})

export const signInAtDesk = defineCall({
  method: 'POST',
  path: '/desk/sign-in',
  tag: 'Desk',
  summary: 'Signs this device in at the desk for twelve hours; the token also comes as a cookie of its own',
  rights: 'anyone',
  body: Type.Object(
    {
      phone: verifyOtp.body.properties.phone,
      otp: Type.String({ maxLength: 20 }),
      challenge: verifyOtp.body.properties.challenge,
    },
    { title: 'StaffSignIn', examples: [{ phone: '+919876543210', otp: '123456' }] },
  ),
  response: Type.Object({ token: Type.String(), me: DeskMe }, { title: 'DeskWelcome' }),
  refusals: ['OTP_WRONG', 'NOT_STAFF', 'TOO_MANY_REQUESTS', 'CROSS_SITE'],
  limitPerMinute: 60,
})

export const deskMe = defineCall({
  method: 'GET',
  path: '/desk/me',
  tag: 'Desk',
  summary: 'Who is signed in on this device, and at which hotel',
  rights: 'desk-door',
  response: DeskMe,
  refusals: ['NO_SESSION'],
})

export const switchPost = defineCall({
  method: 'POST',
  path: '/desk/switch',
  tag: 'Desk',
  summary: 'Goes on at another hotel at which this phone works; a paired device stays at its own',
  rights: 'desk-door',
  body: Type.Object(
    { staff_id: Type.String({ maxLength: 120 }) },
    { examples: [{ staff_id: '6f9619ff-8b86-4d01-b42d-00c04fc964ff' }] },
  ),
  response: DeskMe,
  refusals: ['NO_SESSION', 'NOT_FOUND', 'POST_NOT_ACCEPTED', 'CROSS_SITE'],
})

const ofPost = {
  method: 'POST',
  tag: 'Desk',
  rights: 'desk-door',
  params: IdParams,
  refusals: ['NO_SESSION', 'NOT_FOUND', 'CROSS_SITE'],
} as const

export const acceptPost = defineCall({
  ...ofPost,
  path: '/desk/posts/{id}/accept',
  summary: 'Accepts an invitation to a hotel, in a session that the invited phone opened by OTP',
  response: DeskMe,
})

export const declinePost = defineCall({
  ...ofPost,
  path: '/desk/posts/{id}/decline',
  summary: 'Declines an invitation to a hotel; its manager reads it in the list of acts',
  response: Type.Object({ done: Type.Literal(true) }),
})

export const signOutOfDesk = defineCall({
  method: 'POST',
  path: '/desk/sign-out',
  tag: 'Desk',
  summary: 'Ends this device’s session',
  rights: 'desk-door',
  response: Type.Object({ done: Type.Literal(true) }),
  refusals: ['NO_SESSION', 'CROSS_SITE'],
})

export const listStaff = defineCall({
  method: 'GET',
  path: '/desk/staff',
  tag: 'Desk',
  summary: 'Who works at this hotel',
  rights: 'desk-manager',
  response: Type.Array(Colleague),
  refusals: ['NO_SESSION', 'MANAGERS_ONLY'],
})

export const addStaff = defineCall({
  method: 'POST',
  path: '/desk/staff',
  tag: 'Desk',
  summary:
    'Invites somebody to work at this hotel; without a phone the manager vouches for them, and they sign in by pairing',
  rights: 'desk-manager',
  body: Type.Object(
    {
      name: Type.String({ maxLength: MAX_STAFF_NAME }),
      phone: Type.Optional(Nullable(verifyOtp.body.properties.phone)),
      role: OneOf(STAFF_ROLES, 'a manager needs a phone'),
    },
    { examples: [{ name: 'Sunita Pawar', phone: '+919876543210', role: 'desk' }] },
  ),
  response: Colleague,
  refusals: ['NO_SESSION', 'MANAGERS_ONLY', 'STAFF_EXISTS', 'STAFF_FULL', 'CROSS_SITE', ...KEY_REFUSALS],
  isIdempotent: true,
  limitPerMinute: 20,
})

export const resendInvite = defineCall({
  method: 'POST',
  path: '/desk/staff/{id}/invite-again',
  tag: 'Desk',
  summary: 'Tells somebody who has not accepted yet of their invitation once more, a day after the last text',
  rights: 'desk-manager',
  params: IdParams,
  response: Colleague,
  refusals: ['NO_SESSION', 'MANAGERS_ONLY', 'NOT_FOUND', 'INVITED_TODAY', 'CROSS_SITE', ...KEY_REFUSALS],
  isIdempotent: true,
  limitPerMinute: 20,
})

export const endStaff = defineCall({
  method: 'POST',
  path: '/desk/staff/{id}/end',
  tag: 'Desk',
  summary: 'Ends somebody’s work at this hotel, or takes an invitation back; their sessions end at once',
  rights: 'desk-manager',
  params: IdParams,
  response: Type.Object({ done: Type.Literal(true) }),
  refusals: ['NO_SESSION', 'MANAGERS_ONLY', 'NOT_FOUND', 'LAST_MANAGER', 'CROSS_SITE', ...KEY_REFUSALS],
  isIdempotent: true,
})

/** The JSON that browsers write and read for passkeys (WebAuthn Level 3). */
export const WebAuthnJson = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true })

export const startPasskey = defineCall({
  method: 'POST',
  path: '/desk/passkeys/ask',
  tag: 'Desk',
  summary: 'What this device has to sign: to make a manager’s first passkey, or another, or to show one they have',
  rights: 'desk',
  body: Type.Object({ wish: OneOf(['make', 'show']) }, { examples: [{ wish: 'show' }] }),
  response: Type.Object({ wish: OneOf(['make', 'show']), options: WebAuthnJson }, { title: 'PasskeyOptions' }),
  refusals: ['NO_SESSION', 'CROSS_SITE', 'PASSKEY_NOT_HERE', 'PASSKEY_HELD_BACK', 'PASSKEYS_FULL'],
  limitPerMinute: 20,
})

export const answerWithPasskey = defineCall({
  method: 'POST',
  path: '/desk/passkeys/answer',
  tag: 'Desk',
  summary: 'The signed answer; from then on a manager acts as one on this device',
  rights: 'desk',
  body: Type.Object({ response: WebAuthnJson }, { examples: [{ response: { id: 'x' } }] }),
  response: DeskMe,
  refusals: ['NO_SESSION', 'CROSS_SITE', 'PASSKEY_WRONG', 'PASSKEYS_FULL'],
  limitPerMinute: 20,
})
