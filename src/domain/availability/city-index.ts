import type { SortStep } from '../hotels/hotel-order.ts'
import type { PricedDays } from '../prices/priced-days.ts'
import type { TotalQuery } from '../prices/stay-total.ts'
import { maskFor, setBit, type BitMask } from './bit-mask.ts'
import { CityPrices, type DayPrices } from './day-prices.ts'
import { inOrder, SortedPositions, type IndexedHotel } from './hotel-list.ts'
import { HotelMasks, maskOf, type Passes } from './hotel-masks.ts'
import { CityRooms } from './city-rooms.ts'
import { CityStays } from './city-stays.ts'
import type { MinuteWindow, TakenRoom } from './room-stays.ts'
import type { PackingQuery } from './packed-rooms.ts'
import { RoomTally } from './room-tally.ts'
import { isTooLateFor } from './reception.ts'
import type { RoomsAndStays } from './rooms-and-stays.ts'
import { isPausedFor, type SalesPause } from './sales-pause.ts'
import { roomsToSell, WindowCounts } from './window-counts.ts'

/** Spare capacity for new hotels. The lists are reallocated once it is used up. */
const SPARE = 64
/**
 * The maximum number of windows whose counts are cached. Half a year has 900 windows of slots, but guests search for
 * few of them.
 */
const MAX_WINDOWS = 1024
/** The maximum number of bytes that the cached windows of one city may take. */
const MAX_WINDOW_BYTES = 32 * 1024 * 1024
const BYTES_OF_HOTEL = 400
/** The maximum number of cached counts of hotels that match a search. */
const MAX_TOTALS = 2048

const unpriced = () => null

/**
 * The hotels of one city with the stays in their rooms. Caches what searches need repeatedly, such as orders, filters
 * and the free rooms of a window, and updates it for each hotel that changes.
 */
export class CityIndex {
  private hotels: (IndexedHotel | undefined)[] = []
  /**
   * hotel ids by position; a list of numbers fits into the processor's cache, which the hotels of a large city would
   * not
   */
  private ids: Int32Array
  private readonly positions = new Map<number, number>()
  private readonly vacant: number[] = []
  /** the number of hotels for which the lists have space */
  capacity: number
  private readonly orders = new Map<string, SortedPositions>()
  private readonly filters = new HotelMasks()
  /** the least recently used window comes first */
  private readonly windows = new Map<string, WindowCounts>()
  private windowBytes = 0
  private readonly city: RoomsAndStays
  /** Grows with every change of a hotel or of a window's counts. Results cached under a lower number are outdated. */
  private changes = 0
  private hotelsEdition = 0
  private readonly totals = new Map<string, number>()
  /** the pauses of hotels that have stopped selling, by position */
  private readonly pauses = new Map<number, readonly SalesPause[]>()
  private readonly dayPrices: CityPrices
  /** the number of hotels in each locality, by the locality's id */
  readonly localities = new Map<number, number>()

  /** Indexes these hotels without stays, which `put` and `replaceStays` add. */
  constructor(hotels: readonly IndexedHotel[] = []) {
    this.capacity = hotels.length + SPARE
    this.ids = new Int32Array(this.capacity)
    this.dayPrices = new CityPrices(this.capacity)
    this.city = { rooms: new CityRooms(this.capacity), stays: new CityStays(), tally: new RoomTally() }
    for (const hotel of hotels) this.put(hotel, [])
  }

  get size(): number {
    return this.positions.size
  }

  get bytes(): number {
    const lists = this.orders.size * this.capacity * 4 + this.filters.size * (this.capacity / 8)
    return this.size * BYTES_OF_HOTEL + this.city.stays.bytes + this.windowBytes + this.dayPrices.bytes + lists
  }

  has(id: number): boolean {
    return this.positions.has(id)
  }

  hotel(id: number): IndexedHotel | undefined {
    const position = this.positions.get(id)
    return position === undefined ? undefined : this.hotels[position]
  }

  at(position: number): IndexedHotel | undefined {
    return this.hotels[position]
  }

  /** Returns the id of the hotel at a position, which must be in use. */
  idAt(position: number): number {
    return this.ids[position] ?? 0
  }

  /** Returns a hotel's position in the lists; -1 if it is not there. */
  positionOf(id: number): number {
    return this.positions.get(id) ?? -1
  }

  /** Adds a hotel, or replaces it and its stays. */
  put(hotel: IndexedHotel, stays: readonly TakenRoom[]): void {
    const known = this.positions.get(hotel.id)
    if (known !== undefined) this.takeOut(known)
    const position = known ?? this.vacant.pop() ?? this.hotels.length
    if (position >= this.capacity) this.growPast(position)
    this.hotels[position] = hotel
    this.ids[position] = hotel.id
    this.positions.set(hotel.id, position)
    this.hotelsEdition = ++this.changes
    this.city.rooms.put(position, hotel)
    if (known === undefined) this.city.stays.add(position, stays)
    else this.city.stays.replaceAll(position, stays)
    this.countLocality(hotel, 1)
    if (hotel.pauses.length > 0) this.pauses.set(position, hotel.pauses)
    for (const order of this.orders.values()) order.insert(position, hotel, this.hotels)
    this.dayPrices.put(position, hotel, this.hotels)
    this.filters.put(position, hotel)
    for (const counts of this.windows.values()) counts.count(position)
  }

  remove(id: number): void {
    const position = this.positions.get(id)
    if (position === undefined) return
    this.takeOut(position)
    this.city.stays.replaceAll(position, [])
    this.hotelsEdition = ++this.changes
    this.positions.delete(id)
    this.vacant.push(position)
  }

  /** Replaces the hotel's stays that overlap the window. */
  replaceStays(id: number, window: MinuteWindow, stays: readonly TakenRoom[]): void {
    const position = this.positions.get(id)
    if (position === undefined) return
    const changed = [...this.city.stays.replaceMeeting(position, window, stays), ...stays]
    for (const counts of this.windows.values()) counts.change(position, changed)
  }

  /** Returns the hotels' prices for a slot on the days of a stay. */
  prices(asked: PricedDays): DayPrices {
    return this.dayPrices.of(asked)
  }

  /** Returns what the stay costs with tax in each hotel. */
  stayTotals(asked: PricedDays & TotalQuery): DayPrices {
    return this.dayPrices.totals(asked)
  }

  /**
   * Returns the positions of all hotels in this order. Only the first step may be the price or the total of the
   * requested stay.
   */
  order(steps: readonly SortStep[], asked: PricedDays & TotalQuery): SortedPositions {
    const name = steps.map(({ key, direction }) => `${key} ${direction}`).join()
    const [first, ...rest] = steps
    if (first?.key === 'price') return this.prices(asked).order(name, steps, () => this.order(rest, asked))
    if (first?.key === 'total') return this.stayTotals(asked).order(name, steps, () => this.order(rest, asked))
    const known = this.orders.get(name)
    if (known) return known
    const order = SortedPositions.of(this.hotels, this.capacity, inOrder(steps, unpriced))
    this.orders.set(name, order)
    return order
  }

  /** Returns the positions of the hotels that pass the filter. The name identifies the filter. */
  filter(name: string, passes: Passes): BitMask {
    return this.filters.always(name, () => maskOf(this.hotels, this.capacity, passes))
  }

  /** Does the same for a filter with so many possible names that only the most recent results are kept. */
  rareFilter(name: string, passes: Passes): BitMask {
    return this.filters.whileAsked(name, () => maskOf(this.hotels, this.capacity, passes))
  }

  /** Returns the free rooms of every hotel in a window. Counts them on first use, then caches them. */
  free(window: MinuteWindow): WindowCounts {
    const key = `${window.from}-${window.until}`
    const known = this.windows.get(key)
    this.windows.delete(key)
    const counts = known ?? new WindowCounts(window, this.city, () => ++this.changes)
    if (!known) this.windowBytes += counts.bytes
    this.windows.set(key, counts)
    this.forgetWindows()
    return counts
  }

  /**
   * Returns the hotels that sell no stay beginning at `checkin`; undefined if there are none. Both times are in
   * milliseconds since 1970.
   */
  closedFor(moment: number, checkin: number): BitMask | undefined {
    let closed: BitMask | undefined
    const close = (position: number) => setBit((closed ??= maskFor(this.capacity)), position)
    for (const [position, pauses] of this.pauses) if (isPausedFor(pauses, moment, checkin)) close(position)
    if (checkin >= moment) return closed
    for (const [position, hotel] of this.hotels.entries())
      if (hotel && isTooLateFor(hotel.reception, moment, checkin)) close(position)
    return closed
  }

  /**
   * Counts the rooms that one hotel can sell for the whole window. If it has to move stays to free rooms, counts up to
   * `most`.
   */
  roomsToSell({ id }: IndexedHotel, asked: Omit<PackingQuery, 'position'>, most: number): number {
    return roomsToSell(this.city, { ...asked, position: this.positionOf(id) }, most)
  }

  /**
   * Counts the matching hotels, and recounts only after the hotels or `edition` have changed. `key` identifies the
   * search.
   */
  total(key: string, edition: number, count: () => number): number {
    const name = `${this.hotelsEdition} ${edition} ${key}`
    const known = this.totals.get(name)
    if (known !== undefined) return known
    const total = count()
    if (this.totals.size >= MAX_TOTALS) this.totals.clear()
    this.totals.set(name, total)
    return total
  }

  private forgetWindows(): void {
    for (const [key, { bytes }] of this.windows) {
      if (this.windows.size <= 1) return
      if (this.windows.size <= MAX_WINDOWS && this.windowBytes <= MAX_WINDOW_BYTES) return
      this.windows.delete(key)
      this.windowBytes = Math.max(0, this.windowBytes - bytes)
    }
  }

  private takeOut(position: number): void {
    const hotel = this.hotels[position]
    if (!hotel) return
    this.countLocality(hotel, -1)
    this.pauses.delete(position)
    for (const order of this.orders.values()) order.remove(position)
    this.dayPrices.takeOut(position)
    this.filters.takeOut(position)
    this.hotels[position] = undefined
  }

  private countLocality({ localityId }: IndexedHotel, change: 1 | -1): void {
    const count = (this.localities.get(localityId) ?? 0) + change
    if (count > 0) this.localities.set(localityId, count)
    else this.localities.delete(localityId)
  }

  private growPast(position: number): void {
    this.capacity = position + Math.max(SPARE, position >>> 2)
    const ids = new Int32Array(this.capacity)
    ids.set(this.ids)
    this.ids = ids
    this.city.rooms.growTo(this.capacity)
    this.orders.clear()
    this.filters.clear()
    this.windows.clear()
    this.dayPrices.growTo(this.capacity)
    this.windowBytes = 0
  }
}
