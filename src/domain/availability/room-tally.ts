import { maskFor, type BitMask } from './bit-mask.ts'
import type { CityRooms } from './city-rooms.ts'

/**
 * Remembers which of a city's rooms were counted, so that a room with two stays counts once. All counts share one
 * instance to save memory.
 */
export class RoomTally {
  private counted: BitMask = maskFor(0)
  private wordsOfHotel = 0

  /** Forgets every room. */
  begin(rooms: CityRooms): void {
    this.layOut(rooms)
    this.counted.fill(0)
  }

  /** Forgets the rooms of one hotel. */
  beginHotel(rooms: CityRooms, position: number): void {
    this.layOut(rooms)
    this.counted.fill(0, position * this.wordsOfHotel, (position + 1) * this.wordsOfHotel)
  }

  /** Marks the room as counted. Returns false if it was already counted. */
  isNew(position: number, room: number): boolean {
    const word = position * this.wordsOfHotel + (room >>> 5)
    const known = this.counted[word] ?? 0
    const bit = 1 << (room & 31)
    if ((known & bit) !== 0) return false
    this.counted[word] = known | bit
    return true
  }

  private layOut({ any: { length: capacity }, maxRooms }: CityRooms): void {
    this.wordsOfHotel = (maxRooms + 31) >>> 5
    const words = capacity * this.wordsOfHotel
    if (this.counted.length < words) this.counted = new Uint32Array(words)
  }
}
