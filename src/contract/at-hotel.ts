import { Type } from 'typebox'
import { EXTRA_KINDS } from '#domain/desk/extras.ts'
import { TAKING_METHODS } from '#domain/desk/takings.ts'
import { VISIT_STATUSES } from '#domain/desk/visit.ts'
import { Instant, Nullable, OneOf, Rupees } from './primitives.ts'

/** The desk's entries about a stay that the stay's guests can see. */
export const Visit = Type.Object(
  {
    status: OneOf(VISIT_STATUSES),
    arrived_at: Nullable(Instant('when the desk greeted them')),
    left_at: Nullable(Instant('when they left')),
    can_object: Type.Boolean({ description: 'the desk marked that nobody came; the owner may say otherwise' }),
    has_objected: Type.Boolean(),
  },
  { title: 'Visit', description: 'what the hotel’s desk marked of the stay; null: nothing yet' },
)

/** Extras and payments at the hotel, without cancelled ones. */
export const AtHotel = Type.Object(
  {
    extras: Type.Array(
      Type.Object(
        {
          id: Type.Integer(),
          kind: OneOf(EXTRA_KINDS),
          words: Nullable(Type.String({ description: 'what it was, in the hotel’s words' })),
          quantity: Type.Integer(),
          amount: Rupees('tax included'),
          at: Instant('when the desk wrote it'),
          denied_at: Nullable(Instant('when the guests said that they did not have it')),
        },
        { title: 'ExtraAtHotel' },
      ),
      { description: 'beside the room, oldest first' },
    ),
    takings: Type.Array(
      Type.Object(
        {
          amount: Rupees('paid'),
          method: OneOf(TAKING_METHODS),
          receipt: Nullable(Type.String({ description: 'the hotel’s own number' })),
          at: Instant('when'),
        },
        { title: 'PaidAtHotel' },
      ),
      { description: 'what the desk took, oldest first' },
    ),
    due: Rupees('still to be paid at the desk'),
  },
  { title: 'AtHotel', description: 'what the owner had beside the room and paid at the desk; null: nothing' },
)
