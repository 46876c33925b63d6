import { setTimeout as wait } from 'node:timers/promises'
import { isUnavailable } from '#db/unavailable.ts'
import { nextOwnChange } from '#domain/availability/next-own-change.ts'
import type { Catalogue, CatalogueFigures, CataloguedCity, Found } from '../../../ports/catalogue.ts'
import type { ChangeFeed, Reading } from '../../../ports/change-feed.ts'
import type { Clock } from '../../../ports/clock.ts'
import type { Db, Log } from '../../../services.ts'
import { hotelIs } from '../hotel-rows.ts'
import { cityIdIn, readCityNames, type CityNames } from './city-names.ts'
import type { CachedCity } from './cached-city.ts'
import { followFeed, type Follower } from './follow-feed.ts'
import { CityCache } from './city-cache.ts'
import { HotelChanges } from './hotel-changes.ts'

const MEBIBYTE = 1024 * 1024

type Wiring = {
  db: Db
  feed: ChangeFeed
  /** how often this process wrote to the database, on any connection */
  writes: () => number
  clock: Clock
  log: Log
  /** memory for cities in mebibytes; if 0, the database answers everything */
  memory: number
  /** when the database last answered, by `performance.now()`; undefined while it is available */
  goneSince?: () => number | undefined
}

/** Cities in memory, loaded on first use; the least used are unloaded (decision 0018). */
class CatalogueInMemory implements Catalogue {
  private readonly wiring: Wiring
  private readonly follower: Follower
  private readonly shelves: CityCache
  private names: CityNames | undefined
  /** counts the changes that may have renamed cities */
  private renamings = 0
  private background: Promise<void> | undefined
  private answered = { hits: 0, misses: 0 }
  private readonly changes = new HotelChanges()

  constructor(wiring: Wiring) {
    const { db, feed, clock, memory, writes, goneSince = () => undefined } = wiring
    this.wiring = wiring
    this.shelves = new CityCache({ db, clock, maxBytes: memory * MEBIBYTE })
    this.follower = followFeed({
      feed,
      apply: (reading) => this.apply(reading),
      writes,
      failed: (error) => this.report(error),
      goneSince,
    })
  }

  async findCity(ref: string | number, from: Date): Promise<CataloguedCity | undefined> {
    if (!(await this.follower.isCurrent())) return this.count(undefined)
    const { names } = this
    if (!names) this.inBackground(() => this.readNames())
    const id = names && cityIdIn(names, ref)
    if (id === undefined) return this.count(undefined)
    const shelf = this.shelves.get(id)
    if (!shelf) this.inBackground(() => this.shelves.load(id))
    return this.count(shelf && this.use(shelf, from))
  }

  async loaded(milliseconds: number): Promise<void> {
    if (this.background) await Promise.race([this.background, wait(milliseconds, undefined, { ref: false })])
  }

  async findHotel(ref: string | number, from: Date): Promise<Found | undefined> {
    if (!(await this.follower.isCurrent())) return this.count(undefined)
    for (const shelf of this.shelves.all) {
      const id = shelf.idOf(ref)
      const [hotel, indexed] = id === undefined ? [] : [shelf.hotels.get(id), shelf.index.hotel(id)]
      const city = hotel && indexed && this.use(shelf, from)
      if (city) return this.count({ city, hotel, indexed })
    }
    this.inBackground(() => this.loadCityOf(ref))
    return this.count(undefined)
  }

  unchangedAt(hotelId: number, since: number): number | undefined {
    const heardAt = this.follower.heardAt()
    return this.changes.isUnchanged(hotelId, since) ? heardAt : undefined
  }

  changesAt(hotelId: number, now: Date): Date | undefined {
    for (const { index } of this.shelves.all) {
      const hotel = index.hotel(hotelId)
      if (hotel) return nextOwnChange(hotel, now)
    }
    return undefined
  }

  figures(): CatalogueFigures {
    const cities = this.shelves.all.length
    return {
      catalogueCities: cities,
      catalogueBytes: this.shelves.bytes,
      catalogueAgeSeconds: cities === 0 ? 0 : this.follower.ageMilliseconds() / 1000,
      catalogueHits: this.answered.hits,
      catalogueMisses: this.answered.misses,
    }
  }

  async stop(): Promise<void> {
    this.shelves.clear()
    await this.follower.stop()
    await this.background
  }

  private count<Answer>(answer: Answer | undefined): Answer | undefined {
    this.answered[answer === undefined ? 'misses' : 'hits'] += 1
    return answer
  }

  private use(shelf: CachedCity, from: Date): CachedCity | undefined {
    shelf.lastUsed = performance.now()
    return from < shelf.from ? undefined : shelf
  }

  private async apply(reading: Reading): Promise<void> {
    if (reading.from === 'restart' || reading.changes.some(({ kind }) => kind === 'city' || kind === 'everything'))
      this.forgetNames()
    await this.shelves.apply(reading)
    this.changes.note(reading)
  }

  /** Runs one piece of work at a time in the background. Skipped work is requested again if it is still needed. */
  private inBackground(work: () => Promise<void>): void {
    this.background ??= work()
      .catch((error: unknown) => this.report(error))
      .finally(() => {
        this.background = undefined
      })
  }

  private report(error: unknown): void {
    if (!isUnavailable(error)) this.wiring.log.error({ err: error }, 'the catalogue could not be read')
  }

  private forgetNames(): void {
    this.names = undefined
    this.renamings += 1
  }

  private async readNames(): Promise<void> {
    const { renamings } = this
    const names = await readCityNames(this.wiring.db)
    if (renamings === this.renamings) this.names = names
  }

  private async loadCityOf(ref: string | number): Promise<void> {
    const hotel = await this.wiring.db
      .selectFrom('hotels as h')
      .select('h.city_id')
      .where(hotelIs(ref))
      .where('h.hidden', '=', false)
      .executeTakeFirst()
    if (hotel) await this.shelves.load(hotel.city_id)
  }
}

/** Without a catalogue, the database answers everything. */
const withoutMemory: Catalogue = {
  findCity: async () => undefined,
  loaded: async () => undefined,
  findHotel: async () => undefined,
  unchangedAt: () => undefined,
  changesAt: () => undefined,
  figures: () => ({
    catalogueCities: 0,
    catalogueBytes: 0,
    catalogueAgeSeconds: 0,
    catalogueHits: 0,
    catalogueMisses: 0,
  }),
  stop: async () => undefined,
}

export const startCatalogue = (wiring: Wiring): Catalogue =>
  wiring.memory === 0 ? withoutMemory : new CatalogueInMemory(wiring)
