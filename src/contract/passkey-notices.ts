import { Type, type Static } from 'typebox'
import { defineCall } from './call.ts'
import { Instant, OneOf } from './primitives.ts'
import { reportNotMe } from './staff-notices.ts'

/** The subject of the link "Not you?" in the text message about a guest's new passkey. It names no person. */
export const PasskeyNotice = Type.Object(
  {
    state: OneOf(['open', 'used', 'over'], 'used: the passkey no longer counts'),
    told_at: Instant('when the passkey was added'),
  },
  { title: 'PasskeyNotice' },
)
export type PasskeyNotice = Static<typeof PasskeyNotice>

const ofLink = {
  method: 'POST',
  tag: 'Users',
  rights: 'anyone',
  body: reportNotMe.body,
  response: PasskeyNotice,
  limitPerMinute: 60,
} as const

export const getPasskeyNotice = defineCall({
  ...ofLink,
  path: '/users/passkey-notice/look',
  summary: 'What the link in the text about a new passkey is about; changes nothing',
  refusals: ['NOT_FOUND'],
})

export const disownPasskey = defineCall({
  ...ofLink,
  path: '/users/passkey-notice/not-me',
  summary: 'Ends, once, the passkey that the text told of, with the sessions that it opened or that showed it',
  refusals: ['NOT_FOUND', 'NOT_ME_USED', 'NOT_ME_OVER'],
})
