import type { SortStep } from '../hotels/hotel-order.ts'
import { addDays, type IstDate } from '../kernel/ist.ts'
import { NOT_SOLD, priceOn, type SlotPricing } from '../prices/price-on.ts'
import type { PricedDays } from '../prices/priced-days.ts'
import { stayTotal, type TotalQuery } from '../prices/stay-total.ts'
import { weekdayOf, type Weekday } from '../prices/price-rule.ts'
import { SLOTS, type SlotIndex } from '../slots/slots.ts'
import { between, clearBit, setBit, type BitMask } from './bit-mask.ts'
import { inOrder, SortedPositions, type IndexedHotel, type PriceAt } from './hotel-list.ts'
import { NONE, SlotPrices } from './slot-prices.ts'
import { sortByNumber } from './sort-by-number.ts'

type Hotels = readonly (IndexedHotel | undefined)[]

/** Bounds in rupees, both exclusive. Undefined means that there is no bound. */
export type PriceBounds = { above?: number | undefined; below?: number | undefined }

type Bounds = { above: number; below: number }

type Bounded = Bounds & { mask: BitMask }

/** The maximum number of bounds whose masks are cached, higher than the number of filters that our pages offer. */
const MAX_BOUNDS = 32

/** A price higher than every real price. */
const MAX = 2_147_483_647

const boundsOf = ({ above = NONE, below = MAX }: PriceBounds): Bounds => ({
  above: Math.max(NONE, above),
  below: Math.min(MAX, below),
})

type Day = { date: IstDate; weekday: Weekday }

function priceIn(pricing: SlotPricing, { date, weekday }: Day): number {
  const price = priceOn(pricing, date, weekday)
  return typeof price === 'number' ? price : NONE
}

/**
 * Calculates the amount by which hotels are filtered and sorted from a room's price on each day. Returns `NONE` if the
 * hotel does not sell the stay.
 */
type Measure = (dayPrices: readonly number[]) => number

const priceOfFirstDay: Measure = ([price = NONE]) => price

const totalWithTax =
  ({ rooms, taxRule }: TotalQuery): Measure =>
  (dayPrices) =>
    dayPrices.includes(NONE) ? NONE : stayTotal(dayPrices, rooms, taxRule).total

/**
 * The prices of every hotel of a city for a slot on the days of a stay, and the orders that depend on them. A price is
 * a room's price on the first day, or the total of the stay with tax.
 */
export class DayPrices {
  /** identifies the slot and the days within the city */
  readonly key: string
  /** the hotels that sell the slot on every day of the stay */
  readonly open: BitMask
  private readonly slot: SlotIndex
  private readonly days: readonly Day[]
  private readonly measure: Measure
  private readonly prices: Int32Array
  private readonly orders = new Map<string, SortedPositions>()
  /** by bounds; the least recently used mask comes first */
  private readonly bounded = new Map<string, Bounded>()

  constructor(
    key: string,
    { slot, first, days }: PricedDays,
    { base, ruled }: SlotPrices,
    measure: Measure = priceOfFirstDay,
  ) {
    this.key = key
    this.slot = slot
    this.measure = measure
    this.days = Array.from({ length: days }, (_day, index) => addDays(first, index)).map((date) => ({
      date,
      weekday: weekdayOf(date),
    }))
    const everyDay = this.days.map(() => NONE)
    this.prices = base.map((price) => measure(everyDay.fill(price)))
    this.open = between(base, { above: NONE, below: MAX })
    for (const [position, pricing] of ruled) this.price(position, pricing)
  }

  /** Returns the price of the hotel at a position; null if the hotel does not sell the slot on these days. */
  readonly at: PriceAt = (position) => {
    const price = this.prices[position] ?? NONE
    return price === NONE ? null : price
  }

  /** Returns all prices, in no particular order. */
  asked(): Int32Array {
    return this.prices.filter((price) => price !== NONE)
  }

  /** Returns the hotels with a price within these bounds. */
  within(bounds: PriceBounds): BitMask {
    const key = `${bounds.above} ${bounds.below}`
    const known = this.bounded.get(key)
    this.bounded.delete(key)
    const limits = known ?? boundsOf(bounds)
    const kept = known ?? { ...limits, mask: between(this.prices, limits) }
    this.bounded.set(key, kept)
    const [oldest] = this.bounded.keys()
    if (this.bounded.size > MAX_BOUNDS && oldest !== undefined) this.bounded.delete(oldest)
    return kept.mask
  }

  /**
   * Returns the positions sorted by price. Hotels with the same price keep their order in `rest`, which the remaining
   * steps have sorted. `name` identifies all steps.
   */
  order(name: string, steps: readonly SortStep[], rest: () => SortedPositions): SortedPositions {
    const known = this.orders.get(name)
    if (known) return known
    const sorted = this.byPrice(rest(), steps[0]?.direction ?? 'ASC')
    const order = new SortedPositions(inOrder(steps, this.at), this.prices.length, sorted)
    this.orders.set(name, order)
    return order
  }

  /**
   * Finds the first hotel within these bounds in an order by price. All hotels before it are too cheap or too
   * expensive.
   */
  beginningOf({ positions, length }: SortedPositions, direction: SortStep['direction'], bounds: PriceBounds): number {
    const { above, below } = boundsOf(bounds)
    // Hotels without a price come last, whether the order is ascending or descending.
    const isBefore = (price: number) =>
      direction === 'ASC' ? price !== NONE && price <= above : price !== NONE && price >= below
    let [low, high] = [0, length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (isBefore(this.prices[positions[middle] ?? 0] ?? NONE)) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Adds a new or changed hotel. */
  put(position: number, hotel: IndexedHotel, hotels: Hotels): void {
    this.price(position, hotel.prices[this.slot] ?? NOT_SOLD)
    this.bound(position)
    for (const order of this.orders.values()) order.insert(position, hotel, hotels)
  }

  takeOut(position: number): void {
    for (const order of this.orders.values()) order.remove(position)
    this.prices[position] = NONE
    clearBit(this.open, position)
    this.bound(position)
  }

  /** Sorts by price, with hotels without a price last. */
  private byPrice({ positions, length }: SortedPositions, direction: SortStep['direction']): Int32Array {
    const dearest = this.prices.reduce((most, price) => Math.max(most, price), NONE)
    const last = dearest + 1
    const numbers = this.prices.map((price) => (price === NONE ? last : direction === 'ASC' ? price : dearest - price))
    return sortByNumber(positions.subarray(0, length), numbers, last)
  }

  private price(position: number, pricing: SlotPricing): void {
    const dayPrices = this.days.map((day) => priceIn(pricing, day))
    this.prices[position] = this.measure(dayPrices)
    if (!dayPrices.includes(NONE)) setBit(this.open, position)
    else clearBit(this.open, position)
  }

  private bound(position: number): void {
    const price = this.prices[position] ?? NONE
    for (const { above, below, mask } of this.bounded.values()) {
      if (price > above && price < below) setBit(mask, position)
      else clearBit(mask, position)
    }
  }
}

/** The maximum number of days whose prices are cached, and the most bytes that they may take in one city. */
const MAX_DAYS = 1024
const MAX_BYTES = 32 * 1024 * 1024

/**
 * Bytes for each hotel and day: the price, its places in the ascending and descending orders, and the bits of masks,
 * which are included even before the masks exist.
 */
const BYTES_OF_PRICE = 16.125
const BYTES_OF_RULE = 150

/** The prices of a city by slot and days, calculated on first use. */
export class CityPrices {
  /** the least recently used prices come first */
  private readonly known = new Map<string, DayPrices>()
  private readonly slots: readonly SlotPrices[]
  private capacity: number

  constructor(capacity: number) {
    this.capacity = capacity
    this.slots = SLOTS.map(() => new SlotPrices(capacity))
  }

  of(asked: PricedDays): DayPrices {
    // If the slot has no rule, all days have the same prices.
    const key = this.hasRules(asked) ? `${asked.slot} ${asked.first} ${asked.days}` : `${asked.slot}`
    return this.keep(key, asked)
  }

  /** Returns the totals of the stay instead of the prices of the first day. */
  totals(asked: PricedDays & TotalQuery): DayPrices {
    const { rooms, taxRule } = asked
    const { threshold, percentUpTo, percentAbove } = taxRule
    const days = this.hasRules(asked) ? `${asked.first} ${asked.days}` : `${asked.days}`
    const key = `${asked.slot} ${days} in ${rooms} at ${threshold} ${percentUpTo} ${percentAbove}`
    return this.keep(key, asked, totalWithTax(asked))
  }

  private hasRules({ slot }: PricedDays): boolean {
    return this.slots[slot]?.rules !== 0
  }

  private keep(key: string, asked: PricedDays, measure?: Measure): DayPrices {
    const slot = this.slots[asked.slot]
    if (!slot) throw new Error(`there is no slot ${asked.slot}`)
    const known = this.known.get(key)
    this.known.delete(key)
    const prices = known ?? new DayPrices(key, asked, slot, measure)
    this.known.set(key, prices)
    this.forget()
    return prices
  }

  put(position: number, hotel: IndexedHotel, hotels: Hotels): void {
    for (const [slot, prices] of this.slots.entries()) prices.put(position, hotel.prices[slot])
    for (const prices of this.known.values()) prices.put(position, hotel, hotels)
  }

  takeOut(position: number): void {
    for (const prices of this.slots) prices.takeOut(position)
    for (const prices of this.known.values()) prices.takeOut(position)
  }

  /** Makes space for more hotels, and recalculates every day. */
  growTo(capacity: number): void {
    this.capacity = capacity
    for (const prices of this.slots) prices.growTo(capacity)
    this.known.clear()
  }

  get bytes(): number {
    const rules = this.slots.reduce((sum, prices) => sum + prices.rules, 0)
    return this.known.size * this.capacity * BYTES_OF_PRICE + rules * BYTES_OF_RULE
  }

  private forget(): void {
    const most = Math.min(MAX_DAYS, Math.max(1, MAX_BYTES / (this.capacity * BYTES_OF_PRICE)))
    for (const key of this.known.keys()) {
      if (this.known.size <= most) return
      this.known.delete(key)
    }
  }
}
