import { clearBit, maskFor, setBit, type BitMask } from './bit-mask.ts'
import type { IndexedHotel } from './hotel-list.ts'

export type Passes = (hotel: IndexedHotel) => boolean

type Filter = { passes: Passes; mask: BitMask }

/**
 * The maximum number of masks kept for filters that guests compose themselves, because places and distances have many
 * combinations.
 */
const MAX_PASSING = 64

/** The hotels of a city that pass each filter, by position. Each change of a hotel updates the masks. */
export class HotelMasks {
  private readonly lasting = new Map<string, Filter>()
  /** the least recently used mask comes first */
  private readonly passing = new Map<string, Filter>()

  get size(): number {
    return this.lasting.size + this.passing.size
  }

  /** Returns the mask of a filter that has only a few names. */
  always(name: string, make: () => Filter): BitMask {
    const known = this.lasting.get(name) ?? make()
    this.lasting.set(name, known)
    return known.mask
  }

  /** Returns the mask of a filter that has very many names. Forgets the least recently used mask. */
  whileAsked(name: string, make: () => Filter): BitMask {
    const known = this.passing.get(name) ?? make()
    this.passing.delete(name)
    this.passing.set(name, known)
    const [oldest] = this.passing.keys()
    if (this.passing.size > MAX_PASSING && oldest !== undefined) this.passing.delete(oldest)
    return known.mask
  }

  put(position: number, hotel: IndexedHotel): void {
    for (const { passes, mask } of this.all()) if (passes(hotel)) setBit(mask, position)
  }

  takeOut(position: number): void {
    for (const { mask } of this.all()) clearBit(mask, position)
  }

  clear(): void {
    this.lasting.clear()
    this.passing.clear()
  }

  private *all(): Generator<Filter> {
    yield* this.lasting.values()
    yield* this.passing.values()
  }
}

export function maskOf(hotels: readonly (IndexedHotel | undefined)[], capacity: number, passes: Passes): Filter {
  const mask = maskFor(capacity)
  for (const [position, hotel] of hotels.entries()) if (hotel && passes(hotel)) setBit(mask, position)
  return { passes, mask }
}
