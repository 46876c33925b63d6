import { NEWS_CHANNELS } from '#domain/whatsapp/news-channel.ts'
import { Type, type Static } from 'typebox'
import { LANGUAGES } from '#domain/languages.ts'
import { GENDERS } from '#domain/accounts/sign-up-form.ts'
import { User } from './accounts.ts'
import { defineCall } from './call.ts'
import { IdParams, Instant, Nullable, OneOf, Uuid } from './primitives.ts'

const own = { tag: 'Users', rights: 'owner', params: IdParams } as const
const ownRefusals = ['NO_SESSION', 'NOT_FOUND'] as const

export const SessionInList = Type.Object(
  {
    id: Type.String(),
    device: Nullable(Type.String({ description: 'such as Chrome on Android; null when the client did not say' })),
    signedInAt: Instant('when it began'),
    lastSeen: Instant('when it was last used, to the hour'),
    isThis: Type.Boolean({ description: 'the session that asks' }),
  },
  { title: 'Session' },
)
export type SessionInList = Static<typeof SessionInList>

export const listSessions = defineCall({
  ...own,
  method: 'GET',
  path: '/users/{id}/sessions',
  summary: 'Where the user is signed in, the one that asks first, then the newest',
  response: Type.Object({
    sessions: Type.Array(SessionInList),
    freshUntil: Nullable(Instant('until when the OTP typed in this session counts as fresh; null when it does not')),
  }),
  refusals: ownRefusals,
})

export const endSession = defineCall({
  ...own,
  method: 'POST',
  path: '/users/{id}/end-session',
  summary: 'Ends one session of the user; one that is over already counts as ended',
  body: Type.Object({ sessionId: Uuid }, { examples: [{ sessionId: '7f1c2a54-6c0e-4a86-9d0a-2f3b8f0c9a11' }] }),
  response: Type.Object({ ended: Type.Boolean() }),
  refusals: [...ownRefusals, 'CROSS_SITE'],
  limitPerMinute: 60,
})

export const endOtherSessions = defineCall({
  ...own,
  method: 'POST',
  path: '/users/{id}/end-other-sessions',
  summary: 'Ends every session of the user but the one that asks',
  response: Type.Object({ ended: Type.Integer({ description: 'how many' }) }),
  refusals: [...ownRefusals, 'CROSS_SITE'],
  limitPerMinute: 10,
})

export const confirmOtp = defineCall({
  ...own,
  method: 'POST',
  path: '/users/{id}/confirm-otp',
  summary:
    'Shows with an OTP, asked for by generate-otp, that it is still the user. For some minutes this session then opens what answers FRESH_OTP_NEEDED',
  body: Type.Object(
    {
      token: Type.String({ minLength: 1, maxLength: 12 }),
      challenge: Type.Optional(Type.String({ maxLength: 100, description: 'as the request for it was answered' })),
    },
    { examples: [{ token: '123456' }] },
  ),
  response: Type.Object({ freshUntil: Instant('until then no other OTP is asked for') }),
  refusals: [...ownRefusals, 'OTP_WRONG', 'CROSS_SITE'],
  limitPerMinute: 30,
})

export const correctDetails = defineCall({
  ...own,
  method: 'POST',
  path: '/users/{id}/details',
  summary:
    'Corrects name, email, gender and city. A new email needs a fresh OTP and is verified by a link; the phone cannot be changed',
  body: Type.Object(
    {
      name: Type.String({ maxLength: 80 }),
      email: Type.String({ maxLength: 254 }),
      gender: Type.Optional(Nullable(OneOf(GENDERS))),
      city: Type.Optional(Nullable(Type.String({ maxLength: 80 }))),
      cityId: Type.Optional(Nullable(Type.Union([Type.Integer(), Type.String({ maxLength: 120 })]))),
    },
    { examples: [{ name: 'Asha Rao', email: 'asha@home.example', gender: 'female', city: 'Pune' }] },
  ),
  response: User,
  refusals: [...ownRefusals, 'EMAIL_TAKEN', 'FRESH_OTP_NEEDED', 'PASSKEY_NEEDED', 'TOO_MANY_REQUESTS', 'CROSS_SITE'],
  // An answer may say here that an email is taken, because the limit keeps anyone from testing a list of addresses.
  limitPerMinute: 5,
  limitPerDay: 30,
})

export const setContactConsent = defineCall({
  ...own,
  method: 'POST',
  path: '/users/{id}/contact-consent',
  summary: 'Gives or withdraws the consent to calls and texts regardless of DND status',
  body: Type.Object({ contactConsent: Type.Boolean() }, { examples: [{ contactConsent: false }] }),
  response: Type.Object({ contactConsent: Type.Boolean() }),
  refusals: [...ownRefusals, 'CROSS_SITE'],
  limitPerMinute: 30,
})

const NewsChoice = Type.Object(
  {
    newsBy: OneOf(NEWS_CHANNELS, 'none: on our pages and by e-mail only, except what needs an answer'),
    offers: Type.Array(OneOf(NEWS_CHANNELS), { description: 'what this site can send by' }),
  },
  { title: 'NewsChoice' },
)

export const getNewsChannel = defineCall({
  ...own,
  method: 'GET',
  path: '/users/{id}/news-channel',
  summary: 'How the user hears of their bookings, and what there is to choose from',
  response: NewsChoice,
  refusals: ownRefusals,
})

export const setNewsChannel = defineCall({
  ...own,
  method: 'POST',
  path: '/users/{id}/news-channel',
  summary: 'Chooses how the user hears of their bookings; choosing WhatsApp is a consent, another choice withdraws it',
  body: Type.Object({ newsBy: OneOf(NEWS_CHANNELS) }, { examples: [{ newsBy: 'whatsapp' }] }),
  response: NewsChoice,
  refusals: [...ownRefusals, 'NOT_ALLOWED_NOW', 'CROSS_SITE'],
  limitPerMinute: 30,
})

export const setLanguage = defineCall({
  ...own,
  method: 'POST',
  path: '/users/{id}/language',
  summary: 'Chooses the language of texts and e-mails to the user. Signing in chooses it too, by Accept-Language',
  body: Type.Object({ language: OneOf(LANGUAGES) }, { examples: [{ language: 'hi' }] }),
  response: Type.Object({ language: OneOf(LANGUAGES) }),
  refusals: [...ownRefusals, 'CROSS_SITE'],
  limitPerMinute: 30,
})

export const listIdentityViews = defineCall({
  ...own,
  method: 'GET',
  path: '/users/{id}/identity-looks',
  summary:
    'The last hundred openings of the user’s identity images, and of their photo at a hotel’s desk, the newest first',
  response: Type.Object({
    looks: Type.Array(
      Type.Object(
        {
          id: Type.String({ description: 'of this opening in the log' }),
          at: Instant('when'),
          by: OneOf(['you', 'office', 'desk'] as const, 'the guest, somebody of Uncle’s office, or a hotel’s desk'),
          hotel: Nullable(Type.String({ description: 'whose desk it was' })),
          who: Nullable(Type.String({ description: 'who of the office, by first name' })),
          why: Type.String({ description: 'of the office: the reason that they gave' }),
        },
        { title: 'IdentityLook' },
      ),
    ),
  }),
  refusals: ownRefusals,
})

export const exportData = defineCall({
  ...own,
  method: 'POST',
  path: '/users/{id}/export-data',
  summary: 'Everything we hold about the user, by subject, as one document',
  needsFreshOtp: true,
  response: Type.Object(
    {
      madeAt: Instant('when'),
      about: Type.String({ description: 'the user’s id' }),
      data: Type.Record(Type.String(), Type.Array(Type.Unknown())),
    },
    { title: 'DataExport' },
  ),
  refusals: [...ownRefusals, 'FRESH_OTP_NEEDED', 'PASSKEY_NEEDED', 'CROSS_SITE'],
  limitPerMinute: 5,
})

export const eraseAccount = defineCall({
  ...own,
  method: 'POST',
  path: '/users/{id}/erase',
  summary:
    'Erases the account: pictures, details and sessions at once; bookings and bills stay for the tax law without the person',
  needsFreshOtp: true,
  response: Type.Object({ erased: Type.Boolean() }),
  refusals: [
    ...ownRefusals,
    'FRESH_OTP_NEEDED',
    'PASSKEY_NEEDED',
    'ERASE_BOOKING_AHEAD',
    'ERASE_MONEY_ON_ITS_WAY',
    'CROSS_SITE',
  ],
  limitPerMinute: 5,
})
