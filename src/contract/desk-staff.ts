import { Type, type Static } from 'typebox'
import { MAX_STAFF_NAME, PAIRING_DIGITS, STAFF_ROLES } from '#domain/desk/staff.ts'
import { postGenerateOtp, verifyOtp } from './accounts.ts'
import { defineCall } from './call.ts'
import { IdParams, Instant, OneOf } from './primitives.ts'

const Post = Type.Object(
  {
    staff_id: Type.String({ description: 'names this person at this hotel' }),
    role: OneOf(STAFF_ROLES),
    hotel: Type.Object({ id: Type.Integer(), name: Type.String(), slug: Type.String() }),
  },
  { title: 'Post', description: 'a hotel at which somebody works, and as what' },
)

export const DeskMe = Type.Object(
  {
    name: Type.String(),
    post: Post,
    posts: Type.Array(Post, {
      description: 'every hotel at which this phone works; a paired device knows its own only',
    }),
    acts_as: OneOf(STAFF_ROLES, 'on this device: a manager who has not shown a passkey acts as the desk'),
    passkey: OneOf(
      ['none', 'shown', 'to_make', 'to_show'],
      'of a manager: to_make and to_show until they may act as one',
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
    phone: Type.String(),
    since: Instant('when they began'),
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

export const pairDevice = defineCall({
  method: 'POST',
  path: '/desk/pair',
  tag: 'Desk',
  summary: 'Signs a shared device in with the code that a manager shows',
  rights: 'anyone',
  body: Type.Object({ code: Type.String({ maxLength: 20 }) }, { examples: [{ code: '1'.repeat(PAIRING_DIGITS) }] }),
  response: Type.Object({ token: Type.String(), me: DeskMe }),
  refusals: ['PAIRING_CODE_WRONG', 'TOO_MANY_REQUESTS', 'CROSS_SITE'],
  limitPerMinute: 30,
  limitPerDay: 60,
})

export const deskMe = defineCall({
  method: 'GET',
  path: '/desk/me',
  tag: 'Desk',
  summary: 'Who is signed in on this device, and at which hotel',
  rights: 'desk',
  response: DeskMe,
  refusals: ['NO_SESSION'],
})

export const switchPost = defineCall({
  method: 'POST',
  path: '/desk/switch',
  tag: 'Desk',
  summary: 'Goes on at another hotel at which this phone works',
  rights: 'desk',
  body: Type.Object(
    { staff_id: Type.String({ maxLength: 120 }) },
    { examples: [{ staff_id: '6f9619ff-8b86-4d01-b42d-00c04fc964ff' }] },
  ),
  response: DeskMe,
  refusals: ['NO_SESSION', 'NOT_FOUND', 'CROSS_SITE'],
})

export const signOutOfDesk = defineCall({
  method: 'POST',
  path: '/desk/sign-out',
  tag: 'Desk',
  summary: 'Ends this device’s session',
  rights: 'desk',
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
  summary: 'Lets somebody work at this hotel',
  rights: 'desk-manager',
  body: Type.Object(
    {
      name: Type.String({ maxLength: MAX_STAFF_NAME }),
      phone: verifyOtp.body.properties.phone,
      role: OneOf(STAFF_ROLES),
    },
    { examples: [{ name: 'Sunita Pawar', phone: '+919876543210', role: 'desk' }] },
  ),
  response: Colleague,
  refusals: ['NO_SESSION', 'MANAGERS_ONLY', 'STAFF_EXISTS', 'STAFF_FULL', 'CROSS_SITE'],
  limitPerMinute: 20,
})

export const endStaff = defineCall({
  method: 'POST',
  path: '/desk/staff/{id}/end',
  tag: 'Desk',
  summary: 'Ends somebody’s work at this hotel, and their sessions with it, at once',
  rights: 'desk-manager',
  params: IdParams,
  response: Type.Object({ done: Type.Literal(true) }),
  refusals: ['NO_SESSION', 'MANAGERS_ONLY', 'NOT_FOUND', 'LAST_MANAGER', 'CROSS_SITE'],
})

export const makePairingCode = defineCall({
  method: 'POST',
  path: '/desk/staff/{id}/pairing-code',
  tag: 'Desk',
  summary: 'A code with which a shared device signs in as this colleague, once and within ten minutes',
  rights: 'desk-manager',
  params: IdParams,
  response: Type.Object({ code: Type.String(), expires_at: Instant('until then it counts') }),
  refusals: ['NO_SESSION', 'MANAGERS_ONLY', 'NOT_FOUND', 'CROSS_SITE'],
  limitPerMinute: 20,
})

/** As the browser's own library makes and reads it (WebAuthn Level 3, JSON). */
export const WebAuthnJson = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true })

export const askForPasskey = defineCall({
  method: 'POST',
  path: '/desk/passkeys/ask',
  tag: 'Desk',
  summary: 'What this device has to sign: to make a manager’s first passkey, or another, or to show one they have',
  rights: 'desk',
  body: Type.Object({ wish: OneOf(['make', 'show']) }, { examples: [{ wish: 'show' }] }),
  response: Type.Object({ wish: OneOf(['make', 'show']), options: WebAuthnJson }, { title: 'PasskeyOptions' }),
  refusals: ['NO_SESSION', 'CROSS_SITE', 'PASSKEY_NOT_HERE', 'PASSKEYS_FULL'],
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
