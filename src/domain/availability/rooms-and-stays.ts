import type { CityRooms } from './city-rooms.ts'
import type { CityStays } from './city-stays.ts'
import type { RoomTally } from './room-tally.ts'

/** A city's rooms, and the stays in them. `tally` is working memory that all counts share. */
export type RoomsAndStays = { rooms: CityRooms; stays: CityStays; tally: RoomTally }
