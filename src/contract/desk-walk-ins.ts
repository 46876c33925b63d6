import { Type, type Static } from 'typebox'
import { MAX_EXTENSION_HOURS, MIN_EXTENSION_HOURS } from '#domain/bookings/extension.ts'
import { MAX_WALK_IN_GUESTS, MAX_WALK_IN_HOURS, MAX_WALK_IN_PRICE, WALK_IN_ENDS } from '#domain/desk/walk-in.ts'
import { defineCall } from './call.ts'
import { Correction, FreeRoom, Paid, RoomChange, TakeBack, Taking, walkInFields, WalkInRow } from './desk-parties.ts'
import { IdParams, Instant, MAX_INTEGER, Nullable, OneOf, Rupees } from './primitives.ts'

const Price = Type.Object(
  {
    room: Rupees('before tax'),
    tax: Rupees('GST'),
    tax_percent: Type.Integer(),
    total: Rupees('tax included'),
  },
  { title: 'WalkInPrice', description: 'the hotel’s own price' },
)

export const WalkInOffers = Type.Object(
  {
    now: Instant('by the server’s clock'),
    rooms: Type.Array(
      Type.Object({
        id: Type.Integer(),
        number: Type.String(),
        name: Nullable(Type.String()),
        has_bathtub: Type.Boolean(),
        free_until: Nullable(
          Instant('guests must be out by then, so that it is clean for the next; null: none is known'),
        ),
      }),
      { description: 'rooms that are free and clean now, those with a bathtub last' },
    ),
    ends: Type.Array(
      Type.Object({
        end: OneOf(WALK_IN_ENDS),
        until: Instant('when they would leave'),
        slot: Nullable(Type.Integer({ description: 'the slot that ends then' })),
        price: Nullable(Price),
      }),
      { description: 'until when a walk-in could stay, and what that costs' },
    ),
  },
  { title: 'WalkInOffers' },
)
export type WalkInOffers = Static<typeof WalkInOffers>

export const WalkIn = Type.Object(
  {
    ...walkInFields,
    price: Rupees('of the first stay, tax included'),
    usual_price: Nullable(Rupees('what the hotel’s prices came to')),
    price_reason: Nullable(Type.String({ description: 'why the price differs' })),
    hours: Type.Array(
      Type.Object({
        until: Instant('the new end'),
        price: Rupees('tax included'),
        usual_price: Nullable(Rupees('what the hotel’s prices came to')),
        price_reason: Nullable(Type.String()),
        by: Type.String(),
        at: Instant('when it was written'),
      }),
      { description: 'hours they added, oldest first' },
    ),
    total: Rupees('of the stay and all added hours'),
    taken: Rupees('taken so far'),
    takings: Type.Array(Taking, { description: 'oldest first' }),
    by: Type.String({ description: 'the colleague who gave them the room' }),
    can_take_back: Type.Boolean({ description: '‘left’ can still be taken back' }),
  },
  { title: 'WalkIn' },
)
export type WalkIn = Static<typeof WalkIn>

const read = { method: 'GET', tag: 'Desk', rights: 'desk' } as const
const act = { method: 'POST', tag: 'Desk', rights: 'desk', response: WalkIn, isIdempotent: true } as const
const ACT_REFUSALS = ['NO_SESSION', 'CROSS_SITE', 'IDEMPOTENCY_KEY_REUSED', 'REQUEST_IN_PROGRESS'] as const
const ONE_REFUSALS = [...ACT_REFUSALS, 'NOT_FOUND'] as const

export const walkInOffers = defineCall({
  ...read,
  path: '/desk/walk-in-offers',
  summary: 'Rooms that a walk-in could have now, until when, and what the hotel’s prices come to',
  query: Type.Object({
    until: Type.Optional(
      Type.String({ maxLength: 40, description: 'also a chosen time, on a whole quarter of an hour' }),
    ),
  }),
  response: WalkInOffers,
  refusals: ['NO_SESSION'],
})

export const takeWalkIn = defineCall({
  ...act,
  path: '/desk/walk-ins',
  summary: 'Gives a walk-in a room from now: the one named, or any that is free so long',
  body: Type.Object(
    {
      room: Type.Optional(
        Nullable(Type.Integer({ minimum: 1, maximum: MAX_INTEGER, description: 'its id; without it any free one' })),
      ),
      until: Instant(`on a whole quarter of an hour, at most ${MAX_WALK_IN_HOURS} hours from now`),
      name: Type.String({ maxLength: 120, description: 'of the first guest' }),
      guests: Type.Integer({ minimum: 1, maximum: MAX_WALK_IN_GUESTS }),
      price: Type.Optional(
        Nullable(
          Type.Integer({
            minimum: 0,
            maximum: MAX_WALK_IN_PRICE,
            description: 'whole rupees, tax included, as the guests were told; without it the hotel’s own',
          }),
        ),
      ),
      price_reason: Type.Optional(Nullable(Type.String({ maxLength: 200, description: 'why it is another price' }))),
      paid: Type.Optional(Nullable(Paid)),
    },
    {
      examples: [
        { until: '2026-12-01T12:00:00+05:30', name: 'Suresh Patil', guests: 2, price: 945, price_reason: 'As agreed' },
      ],
    },
  ),
  refusals: [...ACT_REFUSALS, 'NOT_FOUND', 'ROOM_TAKEN', 'NO_ROOM_FREE', 'ROOM_STILL_IN_USE', 'MORE_THAN_DUE'],
})

export const findWalkIns = defineCall({
  ...read,
  path: '/desk/find-walk-ins',
  summary: 'Walk-ins of this hotel from yesterday on, by a part of a name that the desk may see',
  query: Type.Object({ text: Type.String({ minLength: 2, maxLength: 80 }) }),
  response: Type.Array(WalkInRow, { maxItems: 20 }),
  refusals: ['NO_SESSION'],
  limitPerMinute: 60,
})

export const walkIn = defineCall({
  ...read,
  path: '/desk/walk-ins/{id}',
  summary: 'Everything the desk may see of a walk-in now',
  params: IdParams,
  response: WalkIn,
  refusals: ['NO_SESSION', 'NOT_FOUND'],
})

export const takeMoneyOfWalkIn = defineCall({
  ...act,
  path: '/desk/walk-ins/{id}/take',
  summary: 'Money that a walk-in paid at the desk, all that is due or a part',
  params: IdParams,
  body: Type.Object(Paid.properties, { title: 'PaidAtDesk', examples: [{ amount: 1, method: 'cash' }] }),
  refusals: [...ONE_REFUSALS, 'MORE_THAN_DUE'],
})

export const correctTakingOfWalkIn = defineCall({
  ...act,
  path: '/desk/walk-ins/{id}/correct-taking',
  summary: 'A wrong entry of money is taken back by an entry of its own, and the right one is written',
  params: IdParams,
  body: Correction,
  refusals: [...ONE_REFUSALS, 'MORE_THAN_DUE', 'ALREADY_MARKED'],
})

export const walkInLeft = defineCall({
  ...act,
  path: '/desk/walk-ins/{id}/leave',
  summary: 'They have left; the room is free once it is clean',
  params: IdParams,
  body: Type.Object(
    { unpaid: Type.Optional(Nullable(Type.String({ maxLength: 200, description: 'why, when money is due' }))) },
    { examples: [{ unpaid: 'They ran' }] },
  ),
  refusals: [...ONE_REFUSALS, 'ALREADY_MARKED'],
})

export const takeBackWalkInLeft = defineCall({
  ...act,
  path: '/desk/walk-ins/{id}/take-back',
  summary: 'Takes ‘left’ back, within 15 minutes',
  params: IdParams,
  body: TakeBack,
  refusals: [...ONE_REFUSALS, 'ALREADY_MARKED', 'VISIT_TOO_LATE', 'ROOM_STILL_IN_USE', 'ROOM_NOT_FREE'],
})

export const walkInStillHere = defineCall({
  ...act,
  path: '/desk/walk-ins/{id}/still-here',
  summary: 'They are still in their room although their time is over: the next booking of the room gets another one',
  params: IdParams,
  refusals: [...ONE_REFUSALS, 'ALREADY_MARKED', 'VISIT_TOO_EARLY'],
})

export const walkInHours = defineCall({
  ...read,
  path: '/desk/walk-ins/{id}/hours',
  summary: 'How many hours they could stay longer, and what that costs',
  params: IdParams,
  response: Type.Array(
    Type.Object(
      {
        hours: Type.Integer(),
        until: Instant('the new end'),
        price: Nullable(Rupees('tax included; null where the hotel has no price')),
      },
      { title: 'WalkInHoursOffer' },
    ),
    { description: 'from one hour up to the last that is free' },
  ),
  refusals: ['NO_SESSION', 'NOT_FOUND', 'NOT_ALLOWED_NOW'],
})

export const addWalkInHours = defineCall({
  ...act,
  path: '/desk/walk-ins/{id}/hours',
  summary: 'They stay longer: adds time and its price',
  params: IdParams,
  body: Type.Object(
    {
      hours: Type.Integer({ minimum: MIN_EXTENSION_HOURS, maximum: MAX_EXTENSION_HOURS }),
      price: Type.Optional(
        Nullable(
          Type.Integer({ minimum: 0, maximum: MAX_WALK_IN_PRICE, description: 'without it the hotel’s own price' }),
        ),
      ),
      price_reason: Type.Optional(Nullable(Type.String({ maxLength: 200, description: 'why it is another price' }))),
    },
    { examples: [{ hours: 1 }] },
  ),
  refusals: [...ONE_REFUSALS, 'NOT_ALLOWED_NOW', 'ROOM_NOT_FREE'],
})

export const roomsForWalkIn = defineCall({
  ...read,
  path: '/desk/walk-ins/{id}/free-rooms',
  summary: 'The rooms to which they could move now',
  params: IdParams,
  response: Type.Array(FreeRoom),
  refusals: ['NO_SESSION', 'NOT_FOUND'],
})

export const changeRoomOfWalkIn = defineCall({
  ...act,
  path: '/desk/walk-ins/{id}/room',
  summary: 'Gives them another free room of the hotel',
  params: IdParams,
  body: RoomChange,
  refusals: [...ONE_REFUSALS, 'ROOM_NOT_FREE', 'VISIT_TOO_LATE'],
})
