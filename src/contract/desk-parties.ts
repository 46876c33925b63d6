import { Type, type Static } from 'typebox'
import { TAKING_METHODS } from '#domain/desk/takings.ts'
import { WALK_IN_STATUSES } from '#domain/desk/walk-in.ts'
import { Instant, MAX_INTEGER, Nullable, OneOf, Rupees } from './primitives.ts'

/** A payment that the desk recorded for a booking or a walk-in. */
export const Taking = Type.Object(
  {
    id: Type.Integer(),
    amount: Type.Integer({ description: 'whole rupees; below zero: a wrong entry taken back' }),
    method: OneOf(TAKING_METHODS),
    receipt: Nullable(Type.String()),
    by: Type.String(),
    at: Instant('when'),
    reason: Nullable(Type.String({ description: 'why an entry was taken back' })),
    is_corrected: Type.Boolean({ description: 'it was taken back, or takes another one back' }),
  },
  { title: 'Taking' },
)

export const NextInRoom = Type.Object(
  {
    code: Type.String({ description: 'of the next booking' }),
    room: Type.String({ description: 'the room that both have' }),
    at: Instant('when it begins'),
  },
  { title: 'NextInRoom', description: 'the next booking of the room, which no other room could take' },
)

export const walkInFields = {
  id: Type.String(),
  room: Type.String({ description: 'the number of their room, or of the last one they had' }),
  word: OneOf(WALK_IN_STATUSES, 'what is worth knowing of them now'),
  first_name: Nullable(Type.String({ description: 'null some hours after they have left' })),
  name: Nullable(Type.String({ description: 'the full name, as long as that of a booking' })),
  guests: Type.Integer(),
  arrived_at: Instant('when they came'),
  leaves_at: Instant('until when they have the room, with the hours they added'),
  left_at: Nullable(Instant('when they left')),
  due: Rupees('still to be taken at the desk'),
  is_asked: Type.Boolean({ description: 'the desk is asked whether the room is empty' }),
  next: Nullable(NextInRoom),
}

/** A walk-in as a row of the desk's lists. */
export const WalkInRow = Type.Object(walkInFields, { title: 'WalkInRow' })
export type WalkInRow = Static<typeof WalkInRow>

/** A payment that corrects a wrong entry or that a walk-in makes on arrival. */
export const Paid = Type.Object(
  {
    amount: Rupees('really taken'),
    method: OneOf(TAKING_METHODS),
    receipt: Type.Optional(Nullable(Type.String({ maxLength: 20 }))),
  },
  { title: 'PaidAtDesk' },
)

/** Request bodies that bookings and walk-ins share. */
export const Correction = Type.Object(
  {
    taking: Type.Integer({ minimum: 1, maximum: MAX_INTEGER, description: 'the id of the wrong entry' }),
    reason: Type.String({ maxLength: 200 }),
    instead: Type.Optional(Nullable(Paid)),
  },
  {
    title: 'TakingCorrection',
    description: 'without `instead` nothing was taken',
    examples: [{ taking: 1, reason: 'It was UPI', instead: { amount: 500, method: 'upi' } }],
  },
)

export const TakeBack = Type.Object(
  {
    reason: Type.String({ maxLength: 200 }),
    from: Type.Optional(
      Type.String({
        maxLength: 20,
        description: 'of guests marked as left: their room, which was given away meanwhile',
      }),
    ),
    to: Type.Optional(Type.String({ maxLength: 20, description: 'the free room in which they go on' })),
  },
  { title: 'TakeBack', examples: [{ reason: 'Wrong row' }] },
)

export const RoomChange = Type.Object(
  { from: Type.String({ maxLength: 20 }), to: Type.String({ maxLength: 20 }) },
  { title: 'RoomChange', examples: [{ from: '101', to: '102' }] },
)

export const HoursOffer = Type.Object(
  { hours: Type.Integer(), total: Rupees('tax included'), until: Instant('the new check-out') },
  { title: 'HoursOffer' },
)

export const FreeRoom = Type.Object({ number: Type.String(), has_bathtub: Type.Boolean() }, { title: 'FreeRoom' })
