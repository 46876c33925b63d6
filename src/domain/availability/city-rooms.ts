import type { IndexedHotel } from './hotel-list.ts'

type RoomField = 'rooms' | 'bathtubRooms' | 'cleaningMinutes'

const grown = (list: Int16Array, capacity: number): Int16Array<ArrayBuffer> => {
  const longer = new Int16Array(capacity)
  longer.set(list)
  return longer
}

/**
 * For each hotel of a city, by position: how many rooms it has, how many of them have a bathtub, and its minutes of
 * cleaning.
 */
export class CityRooms {
  any: Int16Array
  bathtub: Int16Array
  /** minutes of cleaning */
  cleaning: Int16Array
  /** The longest cleaning time of any hotel so far in minutes; 0 if no hotel cleans. */
  maxCleaning = 0
  /** The highest number of rooms of any hotel so far. */
  maxRooms = 0

  constructor(capacity: number) {
    this.any = new Int16Array(capacity)
    this.bathtub = new Int16Array(capacity)
    this.cleaning = new Int16Array(capacity)
  }

  put(position: number, { rooms, bathtubRooms, cleaningMinutes }: Pick<IndexedHotel, RoomField>): void {
    this.any[position] = rooms
    this.bathtub[position] = bathtubRooms
    this.cleaning[position] = cleaningMinutes
    this.maxCleaning = Math.max(this.maxCleaning, cleaningMinutes)
    this.maxRooms = Math.max(this.maxRooms, rooms)
  }

  growTo(capacity: number): void {
    this.any = grown(this.any, capacity)
    this.bathtub = grown(this.bathtub, capacity)
    this.cleaning = grown(this.cleaning, capacity)
  }
}
