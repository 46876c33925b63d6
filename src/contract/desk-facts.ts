import { LANGUAGES } from '#domain/languages.ts'
import { Type, type Static } from 'typebox'
import { amenities } from '#domain/hotels/amenities.ts'
import { eachFact, HOTEL_FACTS } from '#domain/hotels/hotel-facts.ts'
import { CHANGE_HOURS, GRACE_MINUTES } from '#domain/bookings/change-window.ts'
import { MAX_HOUSE_RULES } from '#domain/hotels/house-rules.ts'
import { CHANNEL_KINDS, HOTEL_CHANNELS, MAX_CHANNEL_WHO } from '#domain/hotel-messages/hotel-channel.ts'
import { defineCall } from './call.ts'
import { IdParams, Nullable, OneOf, OneOfNumbers, SeenVersion, Version } from './primitives.ts'

const facts = {
  amenities: Type.Array(OneOf(amenities), { uniqueItems: true, maxItems: amenities.length }),
  ...eachFact((name) => Type.Boolean({ description: HOTEL_FACTS[name].meaning })),
  cancel_hours: OneOfNumbers(
    CHANGE_HOURS,
    'guests who book now may change or cancel until this many hours before check-in',
  ),
  grace_minutes: OneOfNumbers(GRACE_MINUTES, 'guests who book now may cancel within these minutes, once a day'),
  rules: Type.Array(Type.String({ maxLength: 1000 }), {
    maxItems: 2 * MAX_HOUSE_RULES,
    description: 'what the hotel asks of its guests, a sentence each',
  }),
  reception_phone: Nullable(Type.String({ maxLength: 20, description: 'for guests who booked' })),
}

export const DeskFacts = Type.Object(
  {
    version: Version,
    ...facts,
    contacts: Type.Array(
      Type.Object({
        id: Type.Integer(),
        who: Type.String(),
        channel: OneOf(HOTEL_CHANNELS),
        address: Type.String(),
        language: OneOf(LANGUAGES),
        kinds: Type.Array(OneOf(CHANNEL_KINDS)),
        has_agreed: Type.Boolean({
          description: 'false: asked, and nothing else is sent there before its owner agrees',
        }),
      }),
      { description: 'who hears of bookings, and how' },
    ),
    contact_channels: Type.Array(OneOf(HOTEL_CHANNELS), {
      maxItems: HOTEL_CHANNELS.length,
      description: 'what this site can send by',
    }),
  },
  { title: 'DeskFacts' },
)
export type DeskFacts = Static<typeof DeskFacts>

const READ_REFUSALS = ['NO_SESSION', 'MANAGERS_ONLY'] as const
const CHANGE_REFUSALS = [...READ_REFUSALS, 'CROSS_SITE', 'IDEMPOTENCY_KEY_REUSED', 'REQUEST_IN_PROGRESS'] as const
const manager = { tag: 'Desk', rights: 'desk-manager', response: DeskFacts } as const
const change = { ...manager, method: 'POST', isIdempotent: true } as const

export const deskFacts = defineCall({
  ...manager,
  method: 'GET',
  path: '/desk/facts',
  summary: 'What this hotel says of itself, and who hears of its bookings',
  refusals: READ_REFUSALS,
})

export const changeFacts = defineCall({
  ...change,
  path: '/desk/facts',
  summary: 'Changes facts of this hotel, for guests who look from now on; what is not named stays',
  body: Type.Object(
    { ...Type.Partial(Type.Object(facts)).properties, version: SeenVersion },
    { examples: [{ amenities: ['wifi', 'breakfast'], same_sex: true }] },
  ),
  refusals: [...CHANGE_REFUSALS, 'CHANGED_MEANWHILE'],
})

export const addContact = defineCall({
  ...change,
  path: '/desk/contacts',
  summary: 'Somebody more hears of bookings, by SMS or e-mail, once the owner of the phone or address agrees',
  body: Type.Object(
    {
      who: Type.String({ maxLength: MAX_CHANNEL_WHO }),
      channel: OneOf(HOTEL_CHANNELS),
      address: Type.String({ maxLength: 254 }),
      language: OneOf(LANGUAGES),
      kinds: Type.Array(OneOf(CHANNEL_KINDS), { minItems: 1, maxItems: CHANNEL_KINDS.length }),
    },
    {
      examples: [{ who: 'Front desk', channel: 'sms', address: '9812345678', language: 'hi', kinds: ['bookings'] }],
    },
  ),
  refusals: [...CHANGE_REFUSALS, 'CONTACT_THERE', 'TOO_MANY_CONTACTS', 'CONTACT_ASKED_TODAY', 'CONTACT_SAID_STOP'],
})

export const resendContactRequest = defineCall({
  ...change,
  path: '/desk/contacts/{id}/ask-again',
  summary: 'Asks somebody who has not agreed yet once more, a day after the last time',
  params: IdParams,
  refusals: [...CHANGE_REFUSALS, 'NOT_FOUND', 'CONTACT_ASKED_TODAY'],
})

export const endContact = defineCall({
  ...change,
  path: '/desk/contacts/{id}/end',
  summary: 'Nothing more is sent there',
  params: IdParams,
  refusals: [...CHANGE_REFUSALS, 'NOT_FOUND'],
})
