/** The closed list of amenities; the site has the words for each key. */
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
