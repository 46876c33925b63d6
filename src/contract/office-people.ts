import { Type, type Static } from 'typebox'
import { ACTOR_ROLES } from '#domain/desk/staff.ts'
import { MAX_OPERATOR_NAME, MAX_REASON, OPERATOR_ROLES } from '#domain/office/operators.ts'
import { verifyOtp } from './accounts.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { startPasskey as askAtDesk, sendDeskOtp, WebAuthnJson } from './desk-staff.ts'
import { IdParams, Instant, Nullable, OneOf, Rupees, Uuid } from './primitives.ts'

/** The reason that an operator must give for every action (desk-and-office, "The office"). */
export const Reason = Type.String({ maxLength: MAX_REASON, description: 'why, for the log; nothing of a guest in it' })

export const OfficeMe = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    role: OneOf(OPERATOR_ROLES),
    passkey: OneOf(
      ['shown', 'to_make', 'to_show'],
      'until it is shown nothing of the office opens, but on a local machine',
    ),
    is_open: Type.Boolean({ description: 'may do what their role may' }),
    waiting: Type.Integer({ description: 'how much work waits for somebody; 0 while the office is closed to them' }),
    limits: Type.Object(
      {
        per_booking: Rupees('support gives away on one booking at most'),
        per_day: Rupees('and on one day'),
        left_today: Rupees('what is left of it today'),
      },
      { title: 'OfficeLimits' },
    ),
    expires_at: Instant('then this device is signed out'),
  },
  { title: 'OfficeMe' },
)
export type OfficeMe = Static<typeof OfficeMe>

const Done = Type.Object({ done: Type.Literal(true) })

export const sendOfficeOtp = defineCall({
  ...sendDeskOtp,
  path: '/office/send-otp',
  tag: 'Office',
  summary: 'Sends a one-time password to a phone that works in the office',
  refusals: [
    'NOT_OPERATOR',
    'OTP_TOO_SOON',
    'OTP_LIMIT_REACHED',
    'CHALLENGE_REQUIRED',
    'TOO_MANY_REQUESTS',
    'PREFETCH_REFUSED',
    'CROSS_SITE',
  ],
})

export const signInAtOffice = defineCall({
  method: 'POST',
  path: '/office/sign-in',
  tag: 'Office',
  summary: 'Signs this device in at the office for eight hours; the token also comes as a cookie of its own',
  rights: 'anyone',
  body: Type.Object(
    {
      phone: verifyOtp.body.properties.phone,
      otp: Type.String({ maxLength: 20 }),
      challenge: verifyOtp.body.properties.challenge,
    },
    { title: 'StaffSignIn', examples: [{ phone: '+919876543210', otp: '123456' }] },
  ),
  response: Type.Object({ token: Type.String(), me: OfficeMe }),
  refusals: ['OTP_WRONG', 'NOT_OPERATOR', 'TOO_MANY_REQUESTS', 'CROSS_SITE'],
  limitPerMinute: 60,
})

export const officeMe = defineCall({
  method: 'GET',
  path: '/office/me',
  tag: 'Office',
  summary: 'Which operator is signed in on this device',
  rights: 'office-door',
  response: OfficeMe,
  refusals: ['NO_SESSION'],
})

export const startOfficePasskey = defineCall({
  ...askAtDesk,
  path: '/office/passkeys/ask',
  tag: 'Office',
  summary: 'What this device has to sign: to make an operator’s first passkey, or another, or to show one they have',
  rights: 'office-door',
})

export const answerWithOfficePasskey = defineCall({
  method: 'POST',
  path: '/office/passkeys/answer',
  tag: 'Office',
  summary: 'The signed answer; from then on the office opens on this device',
  rights: 'office-door',
  body: Type.Object({ response: WebAuthnJson }, { examples: [{ response: { id: 'x' } }] }),
  response: OfficeMe,
  refusals: ['NO_SESSION', 'CROSS_SITE', 'PASSKEY_WRONG', 'PASSKEYS_FULL'],
  limitPerMinute: 20,
})

export const signOutOfOffice = defineCall({
  method: 'POST',
  path: '/office/sign-out',
  tag: 'Office',
  summary: 'Ends this device’s session',
  rights: 'office-door',
  response: Done,
  refusals: ['NO_SESSION', 'CROSS_SITE'],
})

const OFFICE_REFUSALS = ['NO_SESSION', 'PASSKEY_NEEDED', 'CROSS_SITE'] as const
const ADMIN_REFUSALS = [...OFFICE_REFUSALS, 'ADMINS_ONLY'] as const

export const Operator = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    role: OneOf(OPERATOR_ROLES),
    phone: Type.String(),
    since: Instant('when they began'),
    granted_by: Type.String({ description: 'who let them in' }),
    last_seen: Nullable(Instant('when they last used the office')),
    has_passkey: Type.Boolean(),
    confirms_from: Nullable(Instant('from when an admin confirms what colleagues propose')),
    given: Rupees('given away in 30 days, alone or confirmed'),
  },
  { title: 'Operator' },
)
export type Operator = Static<typeof Operator>

export const listOperators = defineCall({
  method: 'GET',
  path: '/office/operators',
  tag: 'Office',
  summary: 'Who works in the office',
  rights: 'office-admin',
  response: Type.Array(Operator),
  refusals: ADMIN_REFUSALS,
})

export const addOperator = defineCall({
  method: 'POST',
  path: '/office/operators',
  tag: 'Office',
  summary: 'Lets somebody work in the office',
  rights: 'office-admin',
  body: Type.Object(
    {
      name: Type.String({ maxLength: MAX_OPERATOR_NAME }),
      phone: verifyOtp.body.properties.phone,
      role: OneOf(OPERATOR_ROLES),
      reason: Reason,
    },
    { examples: [{ name: 'Meenal Joshi', phone: '+919876543210', role: 'support', reason: 'Joins the team' }] },
  ),
  response: Type.Object(
    {
      operator: Nullable(Operator),
      proposal_id: Nullable(Uuid),
    },
    { description: 'support begins at once; an admin waits for another admin' },
  ),
  refusals: [...ADMIN_REFUSALS, 'OPERATOR_EXISTS', ...KEY_REFUSALS],
  isIdempotent: true,
  limitPerMinute: 20,
})

const aboutOperator = {
  method: 'POST',
  tag: 'Office',
  rights: 'office-admin',
  params: IdParams,
  body: Type.Object({ reason: Reason }, { examples: [{ reason: 'Has left' }] }),
  response: Done,
} as const

export const endOperator = defineCall({
  ...aboutOperator,
  path: '/office/operators/{id}/end',
  summary: 'Ends somebody’s work in the office, and their sessions with it, at once',
  refusals: [...ADMIN_REFUSALS, 'NOT_FOUND', 'LAST_ADMIN', ...KEY_REFUSALS],
  isIdempotent: true,
})

export const forgetOperatorPasskeys = defineCall({
  ...aboutOperator,
  path: '/office/operators/{id}/forget-passkeys',
  summary: 'A device was lost: its owner makes a new passkey after the next one-time password',
  refusals: [...ADMIN_REFUSALS, 'NOT_FOUND', 'SAME_PERSON', ...KEY_REFUSALS],
  isIdempotent: true,
})

export const setOfficeLimits = defineCall({
  method: 'POST',
  path: '/office/limits',
  tag: 'Office',
  summary: 'What support may give away by itself',
  rights: 'office-admin',
  body: Type.Object(
    {
      per_booking: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
      per_day: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
      reason: Reason,
    },
    { examples: [{ per_booking: 5000, per_day: 25_000, reason: 'Diwali week' }] },
  ),
  response: Type.Object(
    { limits: OfficeMe.properties.limits, proposal_id: Nullable(Uuid) },
    { description: 'lower limits count at once; higher ones wait for another admin' },
  ),
  refusals: [...ADMIN_REFUSALS, ...KEY_REFUSALS],
  isIdempotent: true,
})

export const LogEntry = Type.Object(
  {
    id: Type.String(),
    at: Instant('when'),
    who: Type.String(),
    role: OneOf([...OPERATOR_ROLES, ...ACTOR_ROLES, 'command']),
    hotel: Nullable(Type.String({ description: 'whose desk, or which hotel it concerns' })),
    act: Type.String({ description: 'a word of a closed list' }),
    about: Nullable(Type.String({ description: 'the room’s number, or the name of the colleague or contact' })),
    reason: Nullable(Type.String()),
    booking: Nullable(Type.Object({ id: Type.String(), code: Type.String() }, { title: 'BookingCode' })),
    cost: Rupees('given away'),
    proposed_by: Nullable(Type.String({ description: 'the other one of two people' })),
    detail: Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
  },
  { title: 'LogEntry' },
)
export type LogEntry = Static<typeof LogEntry>

const logQuery = {
  who: Type.Optional(Type.String({ maxLength: 80, description: 'part of a name' })),
  act: Type.Optional(Type.String({ maxLength: 64 })),
  text: Type.Optional(Type.String({ maxLength: 80, description: 'part of a reason, or the code of a booking' })),
  hotel: Type.Optional(Type.String({ maxLength: 80, description: 'part of a hotel’s name' })),
  since: Type.Optional(Instant('not older')),
  until: Type.Optional(Instant('older than')),
}

export const officeLog = defineCall({
  method: 'GET',
  path: '/office/log',
  tag: 'Office',
  summary: 'What operators and desks did, newest first; nothing in it can be changed',
  rights: 'office',
  query: Type.Object({
    ...logQuery,
    before: Type.Optional(Type.String({ maxLength: 40, description: 'the id of the last one shown' })),
  }),
  response: Type.Object({ entries: Type.Array(LogEntry, { maxItems: 50 }), has_more: Type.Boolean() }),
  refusals: OFFICE_REFUSALS,
})

export const exportOfficeLog = defineCall({
  method: 'GET',
  path: '/office/log-table',
  tag: 'Office',
  summary: 'The same as a table for a spreadsheet, at most 50,000 lines; reading it is written to the log',
  rights: 'office-admin',
  query: Type.Object(logQuery),
  response: Type.Unsafe<never>({ type: 'string' }),
  answers: 'csv',
  refusals: ADMIN_REFUSALS,
})
