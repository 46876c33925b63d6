import { Type, type Static } from 'typebox'
import {
  MAX_CHANNEL_NAME,
  MAX_KEEPS_BACK,
  READ_EVERY_MINUTES,
  READING_TROUBLES,
  SILENT_AFTER_MINUTES,
} from '#domain/channels/channel-reading.ts'
import { GIVEN_KINDS, MAX_CALENDAR_ADDRESS } from '#domain/channels/given-calendar.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { IdParams, Instant, MAX_INTEGER, Nullable, OneOf } from './primitives.ts'

const MAX_ROOMS = 500
/** The maximum number of free rooms to list when two other sites have sold the same room. */
export const MAX_FREE_ROOMS = 12
const Trouble = Nullable(OneOf(READING_TROUBLES, 'what was wrong with the last attempt'))
const Id = Type.Integer({ minimum: 1, maximum: MAX_INTEGER })

/**
 * A room that was sold twice: either by us and another site, or by two other sites. Either `party` or `other_sale` is
 * set.
 */
export const RoomConflict = Type.Object(
  {
    channel: Type.String({ description: 'the other site, as the hotel calls it' }),
    room: Type.String({ description: 'the number of the room' }),
    from: Instant('when the other site’s guests come'),
    until: Instant('when they leave'),
    read_at: Instant('when we last read the other site'),
    party: Nullable(
      Type.Object(
        {
          kind: OneOf(['booking', 'walk_in']),
          id: Type.String({ description: 'of the booking, or of the walk-in’s block' }),
          code: Nullable(Type.String({ description: 'what the guest says at the desk' })),
          from: Instant('when our guests come'),
        },
        { title: 'PartyInConflict' },
      ),
    ),
    other_sale: Nullable(
      Type.Object(
        {
          conflict: Type.Integer({ description: 'the number with which somebody says that it is settled' }),
          channel: Type.String({ description: 'the second site' }),
          from: Instant('when its guests come'),
          until: Instant('when they leave'),
          read_at: Instant('when we last read it'),
          free_rooms: Type.Array(Type.String(), {
            maxItems: MAX_FREE_ROOMS,
            description: 'rooms that are free while either party stays, cleaning included',
          }),
        },
        { title: 'OtherSale' },
      ),
    ),
    free_room: Nullable(Type.String({ description: 'a room that our guests could have instead' })),
  },
  { title: 'RoomConflict', description: 'a room that is sold twice: by another site and us, or by two other sites' },
)
export type RoomConflict = Static<typeof RoomConflict>

const Calendar = Type.Object(
  {
    room_id: Type.Integer(),
    room: Type.String(),
    address: Type.String({ description: 'a secret of the hotel' }),
    read_at: Nullable(Instant('the last time that it was a calendar')),
    trouble: Trouble,
    ahead: Type.Integer({ description: 'how many times it has sold the room from now on' }),
  },
  { title: 'ChannelCalendar' },
)

const Channel = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    state: OneOf(
      ['new', 'read', 'silent'],
      `silent: a room’s calendar was not read for ${SILENT_AFTER_MINUTES} minutes; new: none was read yet`,
    ),
    read_at: Nullable(Instant('the oldest last reading of its rooms')),
    trouble: Trouble,
    ahead: Type.Integer({ description: 'how many times it has sold rooms from now on' }),
    keeps_back: Type.Integer({ description: 'how many of its rooms we do not sell while it is silent' }),
    kept_back: Type.Integer({ description: 'how many are not sold now for that reason' }),
    calendars: Type.Array(Calendar, { maxItems: MAX_ROOMS }),
  },
  { title: 'Channel', description: 'another site that sells this hotel’s rooms' },
)
export type Channel = Static<typeof Channel>

const Given = Type.Object(
  {
    id: Type.Integer(),
    kind: OneOf(GIVEN_KINDS),
    room: Nullable(Type.String({ description: 'the number, where it is the calendar of one room' })),
    channel: Nullable(Type.String({ description: 'the site it is for, which is not told of its own sales' })),
    address: Type.String({ description: 'secret, like a key: it shows when the room is not available' }),
    asked_at: Nullable(Instant('when somebody last read it')),
  },
  { title: 'GivenCalendar' },
)
export type GivenCalendar = Static<typeof Given>

export const Channels = Type.Object(
  {
    now: Instant('by the server’s clock'),
    conflicts: Type.Array(RoomConflict, { maxItems: 200, description: 'the earliest first' }),
    read: Type.Array(Channel, { maxItems: 100, description: 'what we read from other sites' }),
    given: Type.Array(Given, { maxItems: 1000, description: 'what other sites read from us' }),
    rooms: Type.Array(Type.Object({ id: Type.Integer(), number: Type.String(), has_bathtub: Type.Boolean() }), {
      maxItems: MAX_ROOMS,
      description: 'every room of the hotel',
    }),
  },
  { title: 'Channels' },
)
export type Channels = Static<typeof Channels>

const NewCalendar = Type.Object(
  {
    room: Id,
    address: Type.String({ maxLength: MAX_CALENDAR_ADDRESS, description: 'of the room’s iCal calendar, by https' }),
  },
  { title: 'NewChannelCalendar' },
)
const KeepsBack = Type.Integer({ minimum: 0, maximum: MAX_KEEPS_BACK })
const EXAMPLE = { room: 12, address: 'https://ical.example.com/room-101.ics?s=2f7c' }

const manager = { tag: 'Desk', rights: 'desk-manager', response: Channels } as const
const act = { ...manager, method: 'POST', isIdempotent: true } as const
const REFUSALS = ['NO_SESSION', 'CROSS_SITE', 'MANAGERS_ONLY', ...KEY_REFUSALS] as const

export const channels = defineCall({
  ...manager,
  method: 'GET',
  path: '/desk/channels',
  summary: 'Other sites that sell these rooms: what we read from them, and the calendars that they read from us',
  refusals: ['NO_SESSION', 'MANAGERS_ONLY'],
})

export const conflicts = defineCall({
  method: 'GET',
  path: '/desk/conflicts',
  tag: 'Desk',
  summary: 'Rooms that are sold twice: by another site and us, or by two other sites; the earliest first',
  rights: 'desk',
  response: Type.Array(RoomConflict, { maxItems: 200 }),
  refusals: ['NO_SESSION'],
})

export const settleConflict = defineCall({
  method: 'POST',
  path: '/desk/conflicts/{id}/settle',
  tag: 'Desk',
  summary: 'Says that a room which two other sites sold is settled with them; it returns if one of the sales moves',
  rights: 'desk',
  isIdempotent: true,
  params: IdParams,
  response: Type.Array(RoomConflict, { maxItems: 200 }),
  refusals: ['NO_SESSION', 'CROSS_SITE', ...KEY_REFUSALS, 'NOT_FOUND'],
})

export const addChannel = defineCall({
  ...act,
  path: '/desk/channels',
  summary: `Adds a site whose calendars we read every ${READ_EVERY_MINUTES} minutes; the first reading begins at once`,
  body: Type.Object(
    {
      name: Type.String({ maxLength: MAX_CHANNEL_NAME }),
      keeps_back: KeepsBack,
      calendars: Type.Array(NewCalendar, { minItems: 1, maxItems: MAX_ROOMS }),
    },
    { title: 'NewChannel', examples: [{ name: 'MakeMyTrip', keeps_back: 1, calendars: [EXAMPLE] }] },
  ),
  refusals: [...REFUSALS, 'NOT_FOUND', 'SITE_NAME_TAKEN', 'TOO_MANY_SITES'],
})

export const editChannel = defineCall({
  ...act,
  path: '/desk/channels/{id}',
  summary: 'Sets the rooms that a site sells, with their addresses, and how many are kept back while it is silent',
  params: IdParams,
  body: Type.Object(
    { keeps_back: KeepsBack, calendars: Type.Array(NewCalendar, { minItems: 1, maxItems: MAX_ROOMS }) },
    { title: 'ChannelEdit', examples: [{ keeps_back: 2, calendars: [EXAMPLE] }] },
  ),
  refusals: [...REFUSALS, 'NOT_FOUND'],
})

export const readChannel = defineCall({
  ...act,
  path: '/desk/channels/{id}/read',
  summary: 'Reads the calendars of a site now',
  params: IdParams,
  body: Type.Object(
    {
      is_right: Type.Boolean({
        description: 'believe a calendar without events although it had several: all cancelled',
      }),
    },
    { title: 'ChannelReading', examples: [{ is_right: false }] },
  ),
  refusals: [...REFUSALS, 'NOT_FOUND'],
  limitPerMinute: 6,
})

export const endChannel = defineCall({
  ...act,
  path: '/desk/channels/{id}/end',
  summary: 'Stops reading a site; the rooms that it sold are on sale again at once',
  params: IdParams,
  refusals: [...REFUSALS, 'NOT_FOUND'],
})

export const giveCalendar = defineCall({
  ...act,
  path: '/desk/given-calendars',
  summary: 'Makes a calendar that other sites can read; one that exists is answered as it is',
  body: Type.Object(
    {
      kind: OneOf(GIVEN_KINDS),
      room: Type.Optional(Nullable(Id)),
      channel: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: MAX_INTEGER, description: 'who reads it' }))),
    },
    { title: 'NewGivenCalendar', examples: [{ kind: 'any' }] },
  ),
  refusals: [...REFUSALS, 'NOT_FOUND'],
})

export const renewGiven = defineCall({
  ...act,
  path: '/desk/given-calendars/{id}/renew',
  summary: 'Gives a calendar a new address; the old one ends at once',
  params: IdParams,
  refusals: [...REFUSALS, 'NOT_FOUND'],
})

export const endGiven = defineCall({
  ...act,
  path: '/desk/given-calendars/{id}/end',
  summary: 'Ends a calendar that other sites read from us',
  params: IdParams,
  refusals: [...REFUSALS, 'NOT_FOUND'],
})

export const givenCalendar = defineCall({
  method: 'GET',
  path: '/calendars/{address}',
  tag: 'Hotels',
  summary: 'When a room, or every room of a kind, is not available: an iCalendar (RFC 5545) for other sites, no names',
  rights: 'anyone',
  params: Type.Object({ address: Type.String({ maxLength: 100, examples: ['7-QmFzZTY0.ics'] }) }),
  response: Type.String({ description: 'text/calendar' }),
  answers: 'calendar',
  refusals: ['NOT_FOUND'],
  limitPerMinute: 120,
})
