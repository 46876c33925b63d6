import { Type, type Static } from 'typebox'
import { DESK_STATUSES } from '#domain/desk/day-lists.ts'
import { BLOCK_REASONS, BLOCKS_BY_HAND, MAX_BLOCK_NOTE } from '#domain/rooms/block.ts'
import { SALE_STATES, STOP_SELLING_HOURS } from '#domain/rooms/left-to-sell.ts'
import { defineCall } from './call.ts'
import { IdParams, Instant, MAX_INTEGER, Nullable, OneOf, Rupees } from './primitives.ts'

const Day = Type.String({ maxLength: 10, examples: ['2026-12-05'] })

const RackStay = Type.Object({
  kind: OneOf(['booking', 'walk_in', 'block', 'hold'], 'hold: somebody is paying for it right now'),
  id: Nullable(Type.String({ description: 'of the booking, the walk-in or the block' })),
  from: Instant('check-in, or the begin of the block'),
  until: Instant('check-out with the extra hours that were paid, or the end of the block'),
  clean_at: Instant('from then on somebody else can have the room'),
  code: Nullable(Type.String({ description: 'what the guest says at the desk' })),
  first_name: Nullable(Type.String()),
  name: Nullable(Type.String({ description: 'the full name, from 3 hours before check-in' })),
  slot: Nullable(Type.Integer({ description: '0 Morning to 4 Full Day' })),
  word: Nullable(OneOf(DESK_STATUSES, 'what is worth knowing of the guests now')),
  due: Nullable(Rupees('still to be taken at the desk')),
  why: Nullable(OneOf(BLOCK_REASONS)),
  note: Nullable(Type.String()),
})

export const Rack = Type.Object(
  {
    day: Type.String(),
    days: Type.Integer(),
    from: Instant('begin of the rack'),
    until: Instant('end of the rack'),
    now: Instant('by the server’s clock'),
    cleaning_minutes: Type.Integer({ description: 'after a stay that is taken now' }),
    free: Type.Object({
      now: Type.Integer(),
      tonight: Type.Integer({ description: 'for the Evening slot that begins today' }),
    }),
    rooms: Type.Array(
      Type.Object({
        id: Type.Integer(),
        number: Type.String(),
        name: Nullable(Type.String()),
        has_bathtub: Type.Boolean(),
        stays: Type.Array(RackStay, { description: 'earliest first' }),
      }),
      { maxItems: 500 },
    ),
  },
  { title: 'Rack' },
)
export type Rack = Static<typeof Rack>

export const Block = Type.Object(
  {
    id: Type.String(),
    room: Type.String({ description: 'the number of the room' }),
    from: Instant('begin'),
    until: Instant('end'),
    why: OneOf(BLOCK_REASONS),
    note: Nullable(Type.String()),
    freed_at: Nullable(Instant('when the desk gave the room back')),
  },
  { title: 'Block' },
)
export type Block = Static<typeof Block>

export const Sales = Type.Object(
  {
    day: Type.String(),
    now: Instant('by the server’s clock'),
    stopped_until: Nullable(Instant('the hotel sells no stay of today until then')),
    stopped_by_desk: Type.Boolean({ description: 'the desk can take it back' }),
    stopped_by_office: Type.Boolean({ description: 'by Uncle’s office, which alone ends it' }),
    stopped_by_cases: Type.Boolean({ description: 'until the office has looked after guests it did not take' }),
    stopped_by_unseen: Type.Boolean({ description: 'until somebody at the hotel answers, or the day is over' }),
    slots: Type.Array(
      Type.Object({
        slot: Type.Integer({ description: '0 Morning to 4 Full Day' }),
        state: OneOf(
          SALE_STATES,
          'selling: guests can book it; sold: every room is taken; stopped: a pause concerns it; closed, not-sold: no price; over: too late to begin',
        ),
        left: Type.Integer({ description: 'rooms that guests can book now' }),
      }),
      { description: 'earliest slot first' },
    ),
  },
  { title: 'Sales' },
)
export type Sales = Static<typeof Sales>

const ACT_REFUSALS = ['NO_SESSION', 'CROSS_SITE', 'IDEMPOTENCY_KEY_REUSED', 'REQUEST_IN_PROGRESS'] as const
const act = { method: 'POST', tag: 'Desk', rights: 'desk', isIdempotent: true } as const

export const deskRooms = defineCall({
  method: 'GET',
  path: '/desk/rooms',
  tag: 'Desk',
  summary: 'Every room with the stays, blocks and cleaning of a day, from 10 AM to 11 AM the next, or of seven days',
  rights: 'desk',
  keyScope: 'rooms',
  query: Type.Object({
    day: Type.Optional(
      Type.String({ maxLength: 10, examples: ['2026-12-05'], description: 'without it today, until 6 AM yesterday' }),
    ),
    days: Type.Optional(Type.Integer({ description: '1 or 7; without it 1' })),
  }),
  response: Rack,
  refusals: ['NO_SESSION'],
})

export const blockRoom = defineCall({
  ...act,
  keyScope: 'rooms',
  path: '/desk/blocks',
  summary: 'Keeps a room from sale: the one named, or any that is free all that time',
  body: Type.Object(
    {
      room: Type.Optional(
        Nullable(
          Type.Integer({
            minimum: 1,
            maximum: MAX_INTEGER,
            description: 'the id of the room; without it any free one',
          }),
        ),
      ),
      from: Instant('begin, at most 15 minutes ago'),
      until: Instant('end, at most 31 days later'),
      why: OneOf(BLOCKS_BY_HAND),
      note: Type.Optional(Nullable(Type.String({ maxLength: MAX_BLOCK_NOTE, description: 'for the desk only' }))),
    },
    { examples: [{ from: '2026-12-05T21:00:00+05:30', until: '2026-12-06T10:00:00+05:30', why: 'repair' }] },
  ),
  response: Block,
  refusals: [
    ...ACT_REFUSALS,
    'NOT_FOUND',
    'ROOM_TAKEN',
    'NO_ROOM_FREE',
    'BLOCK_BACKWARDS',
    'BLOCK_TOO_LONG',
    'BLOCK_BEGAN',
    'BLOCK_TOO_FAR_AHEAD',
  ],
})

export const freeBlock = defineCall({
  ...act,
  keyScope: 'rooms',
  path: '/desk/blocks/{id}/free',
  summary: 'Gives a blocked room back; again changes nothing',
  params: IdParams,
  response: Block,
  refusals: [...ACT_REFUSALS, 'NOT_FOUND', 'BLOCK_OVER'],
})

export const leftToSell = defineCall({
  method: 'GET',
  path: '/desk/left-to-sell',
  tag: 'Desk',
  summary:
    'What guests can book of each slot of a day: yesterday, whose night may run, today, or one of the next 30 days',
  rights: 'desk',
  keyScope: 'rooms',
  query: Type.Object({ day: Type.Optional(Day) }),
  response: Sales,
  refusals: ['NO_SESSION'],
})

export const stopSelling = defineCall({
  ...act,
  keyScope: 'rooms',
  path: '/desk/stop-selling',
  summary: `No stay of today is sold for ${STOP_SELLING_HOURS} hours from now; other days and bookings made stay`,
  response: Sales,
  refusals: ACT_REFUSALS,
})

export const resumeSelling = defineCall({
  ...act,
  keyScope: 'rooms',
  path: '/desk/sell-again',
  summary: 'The desk takes its stop back; again changes nothing',
  response: Sales,
  refusals: ACT_REFUSALS,
})

export const confirmPresence = defineCall({
  ...act,
  path: '/desk/we-are-here',
  summary: 'Somebody is at the desk: ends the stop for bookings that were not seen; again changes nothing',
  response: Sales,
  refusals: ACT_REFUSALS,
})
