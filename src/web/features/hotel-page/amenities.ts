import type { IconName } from '#web/ui/icons/icon-names.ts'

type Shown = { icon: IconName; words: string }

/** The words and picture of each amenity the catalogue knows. */
const AMENITIES: Record<string, Shown> = {
  wifi: { icon: 'wifi', words: 'Wi-Fi' },
  ac: { icon: 'snowflake', words: 'Air conditioning' },
  tv: { icon: 'tv', words: 'Television' },
  parking: { icon: 'car', words: 'Parking' },
  room_service: { icon: 'concierge-bell', words: 'Room service' },
  power_backup: { icon: 'plug-zap', words: 'Power backup' },
  lift: { icon: 'arrow-up-down', words: 'Lift' },
  cctv_lobby: { icon: 'cctv', words: 'Cameras only in the lobby' },
  geyser: { icon: 'shower-head', words: 'Hot water' },
  breakfast: { icon: 'coffee', words: 'Breakfast' },
  restaurant: { icon: 'utensils', words: 'Restaurant' },
  mini_fridge: { icon: 'refrigerator', words: 'Mini fridge' },
  balcony: { icon: 'door-open', words: 'Balcony' },
  wheelchair_access: { icon: 'accessibility', words: 'Wheelchair access' },
  pool: { icon: 'waves-horizontal', words: 'Swimming pool' },
}

/** An imported hotel may bring an unknown amenity: show its word with a tick. */
export function amenityShown(key: string): Shown {
  const words = key.replaceAll('_', ' ')
  return AMENITIES[key] ?? { icon: 'check', words: words.charAt(0).toUpperCase() + words.slice(1) }
}
