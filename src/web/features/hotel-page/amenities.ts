import type { Hotel } from '#contract/hotels.ts'
import type { FilterFact } from '#domain/hotels/hotel-facts.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { factsIn, type FactGroup } from '#web/features/hotels/fact-labels.ts'
import type { IconName } from '#web/ui/icons/icon-names.ts'

type Shown = { icon: IconName; words: string }

/** Amenities of the room itself, the bed first. */
const IN_THE_ROOM: Record<string, Shown> = {
  double_bed: { icon: 'bed-double', words: 'Double bed' },
  ac: { icon: 'snowflake', words: 'Air conditioning' },
  wifi: { icon: 'wifi', words: 'Wi-Fi' },
  tv: { icon: 'tv', words: 'Television' },
  geyser: { icon: 'shower-head', words: 'Hot water' },
  mini_fridge: { icon: 'refrigerator', words: 'Mini fridge' },
  balcony: { icon: 'door-open', words: 'Balcony' },
}

/** Amenities of the hotel around it. */
const IN_THE_HOTEL: Record<string, Shown> = {
  room_service: { icon: 'concierge-bell', words: 'Room service' },
  breakfast: { icon: 'coffee', words: 'Breakfast' },
  restaurant: { icon: 'utensils', words: 'Restaurant' },
  parking: { icon: 'car', words: 'Parking' },
  lift: { icon: 'arrow-up-down', words: 'Lift' },
  power_backup: { icon: 'plug-zap', words: 'Power backup' },
  cctv_lobby: { icon: 'cctv', words: 'Cameras only in the lobby' },
  pool: { icon: 'waves-horizontal', words: 'Swimming pool' },
  wheelchair_access: { icon: 'accessibility', words: 'Wheelchair access' },
}

const shownOf = (table: Record<string, Shown>, amenities: readonly string[]): Shown[] =>
  Object.entries(table).flatMap(([key, shown]) => (amenities.includes(key) ? [shown] : []))

/** Shows an amenity that this page does not know by its name, with a tick. */
function unknownOf(key: string): Shown {
  const words = key.replaceAll('_', ' ')
  return { icon: 'check', words: words.charAt(0).toUpperCase() + words.slice(1) }
}

/** The label of one amenity, from either table. */
export const amenityWords = (key: string): string => (IN_THE_ROOM[key] ?? IN_THE_HOTEL[key] ?? unknownOf(key)).words

type Equipped = Pick<Hotel, 'amenities' | 'hasBathtub' | 'bathTub_charges' | FilterFact>

const factsShown = (group: FactGroup, hotel: Equipped): Shown[] =>
  factsIn(group, hotel).map(({ icon, label: words }) => ({ icon, words }))

/** The hotel's amenities in the order of these tables, which follows what guests ask for most. */
export function amenitiesShown(hotel: Equipped): { room: Shown[]; house: Shown[] } {
  const { amenities, hasBathtub, bathTub_charges: charge } = hotel
  const room = shownOf(IN_THE_ROOM, amenities)
  if (hasBathtub) room.push({ icon: 'bath', words: `Bathtub, ${formatRupees(charge)} per room per day` })
  room.push(...factsShown('room', hotel))
  const unknown = amenities.filter((key) => !(key in IN_THE_ROOM || key in IN_THE_HOTEL))
  return {
    room,
    house: [...shownOf(IN_THE_HOTEL, amenities), ...factsShown('hotel', hotel), ...unknown.map(unknownOf)],
  }
}
