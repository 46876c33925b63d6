import { MAX_ROOMS } from '../bookings/rooms-and-guests.ts'
import { spanAround } from '../rooms/repack.ts'
import { atLeast, type BitMask } from './bit-mask.ts'
import { PackedRooms, roomsByPacking, type PackingQuery } from './packed-rooms.ts'
import { overlaps, withCleaning, type MinuteWindow, type TakenRoom } from './room-stays.ts'
import type { RoomsAndStays } from './rooms-and-stays.ts'
import { STAY_WIDTH, type SpanStays } from './span-stays.ts'

/**
 * Lists of the hotels that have at least `rooms` rooms for the whole window. `any` includes all rooms, `bathtub` only
 * those with a bathtub.
 */
type Free = { rooms: number; any: PackedRooms; bathtub: PackedRooms }

type FreeRooms = { rooms: number; bathtubRooms: number }

/** Counts the rooms of one hotel that are free for the whole window and for the cleaning after it. */
function freeRooms({ rooms, stays, tally }: RoomsAndStays, position: number, window: MinuteWindow): FreeRooms {
  const free = { rooms: rooms.any[position] ?? 0, bathtubRooms: rooms.bathtub[position] ?? 0 }
  // Rooms with a bathtub come last in the hotel's list.
  const firstBathtub = free.rooms - free.bathtubRooms
  tally.beginHotel(rooms, position)
  stays.visitRooms(position, withCleaning(window, rooms.cleaning[position] ?? 0), (room) => {
    if (!tally.isNew(position, room)) return
    free.rooms -= 1
    if (room >= firstBathtub) free.bathtubRooms -= 1
  })
  return free
}

/**
 * Counts the rooms that one hotel can sell for the whole window: free rooms, plus rooms, up to `most`, that it can free
 * by moving stays that have not begun (decision 0072).
 */
export function roomsToSell(city: RoomsAndStays, question: PackingQuery, most: number): number {
  const { position, window, hasBathtub } = question
  const free = freeRooms(city, position, window)
  const [left, all] = hasBathtub ? [free.bathtubRooms, city.rooms.bathtub] : [free.rooms, city.rooms.any]
  return left >= Math.min(most, all[position] ?? 0) ? left : Math.max(left, roomsByPacking(city, question, most))
}

/** Counts the rooms of each hotel in a city that are free for the whole of one window. */
export class WindowCounts {
  readonly window: MinuteWindow
  readonly any: Int16Array
  readonly bathtub: Int16Array
  /** Changes with the counts. Results cached under a different number are outdated. */
  edition: number
  private readonly city: RoomsAndStays
  private readonly masks: Free[] = []
  private readonly hasChanged: () => void

  constructor(window: MinuteWindow, city: RoomsAndStays, nextEdition: () => number) {
    const { rooms, stays, tally } = city
    this.window = window
    this.city = city
    this.edition = nextEdition()
    this.hasChanged = () => {
      this.edition = nextEdition()
    }
    this.any = rooms.any.slice()
    this.bathtub = rooms.bathtub.slice()
    tally.begin(rooms)
    for (const span of stays.meeting(withCleaning(window, rooms.maxCleaning))) this.takeOut(span)
  }

  /** Whether the stay occupies a room of this hotel in the window. */
  private isMetBy({ from, until }: TakenRoom, position: number): boolean {
    return from < this.window.until + (this.city.rooms.cleaning[position] ?? 0) && until > this.window.from
  }

  /** Recounts the free rooms of the hotel at this position. */
  count(position: number): void {
    const free = freeRooms(this.city, position, this.window)
    this.hasChanged()
    this.any[position] = free.rooms
    this.bathtub[position] = free.bathtubRooms
    for (const { any, bathtub } of this.masks) {
      any.count(position)
      bathtub.count(position)
    }
  }

  /**
   * Recounts the hotel if one of its changed stays is in the window. Otherwise drops cached re-packing results that the
   * stays could change.
   */
  change(position: number, stays: readonly TakenRoom[]): void {
    if (stays.some((stay) => this.isMetBy(stay, position))) return this.count(position)
    if (this.masks.length === 0) return
    const span = spanAround(withCleaning(this.window, this.city.rooms.cleaning[position] ?? 0))
    if (!stays.some((stay) => overlaps(stay, span))) return
    for (const { any, bathtub } of this.masks) {
      any.lookAgain(position)
      bathtub.lookAgain(position)
    }
  }

  /** Returns the hotels that can sell at least `rooms` rooms. */
  withRooms(rooms: number, moment: number): BitMask {
    return this.free(rooms).any.at(moment, this.hasChanged)
  }

  withBathtubs(rooms: number, moment: number): BitMask {
    return this.free(rooms).bathtub.at(moment, this.hasChanged)
  }

  hasBathtubs(position: number, rooms: number, moment: number): boolean {
    return this.free(rooms).bathtub.has(position, moment, this.hasChanged)
  }

  private free(rooms: number): Free {
    const known = this.masks.find((free) => free.rooms === rooms)
    if (known) return known
    const { window, city, any, bathtub } = this
    const kept = { window, rooms }
    const free = {
      rooms,
      any: new PackedRooms(city, { ...kept, hasBathtub: false, free: any, mask: atLeast(any, rooms) }),
      bathtub: new PackedRooms(city, { ...kept, hasBathtub: true, free: bathtub, mask: atLeast(bathtub, rooms) }),
    }
    this.masks.push(free)
    return free
  }

  /** Counts the bytes of the masks for one to five rooms, including masks that are not built yet. */
  get bytes(): number {
    return this.any.length * 4 + (MAX_ROOMS * this.any.length) / 4 + 200
  }

  /**
   * Subtracts the rooms of these stays from the free rooms. Creates no objects, because it visits every stay that
   * begins within three days of the window.
   */
  private takeOut({ packed, count }: SpanStays): void {
    const { any, bathtub } = this
    const { rooms, tally } = this.city
    const { from, until } = this.window
    for (let at = 0; at < count * STAY_WIDTH; at += STAY_WIDTH) {
      const position = packed[at] ?? 0
      if ((packed[at + 3] ?? 0) <= from || (packed[at + 2] ?? 0) >= until + (rooms.cleaning[position] ?? 0)) continue
      const room = packed[at + 1] ?? 0
      if (!tally.isNew(position, room)) continue
      any[position] = (any[position] ?? 0) - 1
      const firstBathtub = (rooms.any[position] ?? 0) - (rooms.bathtub[position] ?? 0)
      if (room >= firstBathtub) bathtub[position] = (bathtub[position] ?? 0) - 1
    }
  }
}
