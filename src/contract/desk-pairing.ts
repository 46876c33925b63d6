import { Type, type Static } from 'typebox'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { IdParams, Instant, Nullable, OneOf } from './primitives.ts'

const Device = Nullable(Type.String({ description: 'as its browser names itself, such as Chrome on Android' }))

/**
 * What a device sees after somebody typed a code on it. It sees only its own description, and nothing about the hotel
 * or the colleague.
 */
export const Pairing = Type.Object(
  {
    state: OneOf(
      ['waiting', 'let_in', 'refused', 'over'],
      'let_in: the device is signed in and asks who it is; over: nobody let it in in time',
    ),
    device: Device,
    asked_at: Instant('when it typed the code'),
    expires_at: Instant('until then a manager can let it in'),
  },
  { title: 'Pairing' },
)
export type Pairing = Static<typeof Pairing>

/** A waiting device as the hotel's managers see it. */
export const WaitingDevice = Type.Object(
  {
    id: Type.String(),
    colleague: Type.Object({ id: Type.String(), name: Type.String() }, { title: 'PairedColleague' }),
    device: Device,
    asked_at: Instant('when it typed the code'),
    expires_at: Instant('until then it can be let in'),
  },
  { title: 'WaitingDevice' },
)
export type WaitingDevice = Static<typeof WaitingDevice>

export const pairDevice = defineCall({
  method: 'POST',
  path: '/desk/pair',
  tag: 'Desk',
  summary:
    'A shared device types the code that a manager shows, and waits until the manager lets it in; its token, also a cookie, opens nothing before',
  rights: 'anyone',
  body: Type.Object(
    {
      code: Type.String({
        maxLength: 40,
        description: 'the number of the hotel and six digits, spaces and hyphens as you like',
      }),
      attempt: Type.Optional(
        Type.String({
          minLength: 16,
          maxLength: 100,
          description: 'a random word of the device: a request that is repeated with it is the same pairing',
        }),
      ),
    },
    { examples: [{ code: '267-482-913', attempt: '6f9619ff-8b86-4d01-b42d-00c04fc964ff' }] },
  ),
  response: Type.Object({ token: Type.String(), pairing: Pairing }),
  refusals: ['PAIRING_CODE_WRONG', 'TOO_MANY_REQUESTS', 'CROSS_SITE'],
  limitPerMinute: 30,
  limitPerDay: 60,
})

export const getPairing = defineCall({
  method: 'GET',
  path: '/desk/pair',
  tag: 'Desk',
  summary: 'How it stands with the pairing of the device that asks, by the token it got for its code',
  rights: 'anyone',
  response: Pairing,
  refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  limitPerMinute: 120,
})

export const makePairingCode = defineCall({
  method: 'POST',
  path: '/desk/staff/{id}/pairing-code',
  tag: 'Desk',
  summary: 'A code with which a shared device asks to sign in as this colleague, once and within ten minutes',
  rights: 'desk-manager',
  params: IdParams,
  response: Type.Object({ code: Type.String(), expires_at: Instant('until then it counts') }),
  refusals: ['NO_SESSION', 'MANAGERS_ONLY', 'NOT_FOUND', 'CROSS_SITE'],
  limitPerMinute: 20,
})

export const waitingDevices = defineCall({
  method: 'GET',
  path: '/desk/waiting-devices',
  tag: 'Desk',
  summary: 'Devices that typed a code of this hotel and wait for a manager',
  rights: 'desk-manager',
  response: Type.Array(WaitingDevice),
  refusals: ['NO_SESSION', 'MANAGERS_ONLY'],
})

const decide = {
  method: 'POST',
  tag: 'Desk',
  rights: 'desk-manager',
  params: IdParams,
  response: Type.Array(WaitingDevice, { description: 'those that still wait' }),
  refusals: ['NO_SESSION', 'MANAGERS_ONLY', 'NOT_FOUND', 'ALREADY_DECIDED', 'CROSS_SITE', ...KEY_REFUSALS],
  isIdempotent: true,
  limitPerMinute: 60,
} as const

export const letDeviceIn = defineCall({
  ...decide,
  path: '/desk/waiting-devices/{id}/let-in',
  summary: 'Signs a waiting device in as its colleague, who is told; a second press changes nothing',
})

export const refuseDevice = defineCall({
  ...decide,
  path: '/desk/waiting-devices/{id}/refuse',
  summary: 'Refuses a waiting device; a second press changes nothing',
})
