import { MAX_WAITS } from '#domain/waits/waiting-list.ts'
import { Type, type Static } from 'typebox'
import { defineCall } from './call.ts'
import { IdParams, Instant, Nullable, OneOf, PlaceNames, SlugOrId } from './primitives.ts'
import { STAY_REFUSALS } from './stay-refusals.ts'

const PlaceRef = Type.Optional(Type.Union([Type.Integer({ minimum: 1 }), SlugOrId]))

export const WaitRequest = Type.Object(
  {
    hotelId: PlaceRef,
    cityId: PlaceRef,
    locality: Type.Optional({ ...SlugOrId, description: 'with `cityId`: only hotels of this locality' }),
    checkin: Instant('first moment of the slot, which has not begun'),
    checkout: Instant('last moment of the slot'),
    rooms: Type.Optional(Type.Integer({ minimum: 1, maximum: 5, default: 1 })),
  },
  {
    title: 'WaitRequest',
    description: 'for one hotel, or for any hotel of a city or locality',
    examples: [{ hotelId: 12, checkin: '2026-12-05T21:00:00+05:30', checkout: '2026-12-06T10:00:00+05:30' }],
  },
)

export const Wait = Type.Object(
  {
    id: Type.String(),
    waits_for: OneOf(['hotel', 'locality', 'city']),
    name: Type.String({ description: 'of the hotel, locality or city' }),
    names: PlaceNames,
    citySlug: Type.String(),
    localitySlug: Nullable(Type.String()),
    hotelSlug: Nullable(Type.String({ description: 'once told: the hotel that had a free room' })),
    slot: Type.Integer({ minimum: 0, maximum: 4 }),
    checkin: Instant('when the wait ends'),
    checkout: Instant(''),
    rooms: Type.Integer(),
    ahead: Type.Integer({ description: 'how many others are told before, of a room that suits both' }),
    told_at: Nullable(Instant('when the guest was told of a free room')),
  },
  { title: 'Wait' },
)
export type Wait = Static<typeof Wait>

export const listWaits = defineCall({
  method: 'GET',
  path: '/waits',
  tag: 'Hotels',
  summary: 'What the user waits for, and was told of, until the slot starts',
  rights: 'signed-in',
  response: Type.Array(Wait),
  refusals: ['NO_SESSION'],
})

export const waitForRoom = defineCall({
  method: 'POST',
  path: '/waits',
  tag: 'Hotels',
  summary: `Asks to be told by text when a room is free; at most ${MAX_WAITS} at a time, and twice changes nothing`,
  rights: 'signed-in',
  body: WaitRequest,
  response: Wait,
  refusals: ['NO_SESSION', 'CROSS_SITE', 'NOT_FOUND', ...STAY_REFUSALS, 'ROOM_IS_FREE', 'TOO_MANY_WAITS'],
  limitPerMinute: 30,
})

export const stopWaiting = defineCall({
  method: 'POST',
  path: '/waits/{id}/stop',
  tag: 'Hotels',
  summary: 'Takes a wait back; twice changes nothing',
  rights: 'signed-in',
  params: IdParams,
  response: Type.Object({ id: Type.String() }),
  refusals: ['NO_SESSION', 'CROSS_SITE'],
})
