import { MAX_ROOMS } from '../bookings/rooms-and-guests.ts'
import { atLeast, clearBit, setBit, type BitMask } from './bit-mask.ts'
import type { CityRooms } from './city-rooms.ts'
import type { CityStays } from './city-stays.ts'
import { withCleaning, type MinuteWindow, type TakenRoom } from './room-stays.ts'
import type { RoomTally } from './room-tally.ts'
import { STAY_WIDTH, type SpanStays } from './span-stays.ts'

/** Hotels that have so many rooms free for the whole window, and so many rooms with a bathtub. */
type Free = { rooms: number; any: BitMask; bathtub: BitMask }

export type FreeRooms = { rooms: number; bathtubRooms: number }

/** A city's rooms and the stays in them; the tally is lent for a count. */
export type RoomsAndStays = { rooms: CityRooms; stays: CityStays; tally: RoomTally }

/** Rooms of one hotel that are free for the whole window and the cleaning after it. */
export function freeRooms({ rooms, stays, tally }: RoomsAndStays, position: number, window: MinuteWindow): FreeRooms {
  const free = { rooms: rooms.any[position] ?? 0, bathtubRooms: rooms.bathtub[position] ?? 0 }
  // Rooms with a bathtub are the last of the hotel's list.
  const firstBathtub = free.rooms - free.bathtubRooms
  tally.beginHotel(rooms, position)
  stays.visitRooms(position, withCleaning(window, rooms.cleaning[position] ?? 0), (room) => {
    if (!tally.isNew(position, room)) return
    free.rooms -= 1
    if (room >= firstBathtub) free.bathtubRooms -= 1
  })
  return free
}

/** How many rooms every hotel of a city has free for the whole of one window. */
export class WindowCounts {
  readonly window: MinuteWindow
  readonly any: Int16Array
  readonly bathtub: Int16Array
  /** Changes with the counts: results kept under another number are out of date. */
  edition: number
  private readonly city: RoomsAndStays
  private readonly masks: Free[] = []

  constructor(window: MinuteWindow, city: RoomsAndStays, edition: number) {
    const { rooms, stays, tally } = city
    this.window = window
    this.city = city
    this.edition = edition
    this.any = rooms.any.slice()
    this.bathtub = rooms.bathtub.slice()
    tally.begin(rooms)
    for (const span of stays.meeting(withCleaning(window, rooms.mostCleaning))) this.takeOut(span)
  }

  /** Whether the stay takes a room of this hotel in the window. */
  isMetBy({ from, until }: TakenRoom, position: number): boolean {
    return from < this.window.until + (this.city.rooms.cleaning[position] ?? 0) && until > this.window.from
  }

  /** Counts one hotel again. */
  count(position: number, edition: number): void {
    const free = freeRooms(this.city, position, this.window)
    this.edition = edition
    this.any[position] = free.rooms
    this.bathtub[position] = free.bathtubRooms
    for (const { rooms, any, bathtub } of this.masks) {
      ;(free.rooms >= rooms ? setBit : clearBit)(any, position)
      ;(free.bathtubRooms >= rooms ? setBit : clearBit)(bathtub, position)
    }
  }

  /** The hotels with at least so many rooms free. */
  free(rooms: number): Free {
    const known = this.masks.find((free) => free.rooms === rooms)
    if (known) return known
    const free = { rooms, any: atLeast(this.any, rooms), bathtub: atLeast(this.bathtub, rooms) }
    this.masks.push(free)
    return free
  }

  /** With the masks of one to five rooms, whether they were asked for or not. */
  get bytes(): number {
    return this.any.length * 4 + (MAX_ROOMS * this.any.length) / 4 + 200
  }

  /** Takes the rooms of these stays out of what is free. Runs once for each stay of three days: it makes no objects. */
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
