import type { IndexedHotel } from './hotel-list.ts'

type RoomField = 'rooms' | 'bathtubRooms' | 'cleaningMinutes'

const grown = (list: Int16Array, capacity: number): Int16Array<ArrayBuffer> => {
  const longer = new Int16Array(capacity)
  longer.set(list)
  return longer
}

/** The number of rooms, of rooms with a bathtub, and of minutes of cleaning of each hotel in a city, by position. */
export class CityRooms {
  any: Int16Array
  bathtub: Int16Array
  /** minutes of cleaning */
  cleaning: Int16Array
  /** The longest cleaning time, in minutes, of any hotel added so far; 0 if no hotel cleans. */
  maxCleaning = 0
  /** The highest number of rooms of any hotel added so far. */
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
