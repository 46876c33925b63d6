import type { DetailField } from '../hotels/hotel-details.ts'

/** A detail that guests see. The hotel learns of changes to its points in search only from its log. */
export type ToldField = Exclude<DetailField, 'rank'>

/** The parts of a hotel that the office can change, under the names used in the message about a change. */
export type EditedPart = 'name' | 'address' | 'place' | 'description' | 'stars' | 'bathtub'

/** Details that the hotel's page shows together share one word in the message. */
const PART_OF: Record<ToldField, EditedPart> = {
  name: 'name',
  address: 'address',
  city_id: 'place',
  locality_id: 'place',
  position: 'place',
  description: 'description',
  stars: 'stars',
  bathtub_charge: 'bathtub',
}

/** Returns the parts to which these details belong, without repetition. */
export const editedParts = (fields: readonly ToldField[]): EditedPart[] => [
  ...new Set(fields.map((field) => PART_OF[field])),
]
