import { MAX_ROOMS } from '../bookings/rooms-and-guests.ts'
import { clearBit, maskFor, setBit, type BitMask } from './bit-mask.ts'
import type { IndexedHotel } from './hotel-list.ts'
import { takenRooms, withCleaning, type MinuteWindow, type RoomTally } from './room-stays.ts'

/** Hotels that have so many rooms free for the whole window, and so many rooms with a bathtub. */
type Free = { rooms: number; any: BitMask; bathtub: BitMask }

const mark = (mask: BitMask, position: number, isSet: 'set' | 'clear') =>
  isSet === 'set' ? setBit(mask, position) : clearBit(mask, position)

/** How many rooms every hotel of a city has free for the whole of one window. */
export class WindowCounts {
  readonly window: MinuteWindow
  readonly any: Uint16Array
  readonly bathtub: Uint16Array
  private readonly masks: Free[] = []
  private readonly tally: RoomTally

  constructor(window: MinuteWindow, hotels: readonly (IndexedHotel | undefined)[], capacity: number, tally: RoomTally) {
    this.window = window
    this.tally = tally
    this.any = new Uint16Array(capacity)
    this.bathtub = new Uint16Array(capacity)
    for (const [position, hotel] of hotels.entries()) if (hotel) this.count(position, hotel)
  }

  /** Counts one hotel again. */
  count(position: number, hotel: IndexedHotel): void {
    const firstBathtub = hotel.rooms - hotel.bathtubRooms
    const window = withCleaning(this.window, hotel.cleaningMinutes)
    const taken = takenRooms(hotel.stays, window, { firstBathtub, tally: this.tally })
    this.any[position] = Math.max(0, hotel.rooms - taken.rooms)
    this.bathtub[position] = Math.max(0, hotel.bathtubRooms - taken.bathtubRooms)
    for (const free of this.masks) this.judge(free, position)
  }

  /** The hotels with at least so many rooms free. */
  free(rooms: number): Free {
    const known = this.masks.find((free) => free.rooms === rooms)
    if (known) return known
    const free = { rooms, any: maskFor(this.any.length), bathtub: maskFor(this.any.length) }
    for (let position = 0; position < this.any.length; position++) this.judge(free, position)
    this.masks.push(free)
    return free
  }

  /** With the masks of one to five rooms, whether they were asked for or not. */
  get bytes(): number {
    return this.any.length * 4 + (MAX_ROOMS * this.any.length) / 4 + 200
  }

  private judge({ rooms, any, bathtub }: Free, position: number): void {
    mark(any, position, (this.any[position] ?? 0) >= rooms ? 'set' : 'clear')
    mark(bathtub, position, (this.bathtub[position] ?? 0) >= rooms ? 'set' : 'clear')
  }
}
