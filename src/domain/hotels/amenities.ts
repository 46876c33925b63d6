/** The closed list of amenities. The site has the words for each key. */
export const amenities = [
  'wifi',
  'ac',
  'tv',
  'parking',
  'room_service',
  'power_backup',
  'lift',
  'cctv_lobby',
  'geyser',
  'balcony',
  'breakfast',
  'restaurant',
  'pool',
  'mini_fridge',
  'wheelchair_access',
  'double_bed',
] as const

export type Amenity = (typeof amenities)[number]

/** The amenities that guests can filter by. Nearly every hotel has the other amenities, or few guests ask for them. */
export const FILTER_AMENITIES = ['breakfast', 'ac', 'parking'] as const satisfies readonly Amenity[]
export type FilterAmenity = (typeof FILTER_AMENITIES)[number]

/** Builds a record with one value per amenity that guests filter by. */
export const eachFilterAmenity = <Value>(valueOf: (name: FilterAmenity) => Value): Record<FilterAmenity, Value> =>
  Object.fromEntries(FILTER_AMENITIES.map((name) => [name, valueOf(name)])) as Record<FilterAmenity, Value>
