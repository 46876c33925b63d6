import { Type, type Static } from 'typebox'
import { CHANNEL_KINDS, HOTEL_CHANNELS } from '#domain/hotel-messages/hotel-channel.ts'
import { defineCall } from './call.ts'
import { OneOf } from './primitives.ts'

/** The request that asks the owner of a phone or an email address to accept a hotel's messages there. */
export const ContactRequest = Type.Object(
  {
    state: OneOf(['asked', 'agreed', 'stopped'], 'stopped: nothing is sent there any more'),
    hotel: Type.String(),
    channel: OneOf(HOTEL_CHANNELS),
    kinds: Type.Array(OneOf(CHANNEL_KINDS)),
  },
  { title: 'AskedContact' },
)
export type ContactRequest = Static<typeof ContactRequest>

const ofLink = {
  method: 'POST',
  tag: 'Desk',
  rights: 'anyone',
  body: Type.Object(
    { token: Type.String({ maxLength: 100, description: 'what stands behind the # of the link in the question' }) },
    { examples: [{ token: 'x3Jq0v8m1QhT5sYw2LkZbA' }] },
  ),
  response: ContactRequest,
  refusals: ['NOT_FOUND'],
  limitPerMinute: 60,
} as const

export const getContact = defineCall({
  ...ofLink,
  path: '/hotel-contacts/look',
  summary: 'What somebody is asked whose phone or address a hotel wants to send its messages to; changes nothing',
})

export const agreeToContact = defineCall({
  ...ofLink,
  path: '/hotel-contacts/agree',
  summary: 'They agree: the hotel’s messages go there from now on; once more changes nothing',
})

export const stopContact = defineCall({
  ...ofLink,
  path: '/hotel-contacts/stop',
  summary: 'They do not agree, or no longer: nothing is sent there any more; once more changes nothing',
})
