import type { SlotPrices } from '#domain/slots/slot-prices.ts'
import { sql, type Kysely } from 'kysely'
import { eachFact, type HotelFacts } from '#domain/hotels/hotel-facts.ts'
import { SLOTS } from '#domain/slots/slots.ts'
import { selectFacts } from '../fact-columns.ts'
import type { DB } from '../schema.ts'

export const importSource = 'csv'

/** A hotel as an earlier import stored it. */
export interface StoredHotel {
  id: number
  externalId: string
  name: string
  cityId: number
  localityId: number
  address: string
  lat: number | null
  lng: number | null
  stars: number | null
  roomCount: number
  overallRating: number | null
  ratingsCount: number
  /** How many reviews were written on our site. From the first review on, our rating replaces the file's. */
  reviewsCount: number
  prices: SlotPrices
  rackPrices: SlotPrices
  /**
   * The hotel's pictures in their order. They are either drawn pictures from the pool, or its own pictures, which are
   * named after their bytes and stored whole or only as a crop.
   */
  pictures: readonly { name: string; origin: 'pool' | 'store'; isWhole: boolean }[]
  amenities: readonly string[]
  bathtubRooms: number
  bathtubCharge: number
  facts: HotelFacts
  description: string
  rules: readonly string[]
  /** never published, because the office has not checked it yet */
  isDraft: boolean
}

interface Row extends Omit<StoredHotel, 'prices' | 'rackPrices' | 'facts'>, HotelFacts {
  slotPrices: readonly (readonly [slot: number, price: number, rackPrice: number | null])[]
}

/** Returns every hotel of earlier imports, by its id in the file. */
export async function storedHotels(db: Kysely<DB>): Promise<ReadonlyMap<string, StoredHotel>> {
  const { rows } = await sql<Row>`
    select h.id, h.external_id as "externalId", h.name, h.city_id as "cityId", h.locality_id as "localityId", h.address,
      h.lat, h.lng, h.stars, h.room_count as "roomCount", h.overall_rating as "overallRating",
      h.ratings_count as "ratingsCount", h.reviews_count as "reviewsCount",
      coalesce((select json_agg(json_build_object('name', g.name, 'origin', g.origin, 'isWhole', g.width is not null) order by g.position)
        from hotel_pictures g where g.hotel_id = h.id), '[]') as pictures,
      h.amenities, h.bathtub_room_count as "bathtubRooms", h.bathtub_charge as "bathtubCharge", ${selectFacts},
      h.description, h.house_rules as rules, h.published_at is null as "isDraft",
      coalesce((select json_agg(json_build_array(slot, price, rack_price)) from hotel_slot_prices where hotel_id = h.id), '[]') as "slotPrices"
    from hotels h where h.source = ${importSource}`.execute(db)
  return new Map(rows.map((row) => [row.externalId, storedHotel(row)]))
}

const storedHotel = ({ slotPrices, ...hotel }: Row): StoredHotel => ({
  ...hotel,
  facts: eachFact((name) => hotel[name]),
  ...pricesOf(slotPrices),
})

function pricesOf(slotPrices: Row['slotPrices']) {
  const prices: SlotPrices = {}
  const rackPrices: SlotPrices = {}
  for (const [slot, price, rackPrice] of slotPrices) {
    const key = SLOTS.find(({ index }) => index === slot)?.key
    if (key) prices[key] = price
    if (key && rackPrice !== null) rackPrices[key] = rackPrice
  }
  return { prices, rackPrices }
}
