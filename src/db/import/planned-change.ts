import { HOTEL_FACTS } from '#domain/hotels/hotel-facts.ts'
import type { HotelChanges } from './store-hotel.ts'
import type { WantedHotel } from './wanted-hotel.ts'

/** The report's words for database columns. */
const WORDS: Readonly<Record<string, string>> = {
  name: 'name',
  city_id: 'city',
  locality_id: 'locality',
  address: 'address',
  lat: 'latitude',
  lng: 'longitude',
  stars: 'stars',
  overall_rating: 'rating',
  ratings_count: 'number of ratings',
  amenities: 'amenities',
  bathtub_charge: 'bathtub charge',
  ...Object.fromEntries(
    Object.values(HOTEL_FACTS).map(({ column, csvColumn }) => [column, csvColumn.replaceAll('_', ' ')]),
  ),
  description: 'description',
  house_rules: 'rules',
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Says in a sentence of the report what the import writes for a hotel. `changes` are those of a known hotel. */
export function plannedChange(hotel: WantedHotel, changes: HotelChanges | undefined, ownPictures: number): string {
  const { externalId, name, roomCount, offer } = hotel.row
  const prices = Object.keys(hotel.prices).length
  if (!changes) {
    const parts = [counted(roomCount, 'room'), prices > 0 ? counted(prices, 'price') : 'no price']
    if (hotel.isDraft) parts.push('a draft')
    if (offer.bathtubRooms) parts.push(`${counted(offer.bathtubRooms, 'room')} with a bathtub`)
    if (ownPictures > 0 || hotel.pictures) parts.push(counted(ownPictures || hotel.pictures?.length || 0, 'picture'))
    return `${externalId} ${name}: created, ${parts.join(', ')}`
  }
  const parts = Object.keys(changes.fields).flatMap((column) => WORDS[column] ?? [])
  if (changes.rooms !== 0) parts.push(`${changes.rooms > 0 ? '+' : '−'}${counted(Math.abs(changes.rooms), 'room')}`)
  if (changes.bathtubRooms !== undefined) parts.push(`${counted(changes.bathtubRooms, 'room')} with a bathtub`)
  if (changes.prices) parts.push('prices')
  if (changes.pictures !== 'none') parts.push(counted(ownPictures || hotel.pictures?.length || 0, 'picture'))
  return `${externalId} ${name}: ${parts.join(', ')}`
}
