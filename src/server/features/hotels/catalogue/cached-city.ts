import { CityIndex } from '#domain/availability/city-index.ts'
import type { CataloguedCity, CataloguedHotel } from '../../../ports/catalogue.ts'
import type { CatalogueHotelRow } from './read-hotels.ts'

/** JavaScript's memory overhead per card, in bytes. */
const BYTES_OF_HOTEL = 800

const bytesOf = ({ card, name, slug }: CataloguedHotel): number =>
  card.parts.reduce((sum, part) => sum + part.length, BYTES_OF_HOTEL + name.length + slug.length)

/** One city in memory: its index, and the data that lists show about its hotels. */
export class CachedCity implements CataloguedCity {
  readonly id: number
  /** stays that ended before this moment are not in memory */
  readonly from: Date
  readonly index = new CityIndex()
  readonly localities: CataloguedCity['localities']
  readonly places: CataloguedCity['places']
  readonly hotels = new Map<number, CataloguedHotel>()
  readonly loadedAt = performance.now()
  lastUsed = 0
  private readonly slugs = new Map<string, number>()
  private readonly roomIds = new Map<number, readonly number[]>()
  private cardBytes = 0

  constructor(id: number, from: Date, { localities, places }: Pick<CataloguedCity, 'localities' | 'places'>) {
    this.id = id
    this.from = from
    this.localities = localities
    this.places = places
  }

  get bytes(): number {
    return this.cardBytes + this.index.bytes
  }

  /** A number is always an id, because the database refuses numeric slugs. */
  idOf(ref: string | number): number | undefined {
    const id = this.slugs.get(String(ref)) ?? Number(ref)
    return this.hotels.has(id) ? id : undefined
  }

  put({ indexed, stays, shown, roomIds }: CatalogueHotelRow): void {
    const { id } = indexed
    if (this.hotels.has(id)) this.forget(id)
    this.hotels.set(id, shown)
    this.slugs.set(shown.slug, id)
    this.roomIds.set(id, roomIds)
    this.cardBytes += bytesOf(shown)
    this.index.put(indexed, stays)
  }

  remove(id: number): void {
    if (!this.hotels.has(id)) return
    this.forget(id)
    this.index.remove(id)
  }

  /** Lists the ids of a hotel's rooms, to which its stays refer by index; undefined if the hotel is not in memory. */
  roomsOf(id: number): readonly number[] | undefined {
    return this.roomIds.get(id)
  }

  private forget(id: number): void {
    const known = this.hotels.get(id)
    if (!known) return
    this.cardBytes -= bytesOf(known)
    this.hotels.delete(id)
    this.slugs.delete(known.slug)
    this.roomIds.delete(id)
  }
}
