import { Type, type Static } from 'typebox'
import { MAX_DIRTY_REASON } from '#domain/rooms/cleaning.ts'
import { ROOM_STATES } from '#domain/rooms/rooms-now.ts'
import { BLOCK_REASONS } from '#domain/rooms/block.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { IdParams, Instant, Nullable, OneOf, Rupees } from './primitives.ts'

const cleaningFields = {
  dirty_at: Instant('since then it is to be cleaned'),
  started_at: Nullable(Instant('when somebody began to clean it')),
  started_by: Nullable(Type.String({ description: 'the colleague who cleans it' })),
  is_urgent: Type.Boolean({
    description: 'it is sold again although nobody marked it clean, or its next guests come within the hour',
  }),
}

export const RoomsNow = Type.Object(
  {
    now: Instant('by the server’s clock'),
    rooms: Type.Array(
      Type.Object(
        {
          id: Type.Integer(),
          number: Type.String(),
          name: Nullable(Type.String()),
          has_bathtub: Type.Boolean(),
          state: OneOf(ROOM_STATES, 'late: guests should have left; kept: for guests who have not come, or cleaning'),
          party: Nullable(
            Type.Object(
              {
                kind: OneOf(['booking', 'walk_in']),
                id: Type.String({ description: 'of the booking, or of the walk-in’s block' }),
                code: Nullable(Type.String({ description: 'what the guest says at the desk' })),
                first_name: Nullable(Type.String()),
                name: Nullable(Type.String({ description: 'the full name, while the desk may see it' })),
                until: Instant('when they leave'),
                due: Rupees('still to be taken at the desk'),
              },
              { title: 'PartyInRoom', description: 'who is in the room' },
            ),
          ),
          cleaning: Nullable(Type.Object(cleaningFields, { title: 'OpenCleaning' })),
          block: Nullable(
            Type.Object(
              {
                id: Type.String(),
                why: OneOf(BLOCK_REASONS),
                note: Nullable(Type.String()),
                until: Instant('end of the block'),
              },
              { title: 'BlockNow', description: 'what keeps the room from sale now' },
            ),
          ),
          kept_until: Nullable(Instant('a stay whose guests have not come, or planned cleaning, takes it until then')),
          next_at: Nullable(Instant('when the next stay or block of the room begins')),
        },
        { title: 'RoomNow' },
      ),
      {
        maxItems: 500,
        description: 'as the desk works through them: late guests, rooms to clean, free rooms, then the others',
      },
    ),
  },
  { title: 'RoomsNow' },
)
export type RoomsNow = Static<typeof RoomsNow>
export type RoomNow = RoomsNow['rooms'][number]

/** Everything that a cleaner's phone shows. It includes no guest, booking or payment data. */
export const Cleaning = Type.Object(
  {
    now: Instant('by the server’s clock'),
    to_clean: Type.Array(
      Type.Object(
        {
          id: Type.Integer(),
          number: Type.String(),
          ...cleaningFields,
          next_at: Nullable(Instant('when the next guests may come')),
        },
        { title: 'RoomToClean' },
      ),
      { maxItems: 500, description: 'being cleaned first, then those that are needed first' },
    ),
    soon: Type.Array(
      Type.Object({ number: Type.String(), at: Instant('when its guests leave') }, { title: 'RoomSoonFree' }),
      { maxItems: 500, description: 'rooms that guests leave within six hours, the earliest first' },
    ),
    cleaned: Type.Array(
      Type.Object(
        { number: Type.String(), at: Instant('when'), by: Type.String() },
        { title: 'RoomCleaned', description: 'today, the latest first' },
      ),
      { maxItems: 500 },
    ),
    phone: Nullable(Type.String({ description: 'of the reception' })),
  },
  { title: 'Cleaning' },
)
export type Cleaning = Static<typeof Cleaning>

export const roomsNow = defineCall({
  method: 'GET',
  path: '/desk/rooms-now',
  tag: 'Desk',
  summary: 'Every room of the house at this moment: who is in, who is late, what is to be cleaned, free or blocked',
  rights: 'desk',
  response: RoomsNow,
  refusals: ['NO_SESSION', 'NOT_FOR_CLEANERS'],
})

export const cleaning = defineCall({
  method: 'GET',
  path: '/desk/cleaning',
  tag: 'Desk',
  summary: 'The rooms to clean, those that will be free soon, and those cleaned today',
  rights: 'desk-cleaning',
  response: Cleaning,
  refusals: ['NO_SESSION'],
})

const act = {
  method: 'POST',
  tag: 'Desk',
  params: IdParams,
  response: Cleaning,
  isIdempotent: true,
} as const
const REFUSALS = ['NO_SESSION', 'CROSS_SITE', 'NOT_FOUND', ...KEY_REFUSALS] as const

export const startCleaning = defineCall({
  ...act,
  path: '/desk/cleaning/{id}/start',
  summary: 'Says that the caller cleans this room now; the first who says so stays',
  rights: 'desk-cleaning',
  refusals: [...REFUSALS, 'ROOM_NOT_DIRTY'],
})

export const markClean = defineCall({
  ...act,
  path: '/desk/cleaning/{id}/clean',
  summary: 'The room is clean, and is sold at once; again changes nothing',
  rights: 'desk-cleaning',
  refusals: REFUSALS,
})

export const markDirty = defineCall({
  ...act,
  path: '/desk/cleaning/{id}/dirty',
  summary: 'The desk puts an empty room on the list of rooms to clean, with the reason; it stays on sale',
  rights: 'desk',
  body: Type.Object(
    { reason: Type.String({ maxLength: MAX_DIRTY_REASON }) },
    { examples: [{ reason: 'The bathroom was forgotten' }] },
  ),
  refusals: [...REFUSALS, 'NOT_FOR_CLEANERS', 'ROOM_STILL_TO_CLEAN', 'ROOM_HAS_GUESTS'],
})
