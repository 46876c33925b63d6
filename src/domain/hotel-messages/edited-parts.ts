import type { DetailField } from '../hotels/hotel-details.ts'

/** What the office can change of a hotel, as the message about it says. */
export type EditedPart = 'name' | 'address' | 'place' | 'description' | 'stars' | 'bathtub'

/** The message to the hotel uses one word for details that its page shows together. */
const PART_OF: Record<DetailField, EditedPart> = {
  name: 'name',
  address: 'address',
  city_id: 'place',
  locality_id: 'place',
  position: 'place',
  description: 'description',
  stars: 'stars',
  bathtub_charge: 'bathtub',
}

/** Returns the parts to which these details belong, each once. */
export const editedParts = (fields: readonly DetailField[]): EditedPart[] => [
  ...new Set(fields.map((field) => PART_OF[field])),
]
