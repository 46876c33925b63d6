import type { Hotel } from '#contract/hotels.ts'
import type { FilterFact } from '#domain/hotels/hotel-facts.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { factsIn, type FactGroup } from '#web/features/hotels/fact-labels.ts'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import * as t from '#words/hotel-page.ts'

type Shown = { icon: IconName; words: string }

/** Amenities of the room itself, the bed first. */
const IN_THE_ROOM: Record<string, Shown> = {
  double_bed: { icon: 'bed-double', words: t.doubleBed },
  ac: { icon: 'snowflake', words: t.airConditioning },
  wifi: { icon: 'wifi', words: t.wifi },
  tv: { icon: 'tv', words: t.television },
  geyser: { icon: 'shower-head', words: t.hotWater },
  mini_fridge: { icon: 'refrigerator', words: t.miniFridge },
  balcony: { icon: 'door-open', words: t.balcony },
}

/** Amenities of the hotel outside the room. */
const IN_THE_HOTEL: Record<string, Shown> = {
  room_service: { icon: 'concierge-bell', words: t.roomService },
  breakfast: { icon: 'coffee', words: t.breakfast },
  restaurant: { icon: 'utensils', words: t.restaurant },
  parking: { icon: 'car', words: t.parking },
  lift: { icon: 'arrow-up-down', words: t.lift },
  power_backup: { icon: 'plug-zap', words: t.powerBackup },
  cctv_lobby: { icon: 'cctv', words: t.camerasOnlyInLobby },
  pool: { icon: 'waves-horizontal', words: t.swimmingPool },
  wheelchair_access: { icon: 'accessibility', words: t.wheelchairAccess },
}

const shownOf = (table: Record<string, Shown>, amenities: readonly string[]): Shown[] =>
  Object.entries(table).flatMap(([key, shown]) => (amenities.includes(key) ? [shown] : []))

/** Shows an amenity that this page does not know by its name, with a tick. */
function unknownOf(key: string): Shown {
  const words = key.replaceAll('_', ' ')
  return { icon: 'check', words: words.charAt(0).toUpperCase() + words.slice(1) }
}

/** Labels one amenity, from either table. */
export const amenityWords = (key: string): string => (IN_THE_ROOM[key] ?? IN_THE_HOTEL[key] ?? unknownOf(key)).words

type Equipped = Pick<Hotel, 'amenities' | 'hasBathtub' | 'bathTub_charges' | FilterFact>

const factsShown = (group: FactGroup, hotel: Equipped): Shown[] =>
  factsIn(group, hotel).map(({ icon, label: words }) => ({ icon, words }))

/** Lists the hotel's amenities in the order of these tables: those that guests ask about most come first. */
export function amenitiesShown(hotel: Equipped): { room: Shown[]; house: Shown[] } {
  const { amenities, hasBathtub, bathTub_charges: charge } = hotel
  const room = shownOf(IN_THE_ROOM, amenities)
  if (hasBathtub) room.push({ icon: 'bath', words: t.bathtub(formatRupees(charge)) })
  room.push(...factsShown('room', hotel))
  const unknown = amenities.filter((key) => !(key in IN_THE_ROOM || key in IN_THE_HOTEL))
  return {
    room,
    house: [...shownOf(IN_THE_HOTEL, amenities), ...factsShown('hotel', hotel), ...unknown.map(unknownOf)],
  }
}
