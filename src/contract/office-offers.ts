import { Type, type Static } from 'typebox'
import { defineCall } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { IdParams, Nullable, Rupees } from './primitives.ts'

export const MoveOffer = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    locality: Type.String(),
    kilometres: Nullable(Type.Number({ description: 'from the first hotel as the crow flies' })),
    rating: Nullable(Type.Number()),
    price: Rupees('the whole stay there, tax included'),
    difference: Rupees('what we pay on top of what the guest agreed to'),
  },
  { title: 'MoveOffer' },
)
export type MoveOffer = Static<typeof MoveOffer>

export const officeOffers = defineCall({
  method: 'GET',
  path: '/office/bookings/{id}/other-hotels',
  tag: 'Office',
  summary: 'Hotels of the same class or better that are free for this stay, the nearest first',
  rights: 'office',
  params: IdParams,
  response: Type.Array(MoveOffer),
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
})
