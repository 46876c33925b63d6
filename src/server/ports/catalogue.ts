import type { CityIndex } from '#domain/availability/city-index.ts'
import type { IndexedHotel } from '#domain/availability/hotel-list.ts'

/** The JSON of a hotel in a list, in parts: between them goes what differs from search to search. */
export type HotelCard = {
  parts: readonly string[]
  /** no other card of this process has the same */
  edition: number
}

/** What lists and bills need of a hotel besides what the index knows. */
export type CataloguedHotel = {
  slug: string
  name: string
  card: HotelCard
  hasBathtub: boolean
  bathtubCharge: number
  hasLoveKit: boolean
  onlyPayAtHotel: boolean
}

export type CataloguedCity = {
  readonly id: number
  readonly index: CityIndex
  readonly localities: readonly { id: number; slug: string; name: string }[]
  /** by hotel id */
  readonly hotels: ReadonlyMap<number, CataloguedHotel>
}

export type Found = { city: CataloguedCity; hotel: CataloguedHotel; indexed: IndexedHotel }

export type CatalogueFigures = {
  catalogueCities: number
  catalogueBytes: number
  /** since the changes were last read; 0 while nothing is kept */
  catalogueAgeSeconds: number
  /** answered from memory, and by the database */
  catalogueHits: number
  catalogueMisses: number
}

/**
 * Cities in this process's memory, with all that was committed up to a second ago and all that this process wrote
 * itself (decision 0018). Undefined: ask the database, this city may be there next time.
 */
export type Catalogue = {
  /** By id, slug or an older name, for a stay that begins at `from`. */
  findCity: (ref: string | number, from: Date) => Promise<CataloguedCity | undefined>
  /** By id or slug. */
  findHotel: (ref: string | number, from: Date) => Promise<Found | undefined>
  figures: () => CatalogueFigures
  stop: () => Promise<void>
}
