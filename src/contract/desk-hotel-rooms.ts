import { Type, type Static } from 'typebox'
import { MAX_CLEANING_MINUTES } from '#domain/rooms/occupied.ts'
import { MAX_ROOM_NAME, MAX_ROOM_NUMBER } from '#domain/rooms/room-names.ts'
import { MAX_ROOMS_AT_ONCE } from '#domain/rooms/room-range.ts'
import { defineCall } from './call.ts'
import { IdParams, Instant, Nullable, SeenVersion, Version } from './primitives.ts'

export const HotelRooms = Type.Object(
  {
    version: Version,
    cleaning_minutes: Type.Integer({ description: 'after each stay that is taken from now on' }),
    rooms: Type.Array(
      Type.Object(
        {
          id: Type.Integer(),
          number: Type.String(),
          name: Nullable(Type.String()),
          has_bathtub: Type.Boolean(),
          bathtub_booked_until: Nullable(Instant('a guest has booked it with its bathtub until then')),
        },
        { title: 'HotelRoom' },
      ),
      { maxItems: 500 },
    ),
  },
  { title: 'HotelRooms' },
)
export type HotelRooms = Static<typeof HotelRooms>

const REFUSALS = ['NO_SESSION', 'MANAGERS_ONLY', 'CROSS_SITE', 'IDEMPOTENCY_KEY_REUSED', 'REQUEST_IN_PROGRESS'] as const
const change = {
  method: 'POST',
  tag: 'Desk',
  rights: 'desk-manager',
  isIdempotent: true,
  response: HotelRooms,
} as const

const number = Type.String({ minLength: 1, maxLength: MAX_ROOM_NUMBER })
const name = Nullable(Type.String({ maxLength: MAX_ROOM_NAME, description: 'words beside the number; null: none' }))

export const hotelRooms = defineCall({
  method: 'GET',
  path: '/desk/hotel-rooms',
  tag: 'Desk',
  summary: 'The rooms that the hotel lends to us, and how long it cleans',
  rights: 'desk-manager',
  keyScope: 'rooms',
  response: HotelRooms,
  refusals: ['NO_SESSION', 'MANAGERS_ONLY'],
})

export const addRoom = defineCall({
  ...change,
  path: '/desk/hotel-rooms',
  summary: 'Lends another room',
  body: Type.Object(
    { number, name: Type.Optional(name), has_bathtub: Type.Optional(Type.Boolean()) },
    { examples: [{ number: '305', has_bathtub: true }] },
  ),
  refusals: [...REFUSALS, 'ROOM_NUMBER_TAKEN', 'TOO_MANY_ROOMS'],
})

export const addRooms = defineCall({
  ...change,
  path: '/desk/hotel-rooms/range',
  summary: `Lends the rooms from one number to another, at most ${MAX_ROOMS_AT_ONCE}; those the hotel has already stay as they are`,
  body: Type.Object(
    { from: number, to: number, has_bathtub: Type.Optional(Type.Boolean()) },
    { examples: [{ from: '401', to: '408' }] },
  ),
  refusals: [
    ...REFUSALS,
    'ROOM_NUMBER_TAKEN',
    'TOO_MANY_ROOMS',
    'RANGE_NOT_NUMBERS',
    'RANGE_BACKWARDS',
    'RANGE_TOO_LONG',
  ],
})

export const editRoom = defineCall({
  ...change,
  path: '/desk/hotel-rooms/{id}',
  summary: 'Changes a room’s number or name, or says whether it has a bathtub; what is not named stays',
  params: IdParams,
  body: Type.Object(
    {
      number: Type.Optional(number),
      name: Type.Optional(name),
      has_bathtub: Type.Optional(Type.Boolean()),
      version: SeenVersion,
    },
    { examples: [{ name: 'Corner room' }] },
  ),
  refusals: [...REFUSALS, 'CHANGED_MEANWHILE', 'NOT_FOUND', 'ROOM_NUMBER_TAKEN', 'ROOM_BATHTUB_BOOKED'],
})

export const setCleaningMinutes = defineCall({
  ...change,
  path: '/desk/cleaning-minutes',
  summary: 'How long a room is cleaned after a stay; stays that were taken keep their own time',
  body: Type.Object(
    { minutes: Type.Integer({ minimum: 0, maximum: MAX_CLEANING_MINUTES }), version: SeenVersion },
    { examples: [{ minutes: 30 }] },
  ),
  refusals: [...REFUSALS, 'CHANGED_MEANWHILE'],
})
