import { addMinutes } from '#domain/kernel/ist.ts'
import type { CataloguedCity } from '../../../ports/catalogue.ts'
import type { CatalogueChange, Reading } from '../../../ports/change-feed.ts'
import type { Clock } from '../../../ports/clock.ts'
import type { Db } from '../../../services.ts'
import { placesOf } from '../../cities/places-of.ts'
import { catchUp } from './catch-up.ts'
import { CachedCity } from './cached-city.ts'
import { readCityHotels } from './read-hotels.ts'

/** Stays that ended earlier are not in memory, so the database answers searches of earlier days. */
const PAST_MINUTES = 2 * 24 * 60
/** A city is reloaded after a day, to drop the stays that have ended since. */
const KEPT_MILLISECONDS = 24 * 60 * 60_000
/** For how long we do not try again to load a city that did not fit into memory. */
const TOO_LARGE_MILLISECONDS = 10 * 60_000
/** If one reading contains more changes than this, loading the cities again is cheaper than applying them. */
const MAX_CHANGES = 2000

export type CityCacheOptions = { db: Db; clock: Clock; maxBytes: number }

/** A city being loaded, and the changes since the loading began. */
type Loading = { cityId: number; missed: CatalogueChange[]; isOvertaken: boolean }

/** The cities in memory, up to date as of the last reading of the changes. */
export class CityCache {
  private readonly keeping: CityCacheOptions
  private readonly shelves = new Map<number, CachedCity>()
  private readonly tooLarge = new Map<number, number>()
  private loading: Loading | undefined

  constructor(keeping: CityCacheOptions) {
    this.keeping = keeping
  }

  get all(): CachedCity[] {
    return [...this.shelves.values()]
  }

  get bytes(): number {
    return this.all.reduce((sum, { bytes }) => sum + bytes, 0)
  }

  get(cityId: number): CachedCity | undefined {
    return this.shelves.get(cityId)
  }

  /** Removes every city from memory, and discards the one that is being loaded. */
  clear(): void {
    this.shelves.clear()
    if (this.loading) this.loading.isOvertaken = true
  }

  async apply(reading: Reading): Promise<void> {
    if (reading.from === 'restart' || reading.changes.length > MAX_CHANGES) return this.clear()
    const { changes } = reading
    if (changes.some(({ kind }) => kind === 'everything')) return this.clear()
    for (const change of changes) if (change.kind === 'city') this.drop(change.cityId)
    // The rows of the city being loaded may have been read before they changed, so apply these changes once it is
    // loaded.
    this.loading?.missed.push(...changes)
    await catchUp(this.keeping.db, this.all, changes)
    this.makeRoom()
  }

  /** Loads a city unless another one is being loaded. */
  async load(cityId: number): Promise<void> {
    const isTooLarge = performance.now() - (this.tooLarge.get(cityId) ?? -Infinity) < TOO_LARGE_MILLISECONDS
    if (this.loading || isTooLarge || this.shelves.has(cityId)) return
    const loading: Loading = { cityId, missed: [], isOvertaken: false }
    this.loading = loading
    try {
      const shelf = await this.read(loading)
      // Await nothing between the last check for missed changes and storing the city.
      while (loading.missed.length > 0 && !loading.isOvertaken)
        await catchUp(this.keeping.db, [shelf], loading.missed.splice(0))
      if (!loading.isOvertaken) this.shelves.set(cityId, shelf)
    } finally {
      this.loading = undefined
    }
    this.makeRoom()
  }

  private async read(loading: Loading): Promise<CachedCity> {
    const { db, clock, maxBytes } = this.keeping
    const { cityId } = loading
    const localities = await db
      .selectFrom('localities')
      .select(['id', 'slug', 'name', 'names'])
      .where('city_id', '=', cityId)
      .$castTo<CataloguedCity['localities'][number]>()
      .execute()
    const places = await placesOf(db, cityId)
    const shelf = new CachedCity(cityId, addMinutes(clock.now(), -PAST_MINUTES), { localities, places })
    shelf.lastUsed = performance.now()
    for await (const hotels of readCityHotels(db, shelf.from, cityId)) {
      for (const hotel of hotels) shelf.put(hotel)
      if (loading.isOvertaken) break
      if (shelf.bytes <= maxBytes) continue
      this.tooLarge.set(cityId, performance.now())
      loading.isOvertaken = true
    }
    return shelf
  }

  private drop(cityId: number): void {
    this.shelves.delete(cityId)
    if (this.loading?.cityId === cityId) this.loading.isOvertaken = true
  }

  private makeRoom(): void {
    for (const { id, loadedAt } of this.all)
      if (performance.now() - loadedAt > KEPT_MILLISECONDS) this.shelves.delete(id)
    const leastUsedFirst = this.all.toSorted((one, other) => one.lastUsed - other.lastUsed)
    let { bytes } = this
    for (const shelf of leastUsedFirst) {
      if (bytes <= this.keeping.maxBytes) return
      this.shelves.delete(shelf.id)
      bytes -= shelf.bytes
    }
  }
}
