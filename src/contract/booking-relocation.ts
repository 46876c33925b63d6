import { Type } from 'typebox'
import { RELOCATION_CAUSES, RELOCATION_OUTCOMES } from '#domain/relocations/same-class.ts'
import { Nullable, OneOf, Rupees } from './primitives.ts'

/** What guests see in their booking when the hotel does not take them. */
export const BookingRelocation = Type.Object(
  {
    cause: OneOf(RELOCATION_CAUSES),
    outcome: Nullable(OneOf(RELOCATION_OUTCOMES, 'null: the guest still has to choose')),
    moved_to: Nullable(Type.String({ description: 'the booking at the other hotel' })),
    compensation: Nullable(
      Type.Object(
        {
          amount: Rupees('credit from the hotel'),
          is_given: Type.Boolean({ description: 'false: it waits until the hotel’s account can bear it' }),
        },
        { title: 'Compensation' },
      ),
    ),
    rest_waits: Rupees('what the other room costs less and waits for the hotel or our office'),
  },
  { title: 'BookingRelocation', description: 'the hotel turned its guests away, or cannot take them; for the owner' },
)
