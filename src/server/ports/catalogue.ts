import type { CityIndex } from '#domain/availability/city-index.ts'
import type { Names } from '#domain/places/names.ts'
import type { CityPlace } from '#domain/places/nearest-place.ts'
import type { ChangeRule } from '#domain/bookings/change-window.ts'
import type { IndexedHotel } from '#domain/availability/hotel-list.ts'

/** A hotel's JSON in a list, in parts. The fields that differ between searches are inserted between the parts. */
export type HotelCard = {
  parts: readonly string[]
  /** unique among the cards of this process */
  edition: number
}

/** What lists and bills need to know about a hotel in addition to the index. */
export type CataloguedHotel = {
  slug: string
  name: string
  card: HotelCard
  hasBathtub: boolean
  bathtubCharge: number
  hasLoveKit: boolean
  onlyPayAtHotel: boolean
  rule: ChangeRule
}

export type CataloguedCity = {
  readonly id: number
  readonly index: CityIndex
  readonly localities: readonly { id: number; slug: string; name: string; names: Names }[]
  /** the city's main stations, airports and landmarks */
  readonly places: readonly CityPlace[]
  /** the hotels by their id */
  readonly hotels: ReadonlyMap<number, CataloguedHotel>
}

export type Found = { city: CataloguedCity; hotel: CataloguedHotel; indexed: IndexedHotel }

export type CatalogueFigures = {
  catalogueCities: number
  catalogueBytes: number
  /** age of the last reading of the changes; 0 while no city is in memory */
  catalogueAgeSeconds: number
  /** how many requests were answered from memory, and how many by the database */
  catalogueHits: number
  catalogueMisses: number
}

/**
 * Cities in this process's memory. They include everything committed up to a second ago and everything this process
 * wrote itself (decision 0018). Undefined if the caller must ask the database; the city may be in memory next time.
 */
export type Catalogue = {
  /** Finds a city by id, slug or an older name, for a stay that begins at `from`. */
  findCity: (ref: string | number, from: Date) => Promise<CataloguedCity | undefined>
  /** Waits until nothing is being loaded, but at most this long, so that a second `findCity` may find the city. */
  loaded: (milliseconds: number) => Promise<void>
  /** Finds a hotel by id or slug. */
  findHotel: (ref: string | number, from: Date) => Promise<Found | undefined>
  /**
   * Returns when the change feed was last read, by `performance.now()`, if it has not named the hotel since `since`.
   * Undefined if the hotel may have changed.
   */
  unchangedAt: (hotelId: number, since: number) => number | undefined
  /** When the hotel's offer next changes without a write; undefined if its city is not in memory. */
  changesAt: (hotelId: number, now: Date) => Date | undefined
  figures: () => CatalogueFigures
  stop: () => Promise<void>
}
